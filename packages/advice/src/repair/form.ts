import { type Convert, type Fix, isList, isRecord, keysOf, own, writeJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isMaybeText } from '../names/carrier.js'
import { labelKey, partsIn } from '../point/copied.js'
import { joined } from '../point/joined.js'
import { parted } from '../point/parts.js'
import { remade } from '../point/remade.js'
import { itemIn } from '../point/scalars.js'
import { isInRow, isListed } from '../point/tuple.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { holdsSecret } from '../schema/holds-secret.js'
import { same } from '../schema/same.js'
import { shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import { schemasAt } from '../walk/schemas.js'
import { gradeOf } from './put-grade.js'
import type { Form, Site, Standing } from './site.js'
import { readingOf } from './text.js'

/** What a fix makes of a value, and how sure that is; `undefined` where it makes nothing of it. */
export const formOf = (site: Standing, fix: Fix): Form | undefined => {
  if (fix.id === 'put')
    return { grade: gradeOf(site, site.rejected.value, fix.value), value: fix.value }
  return fix.id === 'convert' ? conversion(site, fix) : undefined
}

/** An item that would not fit is `undefined`, and so no JSON: nothing is made of it. */
const conversion = (site: Standing, convert: Convert): Form | undefined => {
  const { how, key, to } = convert
  const { rejected } = site
  const { value } = rejected
  switch (how) {
    case 'parse': {
      const reading = typeof value === 'string' ? readingOf(value) : undefined
      if (reading === undefined) return undefined
      if (accepts(to, typeOf(reading.value))) return { ...reading, reveals: true }
      return to === 'array' && isRecord(reading.value) && rejected.isItem?.(reading.value) === true
        ? { grade: 'likely', value: [reading.value], reveals: true }
        : undefined
    }
    case 'split': {
      const { parts } = parted(typeof value === 'string' ? value : '', rejected.use?.())
      const items = parts.map((part) => itemIn(part, rejected))
      return items.length === 0 ? undefined : { grade: 'likely', value: items }
    }
    case 'join': {
      const text = joined(value, key ?? ',')
      return text === undefined ? undefined : { grade: 'likely', value: text }
    }
    case 'stringify': {
      const text = typeof value === 'object' ? writeJson(value) : undefined
      return text === undefined ? undefined : { grade: 'likely', value: text }
    }
    case 'wrap': {
      // A border: arguments are JSON.
      if (key !== undefined)
        return { grade: 'likely', value: Object.fromEntries([[key, value as Json]]), reveals: true }
      const item = itemIn(value, rejected)
      // What is wrong in it is said of its new place.
      if (item === undefined && isRecord(value))
        return { grade: 'likely', value: [value as Json], reveals: true }
      if (isInRow(site.owner) || isInRow(value)) return { grade: 'guess', value: [item] }
      const isSure = same(item, value) && hasItemTypes(site) && !isListed(value)
      return { grade: isSure ? 'certain' : 'likely', value: [item] }
    }
    case 'unwrap': {
      const parts = key === undefined ? undefined : partsIn(value)
      if (parts !== undefined) return { grade: 'likely', value: parts.text }
      const under = isList(value) && value.length === 1 ? '0' : isRecord(value) ? key : undefined
      if (under === undefined || !accepts(to, typeOf(own(value, under)))) return undefined
      // What is listed is no query that may say more than its name.
      const isListing = site.schemas.some(
        (schema) => shapeOf(site.walk, schema).values !== undefined
      )
      // What is said beside a label is lost, and may have been meant as well.
      if (isRecord(value) && labelKey(value) === under) return { grade: 'guess', under }
      if (!isListing && isMaybeText(under, lastOf(site.path))) return { grade: 'guess', under }
      const says = under === '0' || under === 'value' || under === site.path.at(-1)
      return { grade: says && keysOf(value).length === 1 ? 'certain' : 'likely', under }
    }
    default: {
      // What a map hides by a key has no key in a list.
      const made = holdsSecret(site.walk, value, site.schemas) ? undefined : remade(value, convert)
      return made === undefined ? undefined : { grade: 'likely', value: made, reveals: true }
    }
  }
}

/** Whether the schema says what the items of a place are: else anything would fit. */
const hasItemTypes = ({ piece, walk }: Site): boolean =>
  schemasAt(walk, [...piece.path, '0']).some((schema) => shapeOf(walk, schema).types.size > 0)

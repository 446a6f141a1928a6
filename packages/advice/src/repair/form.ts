import { type Convert, type Fix, isList, isRecord, keysOf, own, writeJson } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isNothing } from '../blank.js'
import { bitOf } from '../names/bit.js'
import { isMaybeText } from '../names/carrier.js'
import { wayMember } from '../names/direction.js'
import { nearMember } from '../names/member.js'
import { rankOf } from '../names/rank.js'
import { signOf } from '../names/sign.js'
import { isSameName } from '../names/spelling.js'
import { wordedMember } from '../names/worded.js'
import { itemIn, scalarsOf } from '../point/convert.js'
import { labelKey, partsIn } from '../point/copied.js'
import type { Rejected } from '../point/fix.js'
import { joined } from '../point/joined.js'
import { numberIn, numbersIn } from '../point/numbers-in.js'
import { parted } from '../point/parts.js'
import { remade } from '../point/remade.js'
import { isInRow, isListed } from '../point/tuple.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { holdsSecret } from '../schema/holds-secret.js'
import { same } from '../schema/same.js'
import { listedBy, shapeOf } from '../schema/shape.js'
import { truth, typeOf } from '../schema/value.js'
import { schemasAt } from '../walk/schemas.js'
import { booleanWord } from './boolean-word.js'
import type { Grade } from './grade.js'
import type { Form, Site, Standing } from './site.js'
import { isKept, readingOf } from './text.js'

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

/** How sure it is that one value was meant by another. */
const gradeOf = ({ piece, rejected, schemas }: Standing, from: unknown, to: Json): Grade => {
  if (scalarsOf(from).some((one) => one === to)) return isSure(from, to) ? 'certain' : 'likely'
  if (isList(from) && same(from, [to])) return 'certain'
  if ((isList(to) && typeof from !== 'object') || saysNumbers(from, to)) return 'likely'
  const { expected } = piece
  // Without a schema the advice alone says what is listed.
  const told = expected?.id === 'one_of' ? expected.values : []
  const listed = schemas.length === 0 ? told : schemas.flatMap((one) => listedBy(one) ?? [])
  if (typeof to === 'number' && isSaid(rejected, from, to, listed)) return 'likely'
  const said = rankOf(from, listed) ?? bitOf(from, listed) ?? wayMember(from, listed)
  if (said !== undefined && said === to) return 'likely'
  if (typeof from !== 'string' || typeof to !== 'string')
    return listed.length === 1 && holds(from, to) ? 'likely' : 'guess'
  const alike = listed.filter((one) => typeof one === 'string' && isSameName(from, one))
  if (isSameName(from, to)) return alike.every((one) => one === to) ? 'certain' : 'likely'
  // Where nothing else may be sent, that one is to be sent does not say that it was meant.
  return listed.length !== 1 || isNear(rejected, from, to) ? 'likely' : 'guess'
}

/** Whether all numbers of a value are among the several ones of another. */
const saysNumbers = (from: unknown, to: Json): boolean => {
  const [said, wanted] = [numbersOf(from), numbersOf(to)]
  return said.length > 1 && wanted.length > 0 && wanted.every((one) => said.includes(one))
}

const numbersOf = (value: unknown): ReadonlyArray<number> =>
  typeof value === 'number'
    ? [value]
    : isRecord(value)
      ? keysOf(value).flatMap((key) => numberIn(own(value, key)))
      : numbersIn(value)

/** Whether the author says that a text is meant by a number, or a number with its unit by it, or a list says an order by it. */
const isSaid = (
  { amount, called }: Rejected,
  from: unknown,
  to: number,
  listed: ReadonlyArray<Json>
): boolean =>
  typeof from === 'string' &&
  (called(false) === to || amount?.(from) === to || signOf(from, listed) === to)

/** Whether what came says nothing else than a value: it holds nothing, or that value, or a word for it. */
const holds = (from: unknown, to: Json): boolean =>
  isNothing(from) ||
  booleanWord(from) === to ||
  (typeof from === 'object' && keysOf(from).some((key) => key === to || same(own(from, key), to)))

const isNear = ({ meant, place }: Rejected, from: string, to: string): boolean =>
  isNothing(from) || (nearMember(meant, from, [to]) ?? wordedMember(from, [to], place)) === to

/** A number has many texts; a whole one that is safe has one that everybody writes. */
const isSure = (from: unknown, to: Json): boolean => {
  if (typeof from !== 'string') return Number.isSafeInteger(from)
  return typeof to === 'number' ? isKept(from.trim()) : truth(from.trim()) !== undefined
}

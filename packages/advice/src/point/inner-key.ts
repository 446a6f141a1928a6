import { keysOf, own, type Path } from '@toolfault/model'
import { isCarrier } from '../names/carrier.js'
import { nameOf } from '../pointers.js'
import { isOfForm } from '../schema/format.js'
import { fitsAll } from '../schema/misfits.js'
import { listedBy, shapeOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { areFor, isUnion } from './are-for.js'
import { calledBy } from './called-by.js'
import { formatsOf } from './dated.js'
import { namesIn } from './like-item.js'

/** Whether a schema lists several values, of which this is one. */
const isListed = (schema: unknown, value: unknown): boolean => {
  const values = listedBy(schema) ?? []
  return values.length > 1 && values.some((one) => one === value)
}

/**
 * The only key of an object of a place that lists a value; else the only one that has to be there beside constants, or may, where
 * it fits; of several that may the only one of the text's format, or that takes it at all and says no more than that.
 */
export const soleKeyOf = (
  walk: Walk,
  place: Path,
  schemas: ReadonlyArray<unknown>,
  value: unknown
): string | undefined => {
  const needed = new Set(schemas.flatMap((schema) => [...shapeOf(walk, schema).required]))
  const required = new Set([...needed].filter((key) => !isConstant(walk, [...place, key])))
  const named = new Set(namesIn(walk, schemas))
  if (schemas.some(isUnion)) return undefined
  const listing = [...named].filter((key) =>
    schemasAt(walk, [...place, key]).some((schema) => isListed(schema, value))
  )
  if (listing.length > 0) return sole(listing)
  const [key, more] = required.size > 0 ? required : named
  if (key === undefined) return undefined
  if (more !== undefined)
    return required.size > 0
      ? calledBy(walk, place, required, value)
      : (formedKey(walk, place, named, value) ?? carryingKey(walk, place, named, value))
  const inside = schemasAt(walk, [...place, key])
  // A text of the form that is wanted says no more than that, whatever signs it holds.
  const isForm =
    typeof value === 'string' && inside.some((schema) => isOfForm(own(schema, 'format'), value))
  if (named.size > 1 && !isForm && saysMore(value)) return undefined
  return areFor(walk, inside, value) ? key : undefined
}

/** Whether a place holds the same whoever fills it. */
const isConstant = (walk: Walk, place: Path): boolean =>
  schemasAt(walk, place).some((schema) => listedBy(schema)?.length === 1)

/** The only key of several whose format a text clearly has: `date` for `2026-01-31`, where it may be that or `dateTime`. */
const formedKey = (
  walk: Walk,
  place: Path,
  named: ReadonlySet<string>,
  text: unknown
): string | undefined =>
  typeof text !== 'string' || !speaksOfFormat(text)
    ? undefined
    : sole(
        [...named].filter((key) => {
          const inside = schemasAt(walk, [...place, key])
          return (
            inside.some((schema) => isOfForm(own(schema, 'format'), text)) &&
            fitsAll(walk, inside, text)
          )
        })
      )

/** The only key of several that takes a value, if it is called as what carries all of one: `label` beside `isDefault`. */
const carryingKey = (
  walk: Walk,
  place: Path,
  named: ReadonlySet<string>,
  value: unknown
): string | undefined => {
  if (named.size > KEYS || saysMore(value)) return undefined
  const key = sole(
    [...named].filter((one) => areFor(walk, schemasAt(walk, [...place, one]), value))
  )
  const name = nameOf(place)
  // Under its own name it may be a part of what has none: `{ on: true }` for `{ kitchen: { on: true } }`.
  return key !== undefined && key !== name && isCarrier(key, name, walk.meant) ? key : undefined
}

/** Whether a text speaks of its format by itself: days, times and UUIDs, addresses with a dot behind the `@`, or with `://`. */
const speaksOfFormat = (text: string): boolean =>
  /^(?:[^\s:@]+@[^\s.@]+\.[^\s@]+|(?:\d{4}-\d\d-\d|[\da-f]{8}-[\da-f]{4}-|[a-z][a-z\d+.-]*:\/\/)\S*)$/i.test(
    text
  )

/** Whether a text says more than one thing: `A=1`, `name: x`, `-created`, `age desc`; no address on the web and no time does. */
const saysMore = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^[-+]\p{L}|^[\d.-]*[a-z_][\w.-]*\s*(?:=|:(?!\/\/))|\s(?:asc|desc)(?:ending)?$/iu.test(
    value.trim()
  )

/** More keys of an object are not looked at. */
const KEYS = 16

/** The only key of an object under which a text of the format stands that a place names, or a date where its author says so: `dateTime` beside `timeZone`. */
export const formKeyOf = (schemas: ReadonlyArray<unknown>, held: object): string | undefined => {
  const formats = schemas.flatMap(formatsOf)
  const keys = keysOf(held)
  // A date that is said in words alone may be of a text: then nothing may be lost beside it.
  const isSaid = !schemas.some((schema) => own(schema, 'format') !== undefined)
  if (isSaid && keys.some((key) => !ofDate.test(key))) return undefined
  return sole(
    keys.filter((key) => {
      const text = keys.length > KEYS ? undefined : own(held, key)
      return typeof text === 'string' && formats.some((format) => isOfForm(format, text))
    })
  )
}

/** What an object of one date may hold, and its zone. */
const ofDate = /^(?:date_?time|date|value|time_?zone|tz)$/i

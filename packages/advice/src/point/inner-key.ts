import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { accepts } from '../schema/accepts.js'
import { besideNull } from '../schema/beside-null.js'
import { branchesOf } from '../schema/branches.js'
import { isOfForm } from '../schema/format.js'
import { fitsAll, misfits } from '../schema/misfits.js'
import { listedBy, shapeOf } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { formatsOf } from './dated.js'
import { isLikeItem, knownBy, namesIn } from './like-item.js'

/** Whether a subschema has branches, of which nobody knows which was meant. */
export const isUnion = (schema: unknown): boolean =>
  branchesOf(schema) !== undefined && besideNull(schema) === undefined

/** Whether a schema lists several values, of which this is one. */
const isListed = (schema: unknown, value: unknown): boolean => {
  const values = listedBy(schema) ?? []
  return values.length > 1 && values.some((one) => one === value)
}

/**
 * The only key of an object of a place that lists a value; else the only one that has to be there beside constants, or may, where
 * it fits; of several that may the only one of the text's format.
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
      : formedKey(walk, place, named, value)
  const inside = schemasAt(walk, [...place, key])
  // A text of the form that is wanted says no more than that, whatever signs it holds.
  const isForm =
    typeof value === 'string' && inside.some((schema) => isOfForm(own(schema, 'format'), value))
  if (named.size > 1 && !isForm && saysMore(value)) return undefined
  return areFor(walk, inside, value) ? key : undefined
}

/** More characters are no name. */
const CALLED = 80

/** What a short text is called by in an object that has to have no more than that and what it means: `label` beside `description`. */
const calledBy = (
  walk: Walk,
  place: Path,
  required: ReadonlySet<string>,
  text: unknown
): string | undefined => {
  if (typeof text !== 'string' || isNothing(text) || text.length > CALLED) return undefined
  if (required.size !== 2 || !required.has('description') || /\n/.test(text)) return undefined
  const name = sole([...required].filter((key) => /^(?:label|name|title)$/.test(key)))
  return name !== undefined && areFor(walk, schemasAt(walk, [...place, name]), text)
    ? name
    : undefined
}

/** Whether a place holds the same whoever fills it. */
const isConstant = (walk: Walk, place: Path): boolean =>
  schemasAt(walk, place).some((schema) => listedBy(schema)?.length === 1)

/** Whether subschemas of a place take a value, and say of what type it is. */
export const areFor = (walk: Walk, schemas: ReadonlyArray<unknown>, value: unknown): boolean =>
  schemas.some((schema) => shapeOf(walk, schema).types.size > 0) && fitsAll(walk, schemas, value)

/** The only key of several whose format a text clearly has: `date` for `2026-01-31`, where it may be that or `dateTime`. */
const formedKey = (
  walk: Walk,
  place: Path,
  named: ReadonlySet<string>,
  text: unknown
): string | undefined =>
  typeof text !== 'string' || !isFormed(text)
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

/** Whether a text speaks of its format by itself: days, times and UUIDs, addresses with a dot behind the `@`, or with `://`. */
const isFormed = (text: string): boolean =>
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

/** So many items tell what a list holds. */
const ITEMS = 16

/**
 * The only key of an object of a place that takes a list, where that was sent in place of the object: the
 * items fit there, or are objects of which its items know more keys than the object does, as some of them do.
 */
export const listKeyOf = (
  walk: Walk,
  place: Path,
  schemas: ReadonlyArray<unknown>,
  list: ReadonlyArray<unknown>
): string | undefined => {
  if (list.length === 0 || schemas.some(isUnion)) return undefined
  const named = new Set(namesIn(walk, schemas))
  return sole(
    [...named].filter((key) => {
      const lists = schemasAt(walk, [...place, key])
      if (!lists.some((schema) => accepts([...shapeOf(walk, schema).types], 'array'))) return false
      const items = schemasAt(walk, [...place, key, '0'])
      const some = list.slice(0, ITEMS)
      const meant = some.filter((item) => isMeant(walk, schemas, items, item))
      // Beside one that tells, what says nothing of either may be an item with a mistake.
      return (
        meant.length > 0 &&
        some.every((item) => meant.includes(item) || isMute(walk, schemas, item))
      )
    })
  )
}

/** Whether an object has no key that these schemas name. */
const isMute = (walk: Walk, schemas: ReadonlyArray<unknown>, item: unknown): boolean =>
  isRecord(item) && knownBy(walk, schemas, item) === 0

/** Whether a key of an object has another value than the listed ones: `{ "type": "paragraph" }` is no `doc`. */
const isOfOtherTag = (walk: Walk, schemas: ReadonlyArray<unknown>, item: object): boolean =>
  schemas.some((schema) =>
    misfits(walk, schema, item).some(({ kind, path }) => kind === 'choice' && path.length === 1)
  )

/** Whether an item is one of a list, and nothing else of the object that holds it. */
const isMeant = (
  walk: Walk,
  owner: ReadonlyArray<unknown>,
  items: ReadonlyArray<unknown>,
  item: unknown
): boolean =>
  isRecord(item)
    ? isLikeItem(walk, items, item) &&
      (knownBy(walk, items, item) > knownBy(walk, owner, item) ||
        (fitsAll(walk, items, item) && isOfOtherTag(walk, owner, item)))
    : areFor(walk, items, item)

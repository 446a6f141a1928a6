import { isList, isRecord, keysOf } from '@toolfault/model'
import { isEntryOf } from '../names/naming.js'
import { isSameNumber, wholeOf } from '../names/spelling.js'
import { shapeOf } from '../schema/shape.js'
import type { Walk } from '../walk/walk.js'

/** More keys are not compared. */
const MANY = 64

/** Whether an object has none of the keys that these schemas name, nor one that is near, where they name some. */
export const isUnlike = (walk: Walk, schemas: ReadonlyArray<unknown>, value: unknown): boolean => {
  if (!isRecord(value)) return false
  const names = namesIn(walk, schemas)
  const keys = keysOf(value).slice(0, MANY)
  return names.length > 0 && !keys.some((key) => isOneOf(walk, key, names))
}

/** The keys that these schemas name. */
export const namesIn = (walk: Walk, schemas: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  schemas.flatMap((schema) => [...shapeOf(walk, schema).properties.keys()])

const isOneOf = (walk: Walk, key: string, names: ReadonlyArray<string>): boolean =>
  names.includes(key) || walk.meant(key, names) !== undefined

/**
 * Whether an object was meant as an item by these schemas, though something in it is wrong: most of its
 * keys are those of an item, or near to one.
 */
export const isLikeItem = (
  walk: Walk,
  schemas: ReadonlyArray<unknown>,
  value: unknown
): boolean => {
  const keys = isRecord(value) ? keysOf(value).length : 0
  if (keys === 1 && isNameOfEntry(namesIn(walk, schemas), keysOf(value))) return false
  return keys > 0 && knownBy(walk, schemas, value) * 2 > keys
}

/** So many items tell what a list holds. */
const ITEMS = 16

/**
 * Whether a list is one of such objects, though something in them is wrong: one of them is meant as an item, and of each half
 * of the keys at least are those of one.
 */
export const areLikeItems = (
  walk: Walk,
  schemas: ReadonlyArray<unknown>,
  value: unknown
): boolean => {
  const items = isList(value) ? value.slice(0, ITEMS) : []
  return (
    items.some((one) => isLikeItem(walk, schemas, one)) &&
    items.every((one) => isRecord(one) && knownBy(walk, schemas, one) * 2 >= keysOf(one).length)
  )
}

/** Whether the only key of an object is rather what an entry is called than one of its keys: `{ "tag:Name": "web" }` of `{ Name, Value }`. */
export const isNameOfEntry = (
  names: ReadonlyArray<string>,
  [key = '', more]: ReadonlyArray<string>
): boolean =>
  more === undefined &&
  isEntryOf(names) &&
  !names.some((name) => isSameNumber(wholeOf(name), wholeOf(key)))

/** How many of an object's keys these schemas name, or have one that is near. */
export const knownBy = (walk: Walk, schemas: ReadonlyArray<unknown>, value: unknown): number =>
  knownKeys(walk, schemas, value).length

/** The keys of an object that these schemas name, or to which they have one that is near. */
export const knownKeys = (
  walk: Walk,
  schemas: ReadonlyArray<unknown>,
  value: unknown
): ReadonlyArray<string> => {
  const names = namesIn(walk, schemas)
  return keysOf(value)
    .slice(0, MANY)
    .filter((key) => isOneOf(walk, key, names))
}

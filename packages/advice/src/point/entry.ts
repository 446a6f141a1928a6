import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { nearMember } from '../names/member.js'
import { isCalling, isHolding } from '../names/naming.js'
import { fits, fitsAll } from '../schema/misfits.js'
import { limitsNames } from '../schema/patterns.js'
import { shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { namesIn } from './like-item.js'

/** Whether the name or the value of an entry stands under a key. */
export const isOfEntry = (key: string): boolean => isCalling(key) || isHolding(key)

/**
 * What a place holds under names, neither objects nor lists, where an object says one name and its value and nothing
 * else; `undefined` where it does not, and where the place itself says what keys are called.
 */
export const entryOf = (
  walk: Walk,
  place: Path,
  value: unknown
): ReadonlyArray<string> | undefined => {
  const [name, held] = entryIn(value)
  if (name === undefined || held === undefined || !isMap(walk, place)) return undefined
  if (schemasAt(walk, place).some(limitsNames)) return undefined
  const types = new Set(
    schemasAt(walk, [...place, held]).flatMap((schema) => [...shapeOf(walk, schema).types])
  )
  return types.size === 0 || types.has('object') || types.has('array') ? undefined : [...types]
}

/**
 * Whether an object says one name, which has no room in a map, and one other thing: of `{ [key]: number }` a list that holds
 * `{ "name": "a", "weight": 1 }` alone is a list of its entries.
 */
export const isRowOf = (walk: Walk, place: Path, value: unknown): boolean => {
  const keys = isRecord(value) ? keysOf(value) : []
  const name = keys.length === 2 ? keys.find(isCalling) : undefined
  if (name === undefined || !isMap(walk, place)) return false
  const said = own(value, name)
  return typeof said === 'string' && !fitsAll(walk, schemasAt(walk, [...place, name]), said)
}

/** More keys are not looked at. */
const MANY = 64

/** Whether a place lists entries of a name and what it holds, and a value has such under names: `{ "A": "1" }` of `[{ key, value }]`. */
export const areEntries = (walk: Walk, place: Path, value: unknown): boolean => {
  const keys = isRecord(value) ? keysOf(value) : []
  if (keys.length === 0 || keys.length > MANY) return false
  const names = new Set(namesIn(walk, schemasAt(walk, [...place, '0'])))
  return (
    shapesAt(walk, place).some(({ types }) => types.has('array')) &&
    [isCalling, isHolding].every((is) => [...names].some(is)) &&
    keys.every((key) => !names.has(key) && typeof own(value, key) !== 'object')
  )
}

/**
 * Whether one of both, the name or the value, has no room in a place under its own name, nor is near to what is listed
 * there: two that fail are two mistakes.
 */
export const isUnequal = (walk: Walk, place: Path, value: unknown): boolean => {
  const [name = '', held = ''] = entryIn(value)
  const isRight = (key: string): boolean =>
    schemasAt(walk, [...place, key]).every(
      (schema) =>
        fits(walk, schema, own(value, key)) ||
        nearMember(walk.meant, own(value, key), shapeOf(walk, schema).values ?? []) !== undefined
    )
  return isRight(name) !== isRight(held)
}

/** The keys of the name and of the value, where an object has no others and the name is a text. */
const entryIn = (value: unknown): ReadonlyArray<string> => {
  const keys = isRecord(value) ? keysOf(value) : []
  const name = keys.find(isCalling)
  const held = keys.find(isHolding)
  const isEntry = keys.length === 2 && name !== undefined && held !== undefined
  return isEntry && typeof own(value, name) === 'string' ? [name, held] : []
}

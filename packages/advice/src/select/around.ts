import { isList, keysOf, own, type Path, valueAt } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { isLikeItem, knownBy } from '../point/like-item.js'
import { lastOf, nameOf } from '../pointers.js'
import { schemasAt } from '../walk/schemas.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import type { Owner } from './owners.js'

/** More that stand under names are not compared. */
const MANY = 16

/**
 * Whether an object is no item of the map that it stands in, but the map itself, under its only key: what it holds are
 * items, by names that no item has nor one that is near, and the key says no more than the map does.
 * `isAlone` tells whether it is the only one there.
 */
export const isMapAgain = (
  walk: Walk,
  { path, unknown, value }: Owner,
  isAlone: (path: Path) => boolean
): boolean => {
  const keys = keysOf(value)
  const map = path.slice(0, -1)
  if (keys.length === 0 || keys.length > MANY || unknown.length !== keys.length) return false
  if (!isAlone(path) || !isMap(walk, map)) return false
  const items = schemasAt(walk, path)
  return (
    isSaying(walk, map, lastOf(path), keys) &&
    knownBy(walk, items, value) === 0 &&
    keys.every((key) => isLikeItem(walk, items, own(value, key)))
  )
}

/** Whether nothing stands beside a place; what holds it is counted once, however many of its places are asked for. */
export const aloneIn = (value: unknown): ((path: Path) => boolean) => {
  const known = new Map<unknown, boolean>()
  return (path) => {
    const around = path.length > 0 ? valueAt(value, path, path.length - 1) : undefined
    const isAlone = known.get(around) ?? (!isList(around) && keysOf(around).length === 1)
    known.set(around, isAlone)
    return isAlone
  }
}

/** Whether a key says only that values of a map stand under it, and what stands there is not what holds one of them. */
const isSaying = (walk: Walk, map: Path, key: string, inside: ReadonlyArray<string>): boolean => {
  const name = nameOf(map)
  const isSame = name !== undefined && (key === name || walk.meant(key, [name]) !== undefined)
  return (isSame || /^(?:values?|items|entries|map)$/i.test(key)) && !inside.every(isEnvelope)
}

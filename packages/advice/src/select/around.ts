import { isIndex, keysOf, own, type Path, valueAt } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { isLikeItem, knownBy } from '../point/like-item.js'
import { shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import type { Owner } from './owners.js'

/** More that stand under names are not compared. */
const MANY = 16

/**
 * Whether an object is no item of the map that it stands in, but the map itself, under its only key: what it holds are
 * items, by names that no item has nor one that is near, and the key says no more than the map does, or they cannot be parts of one.
 */
export const isMapAgain = (walk: Walk, { path, unknown, value }: Owner): boolean => {
  const keys = keysOf(value)
  const map = path.slice(0, -1)
  const isOnly = path.length > 0 && keysOf(valueAt(walk.value, map)).length === 1
  if (!isOnly || keys.length === 0 || keys.length > MANY || unknown.length !== keys.length)
    return false
  if (!isMap(walk, map)) return false
  const items = schemasAt(walk, path)
  return (
    (isSaying(walk, map, path.at(-1) ?? '', keys) || areItems(walk, items, value)) &&
    knownBy(walk, items, value) === 0 &&
    keys.every((key) => isLikeItem(walk, items, own(value, key)))
  )
}

/** Whether a key says only that values of a map stand under it, and what stands there is not what holds one of them. */
const isSaying = (walk: Walk, map: Path, key: string, inside: ReadonlyArray<string>): boolean => {
  const name = map.findLast((step) => !isIndex(step))
  const isSame = name !== undefined && (key === name || walk.meant(key, [name]) !== undefined)
  return (isSame || /^(?:values?|items|entries|map)$/i.test(key)) && !inside.every(isEnvelope)
}

/** Whether objects are no parts of one item: no key of an item holds any, and two of them have a key in common. */
const areItems = (walk: Walk, items: ReadonlyArray<unknown>, value: unknown): boolean => {
  const held = keysOf(value).flatMap((key) => keysOf(own(value, key)).slice(0, MANY))
  return new Set(held).size < held.length && items.every((item) => holdsNone(walk, item))
}

const holdsNone = (walk: Walk, item: unknown): boolean =>
  [...shapeOf(walk, item).properties.values()].flat().every((schema) => {
    const { types } = shapeOf(walk, schema)
    return types.size > 0 && !types.has('object') && !types.has('array')
  })

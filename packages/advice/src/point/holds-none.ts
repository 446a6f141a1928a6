import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** More keys are not looked at. */
const MANY = 64

/** Whether an object is no map of objects or lists, for it holds scalars alone: `{ "source": "A", "target": "B" }`. */
export const holdsNone = (walk: Walk, place: Path, value: unknown): boolean => {
  const keys = isRecord(value) ? keysOf(value).slice(0, MANY) : []
  return (
    keys.length > 0 &&
    keys.every((key) => typeof own(value, key) !== 'object') &&
    isMap(walk, place) &&
    keys.every((key) => isOfObjects(walk, [...place, key]))
  )
}

const isOfObjects = (walk: Walk, place: Path): boolean => {
  const shapes = shapesAt(walk, place)
  return (
    shapes.length > 0 &&
    shapes.every(
      ({ types }) => types.size > 0 && [...types].every((type) => /^(?:array|object)$/.test(type))
    )
  )
}

import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** More keys are not looked at. */
const MANY = 64

/** Whether no value of an object has room in a place that holds maps under names, or lists of objects: each is a scalar. */
export const isShallow = (walk: Walk, place: Path, value: unknown): boolean => {
  const keys = isRecord(value) ? keysOf(value) : []
  const [first] = keys
  if (first === undefined || keys.length > MANY || !isMap(walk, place)) return false
  const inside = [...place, first]
  return (
    keys.every((key) => isScalar(own(value, key))) &&
    (isMap(walk, inside) || isOnly(walk, [...inside, '0'], 'object'))
  )
}

/** A text may be an object or a list as JSON. */
const isScalar = (value: unknown): boolean =>
  typeof value === 'string' ? !/^\s*[[{]/.test(value) : typeof value !== 'object' || value === null

const isOnly = (walk: Walk, place: Path, type: string): boolean =>
  shapesAt(walk, place).some(({ types }) => types.size === 1 && types.has(type))

import { isRecord, keysOf } from '@toolfault/model'
import { shapeOf } from '../schema/shape.js'
import type { Walk } from '../walk/walk.js'

/**
 * Whether an object was meant as an item by these schemas, though something in it is wrong: most of its
 * keys are those of an item.
 */
export const isLikeItem = (
  walk: Walk,
  schemas: ReadonlyArray<unknown>,
  value: unknown
): boolean => {
  const keys = isRecord(value) ? keysOf(value) : []
  if (keys.length === 0) return false
  const shapes = schemas.map((schema) => shapeOf(walk, schema).properties)
  return keys.filter((key) => shapes.some((names) => names.has(key))).length * 2 > keys.length
}

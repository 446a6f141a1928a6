import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { isNaming } from '../names/naming.js'
import { shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** More keys than the name and the value of an entry, and some of its own, are not looked at. */
const MANY = 8

/** Whether the name or the value of an entry stands under a key. */
export const isOfEntry = (key: string): boolean => isNaming(key) || isHolding(key)

const isHolding = (key: string): boolean => /^(?:value|content)$/i.test(key)

/**
 * Whether an object says one name and its value, of a place that holds no objects and no lists under names: what
 * they are is said, `undefined` where it is no such object. In a list an entry has other keys, too.
 */
export const entryOf = (
  walk: Walk,
  place: Path,
  value: unknown
): ReadonlyArray<string> | undefined => {
  const keys = isRecord(value) ? keysOf(value) : []
  const [named, ...more] = keys.filter(isNaming)
  const [held, ...others] = keys.filter(isHolding)
  const isOne = named !== undefined && held !== undefined && more.length + others.length === 0
  if (!isOne || keys.length > MANY || typeof own(value, named) !== 'string') return undefined
  if (!isMap(walk, place)) return undefined
  const types = new Set(
    schemasAt(walk, [...place, held]).flatMap((schema) => [...shapeOf(walk, schema).types])
  )
  return types.size === 0 || types.has('object') || types.has('array') ? undefined : [...types]
}

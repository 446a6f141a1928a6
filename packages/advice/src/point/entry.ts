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
 * What a place holds under names, neither objects nor lists, where an object says one name and its value; `undefined`
 * where it does not. Other keys may stand beside them.
 */
export const entryOf = (
  walk: Walk,
  place: Path,
  value: unknown
): ReadonlyArray<string> | undefined => {
  const keys = isRecord(value) ? keysOf(value) : []
  if (keys.length > MANY) return undefined
  const [held, more] = keys.filter(isHolding)
  const isNamed = keys.some((key) => isNaming(key) && isName(own(value, key)))
  if (!isNamed || held === undefined || more !== undefined || !isMap(walk, place)) return undefined
  const types = new Set(
    schemasAt(walk, [...place, held]).flatMap((schema) => [...shapeOf(walk, schema).types])
  )
  return types.size === 0 || types.has('object') || types.has('array') ? undefined : [...types]
}

const isName = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

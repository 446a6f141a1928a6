import { isRecord, keysOf, own, type Path } from '@toolfault/model'
import { schemasAt } from '../walk/schemas.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { knownBy } from './like-item.js'

/** More keys are not compared. */
const MANY = 64

/**
 * Whether an object was meant as one of those that a place holds under names, and has none: at least half of its keys
 * are theirs, and no object stands under any.
 */
export const isNameless = (walk: Walk, place: Path, value: unknown): boolean => {
  const keys = isRecord(value) ? keysOf(value) : []
  const [first = ''] = keys
  if (keys.length === 0 || keys.length > MANY || !isMap(walk, place)) return false
  const isHeld = keys.some((key) => isRecord(own(value, key)))
  return !isHeld && knownBy(walk, schemasAt(walk, [...place, first]), value) * 2 >= keys.length
}

import type { Path } from '@toolfault/model'
import type { Named } from '../names/entry-keys.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** More keys are no names of entries. */
const MANY = 64

/**
 * Which of two keys of an entry lists all of these names, and which is for what they hold: `method` and `minutes` of `{ "popup": 10 }`.
 * `undefined` where both do or none does.
 */
export const listedEntry = (
  walk: Walk,
  item: Path,
  [one, other, more]: ReadonlyArray<string>,
  called: ReadonlyArray<string>
): Named | undefined => {
  if (one === undefined || other === undefined || more !== undefined) return undefined
  const isOne = listsAll(walk, [...item, one], called)
  if (isOne === listsAll(walk, [...item, other], called)) return undefined
  return isOne ? { key: one, value: other } : { key: other, value: one }
}

/** Whether a place lists all of these names; none lists too many of them, or none. */
export const listsAll = (walk: Walk, place: Path, called: ReadonlyArray<string>): boolean => {
  if (called.length === 0 || called.length > MANY) return false
  const values = new Set(shapesAt(walk, place).flatMap((shape) => shape.values ?? []))
  return called.every((name) => values.has(name))
}

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
  if (called.length === 0 || called.length > MANY) return undefined
  const lists = (key: string): boolean => {
    const values = new Set(shapesAt(walk, [...item, key]).flatMap((shape) => shape.values ?? []))
    return called.every((name) => values.has(name))
  }
  if (lists(one) === lists(other)) return undefined
  return lists(one) ? { key: one, value: other } : { key: other, value: one }
}

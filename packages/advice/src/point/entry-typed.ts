import { isList, keysOf, own, type Path } from '@toolfault/model'
import type { Named } from '../names/entry-keys.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/**
 * Which of two keys of an entry takes a text and no list, and so its name, where the other takes lists and no text, as all that
 * stands under names is: `{ "A": ["x"] }` of `{ entityName, contents }`. `undefined` where nobody can tell.
 */
export const typedEntry = (
  walk: Walk,
  item: Path,
  [one, other, more]: ReadonlyArray<string>,
  map: unknown
): Named | undefined => {
  if (one === undefined || other === undefined || more !== undefined) return undefined
  if (!keysOf(map).every((key) => isList(own(map, key)))) return undefined
  const takes = (name: string, type: string, not: string): boolean => {
    const shapes = shapesAt(walk, [...item, name])
    return shapes.length > 0 && shapes.every(({ types }) => types.has(type) && !types.has(not))
  }
  const isNamedBy = (key: string, value: string): boolean =>
    takes(key, 'string', 'array') && takes(value, 'array', 'string')
  if (isNamedBy(one, other)) return { key: one, value: other }
  return isNamedBy(other, one) ? { key: other, value: one } : undefined
}

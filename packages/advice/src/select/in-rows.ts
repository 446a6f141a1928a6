import { isIndex, isList, type Path, printPointer, valueAt } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** Without the items that do not follow those that a list has, one by one: what ends in a number may be no item. */
export const inRows = <A extends { readonly to: Path }>(
  walk: Walk,
  found: ReadonlyArray<A>
): ReadonlyArray<A> => {
  const next = new Map<string, number>()
  return found.filter(({ to }) => {
    const [list, last] = [to.slice(0, -1), lastOf(to)]
    if (!isIndex(last) || !isArray(walk, list)) return true
    const place = printPointer(list)
    const held = valueAt(walk.value, list)
    const at = next.get(place) ?? (isList(held) ? held.length : 0)
    if (Number(last) !== at) return false
    next.set(place, at + 1)
    return true
  })
}

export const isArray = (walk: Walk, place: Path): boolean =>
  shapesAt(walk, place).some(({ types }) => types.has('array'))

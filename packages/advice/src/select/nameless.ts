import { type Issue, keysOf, type Path, printPointer, valueAt } from '@toolfault/model'
import { typesAsked } from '../asked.js'
import { entryOf, isOfEntry } from '../point/entry.js'
import { isNameless } from '../point/nameless.js'
import { pointersTo } from '../pointers.js'
import { issue as issueOf } from '../schema/limits.js'
import { type Told, toldOf } from '../told/told.js'
import type { Walk } from '../walk/walk.js'

/**
 * Of an object without a name in place of those under names that is told, once, and not of each of its keys that it is
 * no object; of a name and its value, too, in place of a map that has the one under the other.
 */
export const namelessTold = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const places = new Map<string, Meant>()
  const seen = new Set<string>()
  for (const { issue } of told) {
    const key = issue.path.at(-1)
    const isObject = wantsObject(issue)
    if (key === undefined || !(isObject || isOfEntry(key))) continue
    const path = issue.path.slice(0, -1)
    const pointer = printPointer(path)
    // Each is looked at once, however many of its keys are no objects.
    if (isObject && seen.has(pointer)) continue
    if (isObject) seen.add(pointer)
    const items = isObject ? objectsAt(walk, path) : entryAt(walk, path)
    if (items !== undefined) places.set(pointer, { path, items })
  }
  if (places.size === 0) return told
  return [
    ...told.filter(({ issue }) => !pointersTo(issue.path).some((pointer) => places.has(pointer))),
    ...[...places.values()].map(({ items, path }) => ({
      ...toldOf(walk, issueOf(path, 'type', { type: 'object' })),
      nameless: items
    }))
  ]
}

/** A place, and what it holds under names. */
interface Meant {
  readonly path: Path
  readonly items: ReadonlyArray<string>
}

const wantsObject = (issue: Issue): boolean =>
  issue.kind === 'type' && typesAsked(issue)?.includes('object') !== false

const objectsAt = (walk: Walk, place: Path): ReadonlyArray<string> | undefined =>
  isNameless(walk, place, valueAt(walk.value, place)) ? ['object'] : undefined

/** More keys beside the name and the value are keys of a map. */
const entryAt = (walk: Walk, place: Path): ReadonlyArray<string> | undefined => {
  const value = valueAt(walk.value, place)
  return keysOf(value).length === 2 ? entryOf(walk, place, value) : undefined
}

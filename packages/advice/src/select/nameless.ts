import { type Issue, keysOf, type Path, printPointer, valueAt } from '@toolfault/model'
import { typesAsked } from '../asked.js'
import { entryOf, isOfEntry, isUnequal } from '../point/entry.js'
import { isNameless } from '../point/nameless.js'
import { isIn, lastOf } from '../pointers.js'
import { issue as issueOf } from '../schema/limits.js'
import { type Told, toldOf } from '../told/told.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/**
 * Of an object without a name in place of those under names that is told, once, and not of each of its keys that it is
 * no object; of a name and its value, too, in place of a map that has the one under the other.
 */
export const namelessTold = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!told.some(({ issue }) => wantsObject(issue) || isEntrys(issue))) return told
  const places = new Map<string, Meant>()
  const seen = new Set<string>()
  for (const { issue } of told) {
    const key = issue.path.at(-1)
    const isObject = wantsObject(issue)
    if (key === undefined || !(isObject || isEntrys(issue))) continue
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
    ...told.filter(({ issue }) => !isIn(places, issue.path)),
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

const objectsAt = (walk: Walk, place: Path): ReadonlyArray<string> | undefined => {
  const value = valueAt(walk.value, place)
  if (!isNameless(walk, place, value)) return undefined
  const [first = ''] = keysOf(value)
  const types = new Set(shapesAt(walk, [...place, first]).flatMap((shape) => [...shape.types]))
  return types.size === 0 ? ['object'] : [...types].filter((type) => type !== 'null')
}

/** Limits of what a value may be are said of it, whatever its key is called. */
const isEntrys = ({ kind, path }: Issue): boolean =>
  (kind === 'type' || kind === 'choice') && isOfEntry(lastOf(path))

const entryAt = (walk: Walk, place: Path): ReadonlyArray<string> | undefined => {
  const value = valueAt(walk.value, place)
  return isUnequal(walk, place, value) ? entryOf(walk, place, value) : undefined
}

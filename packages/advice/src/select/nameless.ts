import { type Path, printPointer, valueAt } from '@toolfault/model'
import { typesAsked } from '../asked.js'
import { isNameless } from '../point/nameless.js'
import { pointersTo } from '../pointers.js'
import { issue as issueOf } from '../schema/limits.js'
import { type Told, toldOf } from '../told/told.js'
import type { Walk } from '../walk/walk.js'

/** Of an object without a name in place of those under names that is told, once, and not of each of its keys that it is no object. */
export const namelessTold = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const places = new Map<string, Path>()
  for (const { issue } of told) {
    if (issue.kind !== 'type' || typesAsked(issue)?.includes('object') === false) continue
    const place = issue.path.slice(0, -1)
    places.set(printPointer(place), place)
  }
  // Each is looked at once, however many of its keys are wrong.
  for (const [pointer, place] of places)
    if (!isNameless(walk, place, valueAt(walk.value, place))) places.delete(pointer)
  if (places.size === 0) return told
  return [
    ...told.filter(({ issue }) => !pointersTo(issue.path).some((pointer) => places.has(pointer))),
    ...[...places.values()].map((place) => ({
      ...toldOf(walk, issueOf(place, 'type', { type: 'object' })),
      nameless: true as const
    }))
  ]
}

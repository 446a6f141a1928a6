import { isWithin, type Path, printPointer, valueAt } from '@toolfault/model'
import { isNameless } from '../point/nameless.js'
import { issue as issueOf } from '../schema/limits.js'
import { type Told, toldOf } from '../told/told.js'
import type { Walk } from '../walk/walk.js'

/** Of an object without a name in place of those under names that is told, once, and not of each of its keys that it is no object. */
export const namelessTold = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const places = new Map<string, Path>()
  for (const { issue } of told) {
    const place = issue.path.slice(0, -1)
    if (issue.kind !== 'type' || places.has(printPointer(place))) continue
    if (isNameless(walk, place, valueAt(walk.value, place))) places.set(printPointer(place), place)
  }
  const all = [...places.values()]
  if (all.length === 0) return told
  return [
    ...told.filter((one) => !all.some((place) => isWithin(one.issue.path, place))),
    ...all.map((place) => ({
      ...toldOf(walk, issueOf(place, 'type', { type: 'object' })),
      nameless: true as const
    }))
  ]
}

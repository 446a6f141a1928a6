import { type Issue, isIndex, lacksKey, type Path, printPointer } from '@toolfault/model'
import { ungrouped } from '../point/ungrouped.js'
import { isIn } from '../pointers.js'
import { issue as issueOf } from '../schema/limits.js'
import { type Told, toldOf } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { isRefused } from './owners.js'

/** Of a list of entries that hold several each that is told, once, and not what each of its objects lacks and has too many. */
export const ungroupedTold = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!told.some(({ issue }) => lacksKey(issue) && isInItem(issue))) return told
  const seen = new Set<string>()
  const lists = new Map<string, Path>()
  for (const { issue } of told) {
    if (!(isInItem(issue) && (lacksKey(issue) || isRefused(issue)))) continue
    const path = issue.path.slice(0, -2)
    const pointer = printPointer(path)
    if (seen.has(pointer)) continue
    seen.add(pointer)
    if (ungrouped(walk, path) !== undefined) lists.set(pointer, path)
  }
  if (lists.size === 0) return told
  return [
    ...told.filter(({ issue }) => !isIn(lists, issue.path)),
    ...[...lists.values()].map((path) => toldOf(walk, issueOf(path, 'type', { type: 'array' })))
  ]
}

/** Whether something is said of a key of an object in a list that is no item itself. */
const isInItem = ({ path }: Issue): boolean =>
  isIndex(path[path.length - 2] ?? '') && !isIndex(path[path.length - 3] ?? '')

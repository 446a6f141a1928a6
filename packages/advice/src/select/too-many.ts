import { type Advice, type Issue, keysOf, printPointer, valueAt } from '@toolfault/model'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'

/** What is left where an object has too many keys only as long as those are in it that have no place there. */
export const withoutTooMany = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!told.some(isTooMany)) return told
  const refused = refusedIn(told)
  return told.filter((one) => {
    const count = isTooMany(one) ? (refused.get(printPointer(one.issue.path)) ?? 0) : 0
    return count === 0 || hasTooMany(walk, one.issue, count)
  })
}

/** Whether an object has too many keys still when those are gone that advice says have to go. */
export const keepsTooMany = (walk: Walk, issue: Issue, advice: ReadonlyArray<Advice>): boolean => {
  const owner = printPointer(issue.path)
  const isGoing = ({ fix, path }: Advice): boolean =>
    fix?.id === 'remove' && path.length > 0 && printPointer(path.slice(0, -1)) === owner
  return hasTooMany(walk, issue, advice.filter(isGoing).length)
}

const hasTooMany = (walk: Walk, { params, path }: Issue, gone: number): boolean =>
  !(keysOf(valueAt(walk.value, path)).length - gone <= Number(params?.['limit']))

const isTooMany = ({ issue }: Told): boolean => issue.keyword === 'maxProperties'

/** How many keys of each object have no place in it. */
const refusedIn = (told: ReadonlyArray<Told>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { issue } of told) {
    if (!/^(?:additional|unevaluated)Properties$/.test(issue.keyword ?? '')) continue
    const owner = printPointer(issue.path.slice(0, -1))
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  }
  return counts
}

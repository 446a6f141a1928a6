import { type Issue, keysOf, printPointer, valueAt } from '@toolfault/model'
import { isAuthors } from '../asked.js'
import { isUnknown } from '../select/unknown.js'
import { sorting } from '../select/within.js'
import { isUnion } from '../told/told.js'
import { holding } from '../union/names.js'
import type { Walk } from '../walk/walk.js'

/**
 * A union that no schema knows, and of which two issues are told in one list, each a key that lacks, by these keys: each is all
 * that one branch says, and to add both may be too much. Two branches that lack the same key say so twice.
 */
export const halved = (walk: Walk, issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const within = sorting(issues)
  const dropped = new Set<Issue>()
  const named = new Map<Issue, Issue>()
  for (const union of issues) {
    if (!isUnion(union) || !isUnknown(walk, union.path)) continue
    const halves = within(union.path).length === 3 ? lacksOf(union, within(union.path)) : []
    const [one, other] = halves
    if (one === undefined || other === undefined) continue
    const isOpen = walk.hasValue && keysOf(valueAt(walk.value, union.path)).length > 0
    const shapes = halves.map(({ path }) => holding(path.slice(-1), isOpen))
    for (const half of halves) dropped.add(half)
    named.set(union, { ...union, params: { ...union.params, shapes } })
  }
  if (named.size === 0) return issues
  return issues.flatMap((issue) => (dropped.has(issue) ? [] : [named.get(issue) ?? issue]))
}

/** What is told beside a union, where all of it are keys that lack there, and no two the same. */
const lacksOf = (union: Issue, all: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const others = all.filter((issue) => issue !== union)
  const isLack = (issue: Issue): boolean =>
    issue.kind === 'missing' && !isAuthors(issue) && issue.path.length === union.path.length + 1
  const places = new Set(others.map(({ path }) => printPointer(path)))
  return others.every(isLack) && places.size === others.length ? others : []
}

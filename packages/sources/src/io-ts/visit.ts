import { own } from '@toolfault/model'
import type { Fork, Trail } from './trail.js'

/** Where the errors end that the same visit of a union left behind. */
export const endOfVisit = (
  trails: ReadonlyArray<Trail | undefined>,
  from: number,
  level: number
): number => {
  let end = from + 1
  const first = trails[from]
  let before = first?.forks[level]
  if (first === undefined || before === undefined) return end
  for (; end < trails.length; end++) {
    const next = trails[end]
    const fork = next?.forks[level]
    if (next === undefined || fork === undefined || !sameVisit(first, before, next, fork)) break
    before = fork
  }
  return end
}

/**
 * The same way leads to the same union, and its branches come in their order: where they begin again, it is
 * another visit.
 */
const sameVisit = (one: Trail, before: Fork, other: Trail, fork: Fork): boolean => {
  if (before.at !== fork.at || fork.branch < before.branch) return false
  for (let at = fork.at; at > 0; at--) {
    if (own(one.context[at], 'key') !== own(other.context[at], 'key')) return false
  }
  return true
}

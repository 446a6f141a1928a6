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

/** io-ts keeps the entries of one visit; in a copy of its errors the ways to it are alike. */
const sameVisit = (one: Trail, before: Fork, other: Trail, fork: Fork): boolean => {
  if (before.at !== fork.at) return false
  if (one.context[fork.at] === other.context[fork.at]) return true
  if (fork.branch < before.branch) return false
  for (let at = fork.at; at >= 0; at--) {
    if (own(one.context[at], 'key') !== own(other.context[at], 'key')) return false
  }
  return nameAt(one, fork.at) === nameAt(other, fork.at)
}

const nameAt = ({ context }: Trail, at: number): unknown => own(own(context[at], 'type'), 'name')

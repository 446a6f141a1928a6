import { type Issue, kindOf, own, owns, type Steps, step, total } from '@toolfault/model'
import { illegible } from '../list.js'
import { actualOf, isAbsent } from './absent.js'
import type { Look } from './codec.js'
import type { Leaf } from './leaf.js'
import type { Listed } from './listed.js'
import type { Fork, Trail } from './trail.js'
import { endOfVisit } from './visit.js'

/** Unions within unions deeper than this are read flat: nobody may recurse on what was sent. */
const DEPTH = 32

/**
 * Reads errors in their order: those that one visit of a union left behind become one issue of their own,
 * every other one issue each.
 */
export const grouping = (
  look: Look,
  listed: Listed,
  leaf: Leaf,
  budget: Steps
): ((trails: ReadonlyArray<Trail | undefined>) => ReadonlyArray<Issue>) => {
  const read = (trails: ReadonlyArray<Trail | undefined>, level: number): ReadonlyArray<Issue> => {
    const issues: Array<Issue> = []
    let at = 0
    while (at < trails.length) {
      const end = endOfVisit(trails, at, level)
      const visit = trails.slice(at, end)
      for (const issue of union(visit, level) ?? visit.map(one)) issues.push(issue)
      at = end
    }
    return issues
  }

  const one = (trail: Trail | undefined): Issue =>
    trail === undefined
      ? illegible
      : total(
          () => leaf(trail),
          () => illegible
        )

  /** `undefined` where they are no union's, or have to be read one by one. */
  const union = (
    visit: ReadonlyArray<Trail | undefined>,
    level: number
  ): ReadonlyArray<Issue> | undefined => {
    const [trail] = visit
    const fork = trail?.forks[level]
    if (trail === undefined || fork === undefined || level >= DEPTH) return undefined
    const path = trail.path.slice(0, fork.depth)
    const branches = apart(visit, level, look)
    // A tag led to it, or there is no other for JSON: it speaks for itself.
    if (branches.size < 2) return [...branches.values()].flatMap((own) => read(own, level + 1))
    const key = path.at(-1)
    if (key !== undefined && isLacking(trail, fork, key)) {
      return [{ path, kind: 'missing', keyword: 'required' }]
    }
    const values = listed.values(own(trail.context[fork.at], 'type'))
    if (values !== undefined) {
      return [{ path, kind: 'choice', keyword: 'enum', params: { allowedValues: values } }]
    }
    const lists = inPlace(branches, budget)
    if (lists === undefined) return undefined
    return [
      {
        path,
        kind: kindOf('anyOf'),
        keyword: 'anyOf',
        branches: lists.map((branch) => read(branch, level + 1))
      }
    ]
  }

  return (trails) => read(trails, 0)
}

/** A union that the caller's key should have led to, and the key is not there. */
const isLacking = ({ context, error, path }: Trail, fork: Fork, key: string): boolean => {
  const entry = context[fork.at]
  const isKnown = owns(entry, 'actual') || path.length === fork.depth
  return isKnown && isAbsent(fork.owner, key, actualOf(entry, error))
}

/**
 * The errors of each branch. `undefined` is no value of JSON: beside others its branch has nothing to say, and
 * they are counted without it.
 */
const apart = (
  visit: ReadonlyArray<Trail | undefined>,
  level: number,
  look: Look
): ReadonlyMap<number, ReadonlyArray<Trail>> => {
  const all = new Map<number, Array<Trail>>()
  const silent = new Set<number>()
  for (const trail of visit) {
    const fork = trail?.forks[level]
    if (trail === undefined || fork === undefined) continue
    const known = all.get(fork.branch)
    if (known === undefined) all.set(fork.branch, [trail])
    else known.push(trail)
    const { tag } = look(own(trail.context[fork.at + 1], 'type'))
    if (tag === 'UndefinedType' || tag === 'VoidType') silent.add(fork.branch)
  }
  if (silent.size === 0 || silent.size === all.size) return all
  let before = 0
  const counted = [...all]
    .sort(([one], [other]) => one - other)
    .flatMap(([branch, trails]): ReadonlyArray<readonly [number, ReadonlyArray<Trail>]> => {
      if (!silent.has(branch)) return [[branch - before, trails]]
      before++
      return []
    })
  return new Map(counted)
}

/** A list for each branch, in the codec's order; one of which nothing was said has an empty one. */
const inPlace = (
  branches: ReadonlyMap<number, ReadonlyArray<Trail>>,
  budget: Steps
): ReadonlyArray<ReadonlyArray<Trail>> | undefined => {
  const lists: Array<ReadonlyArray<Trail>> = []
  const last = [...branches.keys()].reduce((one, other) => Math.max(one, other), 0)
  for (let at = 0; at <= last; at++) {
    const said = branches.get(at)
    if (said === undefined && !step(budget)) return undefined
    lists.push(said ?? [])
  }
  return lists
}

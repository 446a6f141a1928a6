import { isList, isRecord, keysOf, own, owns, printPointer } from '@toolfault/model'
import { bothOf, isOfRange, limitsIn } from '../names/ranges.js'
import { isShortEnough } from '../names/short.js'
import { knownLimits, takesBound, waysOf } from './bound-ways.js'
import { moveOut } from './move-out.js'
import type { Owner } from './owners.js'
import { isTaken, MANY, type Search, type Strange } from './search.js'
import { takes } from './takes.js'

/**
 * Where something begins and ends, in an object without a place, belongs under the only two keys beside it that say so of
 * the same: `price: { min, max }` for `minPrice` and `maxPrice`. So do the two items of a list of both, `price: [3, 9]`.
 */
export const byRange =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      if (owner.known.size > MANY) continue
      for (const [key, strange] of of(owner)) {
        if (!isShortEnough(key) || isTaken(search, owner)(key)) continue
        const ways = apartIn(search, owner, key)
        moveOut(search, owner, [key, strange], ways)
        // A list that loses both its items is none of what is left.
        if (ways.length > 0) search.parted.add(printPointer([...owner.path, key]))
      }
    }
  }

const apartIn = (
  { filled, walk }: Search,
  { known, missing, path, value }: Owner,
  key: string
): ReadonlyArray<readonly [from: string, to: string]> => {
  const range = own(value, key)
  const inside = isRecord(range) || isOfBoth(range) ? keysOf(range) : []
  if (inside.length === 0 || inside.length > 2) return []
  const free = knownLimits(known).filter(
    (one) =>
      isOfRange(key, one) &&
      !owns(value, one.name) &&
      !filled.has(printPointer([...path, one.name]))
  )
  const both = bothOf(free)
  // What is one bound by its name, or what one takes as it is, is no list of both.
  const isOne = (): boolean =>
    limitsIn(new Set([key])).length > 0 ||
    both?.some(({ name }) => takes(walk, [...path, name], [...path, key])) === true
  if (isList(range) && isOne()) return []
  // What is missing is set to its number.
  const isTold = isList(range) && both?.some(({ name }) => missing.has(name)) === true
  if (isTold && inside.every((at) => typeof own(range, at) === 'number')) return []
  const ways = isList(range)
    ? (both ?? []).map(({ name }, at) => [String(at), name] as const)
    : waysOf(limitsIn(new Set(inside.filter(isShortEnough))), both ?? [])
  return ways.length === inside.length &&
    ways.every(([inner, name]) => takesBound(walk, [...path, name], [...path, key, inner]))
    ? ways
    : []
}

/** Whether a list is of a beginning and an end: of two numbers, or two texts, in their order. */
const isOfBoth = (range: unknown): boolean => {
  if (!isList(range) || range.length !== 2) return false
  const [start, end] = [own(range, '0'), own(range, '1')]
  return (
    (typeof start === 'number' && typeof end === 'number' && start <= end) ||
    (typeof start === 'string' && typeof end === 'string' && start <= end)
  )
}

import { isRecord, own, owns, type Path } from '@toolfault/model'
import type { Bound } from '../names/ends.js'
import { isOfRange, isShared, limitsIn } from '../names/ranges.js'
import { isShortEnough } from '../names/short.js'
import { sole } from '../union/sole.js'
import { knownLimits, takesBound, waysOf } from './bound-ways.js'
import { requiredAt } from './inside.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { isTaken, MANY, namelessIn, type Search, type Strange } from './search.js'
import { keysIn } from './spelled.js'

/**
 * Keys without a place that say where something begins and ends belong into the only object beside them that holds both of
 * the same, and has or can do without more: `minPrice` and `maxPrice` for `price: { min, max }`.
 */
export const intoRange =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      const strange = new Map(of(owner))
      if (strange.size === 0 || owner.known.size > MANY) continue
      const keys = namelessIn(search, owner).filter((key) => strange.has(key) && isShortEnough(key))
      const given = limitsIn(new Set(keys))
      if (given.length === 0) continue
      const found = [...owner.known].flatMap((name) => {
        const ways = togetherIn(search, owner, given, name)
        return ways.length === 0 ? [] : [ways]
      })
      for (const [key, to] of sole(found) ?? []) {
        move(search, strange.get(key), [...owner.path, key], to, !owner.refused.has(key))
        // What is made by this lacks no more.
        if (isTaken(search, owner)(key)) owner.missing.delete(to[owner.path.length] ?? '')
      }
    }
  }

const togetherIn = (
  { walk }: Search,
  { path, value }: Owner,
  all: ReadonlyArray<Bound>,
  name: string
): ReadonlyArray<readonly [from: string, to: Path]> => {
  const held = own(value, name)
  if (owns(value, name) && !isRecord(held)) return []
  const place = [...path, name]
  const given = all.filter((one) => isOfRange(name, one))
  const [one, other] = given
  // One alone is told by what it is of.
  if (one === undefined || (other === undefined && !isShared(name, one))) return []
  const ways = waysOf(given, knownLimits(keysIn(walk, place)))
  const made = new Set(ways.map(([, inner]) => inner))
  return ways.length === given.length &&
    [...requiredAt(walk, place)].every((inner) => made.has(inner) || owns(held, inner)) &&
    ways.every(
      ([key, inner]) => !owns(held, inner) && takesBound(walk, [...place, inner], [...path, key])
    )
    ? ways.map(([key, inner]) => [key, [...place, inner]] as const)
    : []
}

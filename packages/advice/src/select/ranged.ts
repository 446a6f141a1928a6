import { isRecord, keysOf, own, owns, type Path, printPointer } from '@toolfault/model'
import type { Bound } from '../names/ends.js'
import { bothOf, isOfRange, isShared, limitsIn } from '../names/ranges.js'
import { isShortEnough } from '../names/short.js'
import { once } from '../once.js'
import { sole } from '../union/sole.js'
import { requiredAt } from './inside.js'
import { move } from './move.js'
import { moveOut } from './move-out.js'
import type { Owner } from './owners.js'
import { isTaken, MANY, namelessIn, type Search, type Strange } from './search.js'
import { keysIn } from './spelled.js'
import { takesForm, takesSpelt } from './takes.js'

/**
 * Where something begins and ends, in an object without a place, belongs under the only two keys beside it that say so of
 * the same: `price: { min, max }` for `minPrice` and `maxPrice`.
 */
export const byRange =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      if (owner.known.size > MANY) continue
      for (const [key, strange] of of(owner)) {
        if (!isShortEnough(key) || isTaken(search, owner)(key)) continue
        moveOut(search, owner, [key, strange], apartIn(search, owner, key))
      }
    }
  }

/**
 * Keys without a place that say where something begins and ends belong into the only object beside them that holds both of
 * the same, and can do without more: `minPrice` and `maxPrice` for `price: { min, max }`.
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
      for (const [key, to] of sole(found) ?? [])
        move(search, strange.get(key), [...owner.path, key], to, !owner.refused.has(key))
    }
  }

const apartIn = (
  { filled, walk }: Search,
  { known, path, value }: Owner,
  key: string
): ReadonlyArray<readonly [from: string, to: string]> => {
  const range = own(value, key)
  const inside = isRecord(range) ? keysOf(range) : []
  if (inside.length === 0 || inside.length > 2) return []
  const given = limitsIn(new Set(inside.filter(isShortEnough)))
  const free = knownLimits(known).filter(
    (one) =>
      isOfRange(key, one) &&
      !owns(value, one.name) &&
      !filled.has(printPointer([...path, one.name]))
  )
  const ways = waysOf(given, bothOf(free))
  return ways.length === inside.length &&
    ways.every(([inner, name]) => takesBound(walk, [...path, name], [...path, key, inner]))
    ? ways
    : []
}

const togetherIn = (
  { walk }: Search,
  { missing, path, value }: Owner,
  all: ReadonlyArray<Bound>,
  name: string
): ReadonlyArray<readonly [from: string, to: Path]> => {
  if (owns(value, name) || missing.has(name)) return []
  const place = [...path, name]
  const given = all.filter((one) => isOfRange(name, one))
  const [one, other] = given
  // One alone is told by what it is of.
  if (one === undefined || (other === undefined && !isShared(name, one))) return []
  const ways = waysOf(given, bothOf(knownLimits(keysIn(walk, place))))
  const made = new Set(ways.map(([, inner]) => inner))
  return ways.length === given.length &&
    [...requiredAt(walk, place)].every((inner) => made.has(inner)) &&
    ways.every(([key, inner]) => takesBound(walk, [...place, inner], [...path, key]))
    ? ways.map(([key, inner]) => [key, [...place, inner]] as const)
    : []
}

/** Each beginning and each end with that which it is; none where two are the same. */
const waysOf = (
  given: ReadonlyArray<Bound>,
  both: readonly [Bound, Bound] | undefined
): ReadonlyArray<readonly [from: string, to: string]> => {
  const ends = new Set(given.map(({ isEnd }) => isEnd))
  if (both === undefined || ends.size < given.length) return []
  return given.map(({ isEnd, name }) => [name, both[isEnd ? 1 : 0].name] as const)
}

const takesBound = (walk: Search['walk'], to: Path, from: Path): boolean =>
  takesSpelt(walk, to, from) || takesForm(walk, to, from)

/** A schema has the same keys in every call. */
const knownLimits = /* @__PURE__ */ once(limitsIn)

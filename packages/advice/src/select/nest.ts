import { isWithin, own, type Path, printPointer } from '@toolfault/model'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { calledAt, holderAt, knows, needs, requiredAt } from './inside.js'
import { gainsOf, lackingIn } from './lacking.js'
import { namesAt } from './names-at.js'
import type { Owner } from './owners.js'
import { keysIn } from './spelled.js'

/** What was meant to stand in an object that is not there, and what that lacks then. */
export interface Nest {
  /** Keys of the object that should hold it, and where each has to go. */
  readonly moved: ReadonlyMap<string, Path>
  /** What it still lacks when they are there. */
  readonly lacking: ReadonlyArray<Path>
}

/** More keys are not compared by what they call. */
const FEW = 16

/** So many levels down are looked at. */
const LEVELS = 3

/**
 * What stands beside a missing object (`city` beside a missing `address`) and belongs into it, or into an
 * object that it has to hold, or into the first item of a missing array: each key into the outermost place that
 * knows it, also written differently, but for those of the known keys beside it; all that a place has to hold under
 * near names as well, or into the only one that a text beside it calls. What two places know alike goes into neither;
 * `undefined` where there are none.
 */
export const nestAt = (
  walk: Walk,
  missing: Path,
  free: ReadonlyArray<string>,
  owner: Owner
): Nest | undefined => {
  const moved = new Map<string, Path>()
  const shared = new Set<string>()
  const called = sole(
    owner.unknown.slice(0, FEW).flatMap((key) => {
      const place = calledAt(walk, missing, own(owner.value, key))
      return place === undefined ? [] : [place]
    })
  )
  let places: ReadonlyArray<Path> = [holderAt(walk, missing)]
  for (let level = 0; level < LEVELS; level++) {
    const left = free.filter((key) => !(moved.has(key) || shared.has(key)))
    const met = new Set<string>()
    for (const place of places) {
      for (const [key, name] of namesAt(walk, owner, place, left)) {
        if (met.has(key)) shared.add(key)
        else moved.set(key, [...place, name])
        met.add(key)
      }
    }
    for (const key of shared) moved.delete(key)
    // What they have to hold, and nothing was found for.
    const targets = new Set([...moved.values()].map(printPointer))
    const wanted = places.flatMap((place) =>
      [...requiredAt(walk, place)]
        .filter((key) => !targets.has(printPointer([...place, key])))
        .map((key) => holderAt(walk, [...place, key]))
    )
    places = level === 0 && called !== undefined ? [...wanted, called] : wanted
  }
  if (moved.size === 0) return undefined
  const alone = free.filter((key) => !shared.has(key))
  const inner = optionalFor(walk, missing, alone, moved, owner)
  for (const [key, to] of inner) moved.set(key, to)
  return { moved, lacking: lackingIn(walk, missing, gainsOf([...moved.values()])) }
}

/**
 * Where the keys go that have no place yet, when a missing object comes to be: into the only one that it may do without and
 * that knows some of them, if it gets all that it has to hold, and no object beside the missing one knows them.
 */
const optionalFor = (
  walk: Walk,
  missing: Path,
  free: ReadonlyArray<string>,
  moved: ReadonlyMap<string, Path>,
  owner: Owner
): ReadonlyArray<readonly [string, Path]> => {
  const left = free.filter((key) => owner.refused.has(key) && !moved.has(key))
  if (left.length === 0) return []
  const holder = holderAt(walk, missing)
  const isOfAnother = (key: string): boolean =>
    [...owner.known].some((name) => {
      const beside = [...owner.path, name]
      return name !== missing.at(-1) && knows(walk, holderAt(walk, beside), key)
    })
  const targets = [...moved.values()]
  const places = [...keysIn(walk, holder)]
    .map((name) => [...holder, name])
    .filter((place) => !needs(walk, place) && !targets.some((to) => isWithin(to, place)))
  const found = sole(
    places
      .map((place) => ({ place, names: namesAt(walk, owner, place, left) }))
      .filter(({ names }) => names.size > 0)
  )
  if (found === undefined) return []
  const names = [...found.names].filter(([key]) => !isOfAnother(key))
  const got = new Set(names.map(([, name]) => name))
  return [...requiredAt(walk, found.place)].every((name) => got.has(name))
    ? names.map(([key, name]) => [key, [...found.place, name]] as const)
    : []
}

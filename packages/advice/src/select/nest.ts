import { type Path, printPointer } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { holderAt, isMisplaced, requiredAt, takesKind } from './inside.js'
import { lackingIn } from './lacking.js'
import { nameIn } from './spelled.js'

/** What was meant to stand in an object that is not there, and what that lacks then. */
export interface Nest {
  /** Keys of the object that should hold it, and where each has to go. */
  readonly moved: ReadonlyMap<string, Path>
  /** What it still lacks when they are there. */
  readonly lacking: ReadonlyArray<Path>
}

/** So many levels down are looked at. */
const LEVELS = 3

/**
 * What stands beside a missing object (`city` beside a missing `address`) and belongs into it, or into an
 * object that it has to hold, or into the first item of a missing array: each key into the outermost place that
 * knows it, also written differently, but for those of the `known` keys beside it; all that a place has to hold under
 * near names as well. What two places know alike goes into neither; `undefined` where there are none.
 */
export const nestAt = (
  walk: Walk,
  missing: Path,
  free: ReadonlyArray<string>,
  known: ReadonlySet<string>
): Nest | undefined => {
  const owner = missing.slice(0, -1)
  const moved = new Map<string, Path>()
  const shared = new Set<string>()
  let places: ReadonlyArray<Path> = [holderAt(walk, missing)]
  for (let level = 0; level < LEVELS && places.length > 0; level++) {
    const left = free.filter((key) => !(moved.has(key) || shared.has(key)))
    const met = new Set<string>()
    for (const place of places) {
      for (const [key, name] of namesAt(walk, owner, place, left, known)) {
        if (met.has(key)) shared.add(key)
        else moved.set(key, [...place, name])
        met.add(key)
      }
    }
    for (const key of shared) moved.delete(key)
    // What they have to hold, and nothing was found for.
    const targets = new Set([...moved.values()].map(printPointer))
    places = places.flatMap((place) =>
      [...requiredAt(walk, place)]
        .filter((key) => !targets.has(printPointer([...place, key])))
        .map((key) => holderAt(walk, [...place, key]))
    )
  }
  return moved.size === 0
    ? undefined
    : { moved, lacking: lackingIn(walk, missing, [...moved.values()]) }
}

/** More keys are not compared by names that are near. */
const FEW = 16

/** What keys of an owner are called at a place that knows them; of two that would have one name, the one that has it. */
const namesAt = (
  walk: Walk,
  owner: Path,
  place: Path,
  keys: ReadonlyArray<string>,
  known: ReadonlySet<string>
): ReadonlyMap<string, string> => {
  const names = keys.flatMap((key) => {
    const name = nameIn(walk, place, key, known)
    if (name === undefined || (name !== key && keys.includes(name))) return []
    return isMisplaced(walk, [...place, name], [...owner, key]) ? [] : [[key, name] as const]
  })
  return new Map(names.length > 0 ? names : nearAt(walk, owner, place, keys))
}

/** All of several keys that an object has to have, where they are near to those of an owner: `latitude`, `longitude`. */
const nearAt = (
  walk: Walk,
  owner: Path,
  place: Path,
  keys: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> => {
  const wanted = [...requiredAt(walk, place)]
  if (wanted.length < 2 || wanted.length > keys.length || keys.length > FEW) return []
  const names = keys.flatMap((key) => {
    const name = walk.meant(key, wanted)
    const isTaken = name !== undefined && takesKind(walk, [...place, name], [...owner, key])
    return isTaken ? [[key, name] as const] : []
  })
  const all = new Set(names.map(([, name]) => name))
  return all.size === wanted.length && names.length === wanted.length ? names : []
}

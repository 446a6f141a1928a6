import { type Path, printPointer } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { holderAt, knows, requiredAt } from './inside.js'

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
 * object that it has to hold, or into the first item of a missing array: the keys that only the deeper one knows. `undefined` where there are none,
 * or two places know some.
 */
export const nestAt = (
  walk: Walk,
  missing: Path,
  free: ReadonlyArray<string>
): Nest | undefined => {
  let places: ReadonlyArray<Path> = [holderAt(walk, missing)]
  for (let level = 0; level < LEVELS; level++) {
    const knowing = places.filter((place) => free.some((key) => knows(walk, place, key)))
    const [place, more] = knowing
    if (place !== undefined)
      return more === undefined ? filled(walk, missing, place, free) : undefined
    // What they have to hold.
    places = places.flatMap((one) =>
      [...requiredAt(walk, one)].map((key) => holderAt(walk, [...one, key]))
    )
  }
  return undefined
}

const filled = (walk: Walk, missing: Path, place: Path, free: ReadonlyArray<string>): Nest => {
  const keys = free.filter((key) => knows(walk, place, key))
  const moved = new Map(keys.map((key) => [key, [...place, key]] as const))
  const targets = new Set([...moved.values()].map(printPointer))
  const lacking: Array<Path> = []
  for (let depth = missing.length; depth <= place.length; depth++) {
    const here = place.slice(0, depth)
    for (const key of requiredAt(walk, here)) {
      const at = [...here, key]
      if (key !== place[depth] && !targets.has(printPointer(at))) lacking.push(at)
    }
  }
  return { moved, lacking }
}

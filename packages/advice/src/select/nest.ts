import { type Path, printPointer } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { holderAt, requiredAt } from './inside.js'
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
 * object that it has to hold, or into the first item of a missing array: the keys that only the deeper one knows, also
 * written differently, but for those of the `known` keys beside it. `undefined` where there are none, or two places
 * know some.
 */
export const nestAt = (
  walk: Walk,
  missing: Path,
  free: ReadonlyArray<string>,
  known: ReadonlySet<string>
): Nest | undefined => {
  let places: ReadonlyArray<Path> = [holderAt(walk, missing)]
  for (let level = 0; level < LEVELS; level++) {
    const [one, more] = places
      .map((place) => ({ place, names: namesAt(walk, place, free, known) }))
      .filter(({ names }) => names.size > 0)
    if (one !== undefined)
      return more === undefined ? filled(walk, missing, one.place, one.names) : undefined
    // What they have to hold.
    places = places.flatMap((place) =>
      [...requiredAt(walk, place)].map((key) => holderAt(walk, [...place, key]))
    )
  }
  return undefined
}

/** What keys are called at a place that knows them; of two that would have one name, the one that has it. */
const namesAt = (
  walk: Walk,
  place: Path,
  keys: ReadonlyArray<string>,
  known: ReadonlySet<string>
): ReadonlyMap<string, string> =>
  new Map(
    keys.flatMap((key) => {
      const name = nameIn(walk, place, key, known)
      return name === undefined || (name !== key && keys.includes(name)) ? [] : [[key, name]]
    })
  )

const filled = (
  walk: Walk,
  missing: Path,
  place: Path,
  names: ReadonlyMap<string, string>
): Nest => {
  const moved = new Map([...names].map(([key, name]) => [key, [...place, name]] as const))
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

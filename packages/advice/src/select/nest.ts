import { type Path, printPointer } from '@toolfault/model'
import type { Walk } from '../schema/walk.js'
import { knows, requiredAt, shapesAt } from './inside.js'
import { keysAt } from './rename.js'
import type { Renamed } from './renamed.js'
import type { Told } from './told.js'

/** What was meant to stand in objects that are not there, and what these lack then. */
export interface Nests {
  readonly renamed: ReadonlyArray<Renamed>
  readonly lacking: ReadonlyArray<Told>
  readonly gone: ReadonlySet<Told>
}

/**
 * The keys that stand beside a missing object and belong into it: `city` beside a missing `address`.
 * What is moved is taken; a key that nobody refused may be what it seems, if it alone would move.
 */
export const nests = (
  walk: Walk,
  missing: ReadonlyArray<Told>,
  refused: ReadonlySet<string>,
  taken: Set<string>
): Nests => {
  const renamed: Array<Renamed> = []
  const lacking: Array<Told> = []
  const gone = new Set<Told>()
  for (const one of missing) {
    const { path } = one.issue
    const owner = path.slice(0, -1)
    const isTaken = (key: string): boolean => taken.has(printPointer([...owner, key]))
    const free = keysAt(walk, owner).unknown.filter((key) => !isTaken(key))
    const nest = free.length === 0 ? undefined : nestAt(walk, path, free)
    if (nest === undefined) continue
    gone.add(one)
    for (const [key, to] of nest.moved) {
      const from = [...owner, key]
      taken.add(printPointer(from))
      const isSure = nest.moved.size > 1 || refused.has(printPointer(from))
      const guess = isSure ? {} : ({ guess: true } as const)
      renamed.push({ told: lackingAt(to), fix: { id: 'rename', from, to, ...guess } })
    }
    lacking.push(...nest.lacking.map(lackingAt))
  }
  return { renamed, lacking, gone }
}

const lackingAt = (path: Path): Told => ({ issue: { path, kind: 'missing', keyword: 'required' } })

interface Nest {
  /** Keys of the object that should hold it, and where each has to go. */
  readonly moved: ReadonlyMap<string, Path>
  /** What it still lacks when they are there. */
  readonly lacking: ReadonlyArray<Path>
}

/** So many levels down are looked at. */
const LEVELS = 3

/**
 * What stands beside a missing object and belongs into it, or into an object that it has to hold: the
 * keys that only the deeper one knows. `undefined` where there are none, or two places know some.
 */
const nestAt = (walk: Walk, missing: Path, free: ReadonlyArray<string>): Nest | undefined => {
  let places: ReadonlyArray<Path> = [missing]
  for (let level = 0; level < LEVELS; level++) {
    const knowing = places.filter((place) => free.some((key) => knows(walk, place, key)))
    const [place, more] = knowing
    if (place !== undefined)
      return more === undefined ? filled(walk, missing, place, free) : undefined
    places = places.flatMap((one) => needed(walk, one))
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

/** The objects that an object has to hold. */
const needed = (walk: Walk, place: Path): ReadonlyArray<Path> =>
  [...requiredAt(walk, place)]
    .map((key) => [...place, key])
    .filter((path) => shapesAt(walk, path).some(({ properties }) => properties.size > 0))

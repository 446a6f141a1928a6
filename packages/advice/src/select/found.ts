import { isIndex, type Path, printPointer } from '@toolfault/model'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { byDots } from './dots.js'
import { byDoubled } from './doubled.js'
import { byGroup } from './group.js'
import { byHome } from './home.js'
import { requiredAt } from './inside.js'
import { byLevel } from './level.js'
import { byMap } from './map.js'
import { byName } from './named.js'
import { type Nest, nestAt } from './nest.js'
import type { Owner } from './owners.js'
import { byPart } from './part.js'
import { fitting } from './rename.js'
import type { Renamed } from './renamed.js'
import {
  counted,
  isTaken,
  lackingAt,
  looseIn,
  MANY,
  move,
  refusedIn,
  type Search
} from './search.js'
import { bySlip } from './slip.js'
import { byTag } from './tagged.js'
import { byValue } from './value.js'

/** What is to be renamed, and what the objects lack that only come to be by it. */
export interface Found {
  readonly renamed: ReadonlyArray<Renamed>
  readonly lacking: ReadonlyArray<Told>
  /** The pointers of what goes elsewhere. */
  readonly taken: ReadonlySet<string>
  /** What goes to each place, by its pointer. */
  readonly filled: ReadonlyMap<string, Path>
}

/**
 * Where each missing key stands now, and where each refused one belongs: the surest ways first. What is
 * explained is taken out of its owner.
 */
export const found = (walk: Walk, owners: ReadonlyArray<Owner>): Found => {
  const places = new Map(owners.map((owner) => [printPointer(owner.path), owner] as const))
  const search: Search = {
    walk,
    owners,
    places,
    taken: new Set(),
    parted: new Set(),
    filled: new Map(),
    renamed: [],
    lacking: []
  }
  for (const stage of stages) stage(search)
  return search
}

const byFit = (search: Search): void => {
  for (const owner of search.owners) {
    const [only, more] = owner.missing
    if (only === undefined || more !== undefined) continue
    const [name, told] = only
    const key = fitting(search.walk, owner, name, isTaken(search, owner))
    if (key === undefined) continue
    // A key that is refused has to go anyway; one that is not may be what it seems.
    const guess = !owner.refused.has(key)
    move(search, told, [...owner.path, key], [...owner.path, name], guess)
  }
}

const byNest = (search: Search): void => {
  const { lacking, owners, walk } = search
  for (const owner of owners) {
    const nestFor = (name: string, keys: ReadonlyArray<string>): Nest | undefined =>
      nestAt(walk, [...owner.path, name], keys, owner.known)
    const unknown = owner.unknown.slice(0, MANY).filter((key) => !isTaken(search, owner)(key))
    const names = [...owner.missing.keys()].slice(0, MANY)
    const wanted = counted(
      names.flatMap((name) => [...(nestFor(name, unknown)?.moved.keys() ?? [])])
    )
    // Of a key that two missing objects know nobody knows where it belongs.
    const free = unknown.filter((key) => wanted.get(key) === 1)
    for (const name of names) {
      const nest = nestFor(name, free)
      if (nest === undefined) continue
      const told = owner.missing.get(name)
      owner.missing.delete(name)
      // A key that nobody refused may be what it seems, if it alone would move.
      const isSure = (key: string): boolean => nest.moved.size > 1 || owner.refused.has(key)
      for (const [key, to] of nest.moved) {
        // An item that is not there is no place to say anything of.
        const refused = isIndex(to[to.length - 2] ?? '') ? owner.refused.get(key) : undefined
        // If it was not meant, the object is missing, and not what that may do without.
        const whole = isSure(key) || requiredAt(walk, to.slice(0, -1)).has(key) ? undefined : told
        move(search, refused ?? whole ?? lackingAt(to), [...owner.path, key], to, !isSure(key))
      }
      lacking.push(...nest.lacking.map(lackingAt))
    }
  }
}

/** What is told is explained before anything is said of keys that nobody refused. */
const stages: ReadonlyArray<(search: Search) => void> = /* @__PURE__ */ (() => [
  byDots('as written'),
  byDots('nearly'),
  byGroup(refusedIn),
  byName,
  byDoubled(refusedIn),
  byTag,
  byLevel,
  byFit,
  byNest,
  byHome(refusedIn),
  byPart,
  byMap,
  byValue(refusedIn),
  byGroup(looseIn),
  bySlip,
  byDoubled(looseIn),
  byHome(looseIn),
  byValue(looseIn),
  byFit
])()

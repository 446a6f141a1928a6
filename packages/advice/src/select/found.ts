import { isWithin, keysOf, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { issue } from '../schema/limits.js'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { homeOf } from './home.js'
import { type Nest, nestAt } from './nest.js'
import type { Owner } from './owners.js'
import { besideAndAbove, elsewhere, fitting, isFree, nearKeys } from './rename.js'
import type { Renamed } from './renamed.js'

/** Of more missing, refused or unknown keys of one object no other place is looked for. */
const MANY = 64

/** What is to be renamed, and what the objects lack that only come to be by it. */
export interface Found {
  readonly renamed: ReadonlyArray<Renamed>
  readonly lacking: ReadonlyArray<Told>
}

/** What one search shares. A key serves one place only, so what is taken is remembered. */
interface Search {
  readonly walk: Walk
  readonly owners: ReadonlyArray<Owner>
  readonly places: ReadonlyMap<string, Owner>
  readonly taken: Set<string>
  readonly renamed: Array<Renamed>
  readonly lacking: Array<Told>
}

/**
 * Where each missing key stands now, and where each refused one belongs: the surest ways first. What is
 * explained is taken out of its owner.
 */
export const found = (walk: Walk, owners: ReadonlyArray<Owner>): Found => {
  const places = new Map(owners.map((owner) => [printPointer(owner.path), owner] as const))
  const search: Search = { walk, owners, places, taken: new Set(), renamed: [], lacking: [] }
  for (const stage of [byName, byLevel, byFit, byNest, byHome]) stage(search)
  return search
}

const move = (
  search: Search,
  told: Told | undefined,
  from: Path,
  to: Path,
  guess = false
): void => {
  const source = printPointer(from)
  if (told === undefined || search.taken.has(source)) return
  search.taken.add(source)
  search.places.get(printPointer(from.slice(0, -1)))?.refused.delete(from.at(-1) ?? '')
  search.places.get(printPointer(to.slice(0, -1)))?.missing.delete(to.at(-1) ?? '')
  const fix = { id: 'rename', from, to, ...(guess ? { guess } : {}) } as const
  search.renamed.push({ told, fix })
}

const byName = (search: Search): void => {
  for (const owner of search.owners) {
    for (const [name, key] of nearKeys(search.walk, owner)) {
      const told = owner.missing.get(name) ?? owner.refused.get(key)
      move(search, told, [...owner.path, key], [...owner.path, name])
    }
  }
}

/** Of a key that two objects lack nobody knows which of them it was meant for. */
const byLevel = (search: Search): void => {
  const { owners, walk } = search
  const finds = owners.flatMap((owner) => {
    const missing = [...owner.missing].slice(0, MANY)
    const homes = missing.length === 0 ? [] : besideAndAbove(walk, owner)
    return missing.flatMap(([name, told]) => {
      const from = elsewhere(walk, homes, name)
      return from === undefined ? [] : [{ told, from, to: [...owner.path, name] }]
    })
  })
  const wanted = counted(finds.map(({ from }) => printPointer(from)))
  for (const { from, to, told } of finds) {
    if (wanted.get(printPointer(from)) !== 1) continue
    move(search, told, from, to, isFree(walk, from.slice(0, -1)))
    byNeighbour(search, from.slice(0, -1), to.slice(0, -1))
  }
}

/** Beside a key that is missing stands, under a key that nobody knows, what its owner may have. */
const byNeighbour = (search: Search, home: Path, place: Path): void => {
  const owner = search.places.get(printPointer(place))
  const isInside = home.length === place.length + 1 && isWithin(home, place)
  if (owner === undefined || !isInside || !owner.unknown.includes(home.at(-1) ?? '')) return
  for (const key of keysOf(valueAt(search.walk.value, home)).slice(0, MANY)) {
    const isWanted = owner.known.has(key) && !owner.missing.has(key) && !owns(owner.value, key)
    const to = [...place, key]
    if (isWanted) move(search, lackingAt(to), [...home, key], to)
  }
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
      nestAt(walk, [...owner.path, name], keys)
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
      owner.missing.delete(name)
      // A key that nobody refused may be what it seems, if it alone would move.
      const isSure = (key: string): boolean => nest.moved.size > 1 || owner.refused.has(key)
      for (const [key, to] of nest.moved) {
        move(search, lackingAt(to), [...owner.path, key], to, !isSure(key))
      }
      lacking.push(...nest.lacking.map(lackingAt))
    }
  }
}

/** Two keys that belong to one place leave nobody knowing which of them does. */
const byHome = (search: Search): void => {
  const homes = search.owners.flatMap((owner) =>
    [...owner.refused].slice(0, MANY).flatMap(([key, told]) => {
      const from = [...owner.path, key]
      const to = homeOf(search.walk, from, owner.known)
      return to === undefined ? [] : [{ told, from, to }]
    })
  )
  const wanted = counted(homes.map(({ to }) => printPointer(to)))
  for (const { from, to, told } of homes) {
    if (wanted.get(printPointer(to)) === 1) move(search, told, from, to)
  }
}

/** How often each text stands in a list. */
const counted = (texts: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

const isTaken =
  ({ taken }: Search, { path }: Owner) =>
  (key: string): boolean =>
    taken.has(printPointer([...path, key]))

const lackingAt = (path: Path): Told => ({ issue: issue(path, 'required') })

import { isWithin, type Path, printPointer } from '@toolfault/model'
import { hasAt } from '../schema/at.js'
import { issue } from '../schema/limits.js'
import type { Told } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import type { Owner } from './owners.js'
import type { Renamed } from './renamed.js'

/** Of more missing, refused or unknown keys of one object no other place is looked for. */
export const MANY = 64

/** What one search shares. A key serves one place only, so what is taken is remembered. */
export interface Search {
  readonly walk: Walk
  readonly owners: ReadonlyArray<Owner>
  readonly places: ReadonlyMap<string, Owner>
  readonly taken: Set<string>
  /** The pointers of what something is taken out of. */
  readonly parted: Set<string>
  /** The pointers of the places that get a value. */
  readonly filled: Set<string>
  readonly renamed: Array<Renamed>
  readonly lacking: Array<Told>
}

/** Say that a key has to be renamed or moved, once; what is explained by it is taken out of its owner. */
export const move = (
  search: Search,
  told: Told | undefined,
  from: Path,
  to: Path,
  guess = false
): void => {
  if (told === undefined || isUsed(search, from) || isFilled(search, to)) return
  search.taken.add(printPointer(from))
  for (let depth = 1; depth < from.length; depth++)
    search.parted.add(printPointer(from.slice(0, depth)))
  search.filled.add(printPointer(to))
  search.places.get(printPointer(from.slice(0, -1)))?.refused.delete(from.at(-1) ?? '')
  const [name, owner] = [to.at(-1) ?? '', search.places.get(printPointer(to.slice(0, -1)))]
  // Of a key that nobody asked for less is said than of one that is missing.
  const said = told.aside === true ? (owner?.missing.get(name) ?? told) : told
  owner?.missing.delete(name)
  const fix = { id: 'rename', from, to, ...(guess ? { guess } : {}) } as const
  search.renamed.push({ told: said, fix })
}

/** Whether a place gets a value already, itself or in what is moved above it. */
const isFilled = ({ filled, renamed, walk }: Search, to: Path): boolean =>
  filled.has(printPointer(to)) ||
  renamed.some(
    ({ fix }) =>
      isWithin(to, fix.to) && hasAt(walk.value, [...fix.from, ...to.slice(fix.to.length)])
  )

/** Keys of an object that have no place in it, and what is told of them. */
export type Strange = (owner: Owner) => ReadonlyArray<readonly [string, Told]>

export const refusedIn: Strange = ({ refused }) => [...refused].slice(0, MANY)

/** Those that nobody knows, and nobody refused: each may be what it seems. */
export const looseIn: Strange = ({ loose, refused }) =>
  [...loose].filter(([key]) => !refused.has(key))

/** How often each text stands in a list. */
export const counted = (texts: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Whether a key of an object serves another place already, itself or by what it holds. */
export const isTaken =
  (search: Search, { path }: Owner) =>
  (key: string): boolean =>
    isUsed(search, [...path, key])

/** Whether a place is moved already, by itself, with what holds it, or in parts. */
const isUsed = ({ parted, taken }: Search, path: Path): boolean =>
  parted.has(printPointer(path)) ||
  path.some((_, at) => taken.has(printPointer(path.slice(0, at + 1))))

/** What is told of a key that is not there. */
export const lackingAt = (path: Path): Told => ({ issue: issue(path, 'required') })

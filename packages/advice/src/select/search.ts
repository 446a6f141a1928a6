import { lacksKey, type Path, printPointer } from '@toolfault/model'
import { wordsOf } from '../names/spelling.js'
import { isNegative } from '../names/telling.js'
import { isIn, lastOf } from '../pointers.js'
import { issue } from '../schema/limits.js'
import type { Told } from '../told/told.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import type { Owner } from './owners.js'
import { writtenAs } from './rename.js'
import type { Renamed } from './renamed.js'

/** Of more missing, refused or unknown keys of one object no other place is looked for. */
export const MANY = 64

/** What one search shares. A key serves one place only, so what is taken is remembered. */
export interface Search {
  readonly walk: Walk
  readonly owners: ReadonlyArray<Owner>
  /** Those that have keys without a place: only in them one stands under another name. */
  readonly strange: ReadonlyArray<Owner>
  readonly places: ReadonlyMap<string, Owner>
  readonly taken: Set<string>
  /** The pointers of what something is taken out of. */
  readonly parted: Set<string>
  /** What each place gets, by its pointer. */
  readonly filled: Map<string, Path>
  /** The pointers of what gets something, itself or in it: of many rows each may, so that nobody goes through all that is renamed. */
  readonly gained: Set<string>
  readonly renamed: Array<Renamed>
  readonly lacking: Array<Told>
}

/** Whether a path leads through a key that says the opposite of what is in it: `exclude`. */
export const isNegated = (path: Path): boolean => isNegative(path.flatMap(wordsOf))

/** What is told of the key that a path leads to, where it is missing. */
export const missingAt = ({ places }: Search, path: Path): Told | undefined =>
  places.get(printPointer(path.slice(0, -1)))?.missing.get(lastOf(path))

/** The only key of an object that is not there and has to be, and what is told of it. */
export const soleAbsent = ({ missing }: Owner): readonly [string, Told] | undefined =>
  sole([...missing].filter(([, { issue }]) => lacksKey(issue)))

/** Keys of an object that have no place in it, and what is told of them. */
export type Strange = (owner: Owner) => ReadonlyArray<readonly [string, Told]>

export const refusedIn: Strange = ({ refused }) => [...refused].slice(0, MANY)

/** Those that nobody knows, and nobody refused: each may be what it seems. */
export const looseIn: Strange = ({ loose, refused }) =>
  [...loose].filter(([key]) => !refused.has(key))

/** Tells which texts stand in a list once. */
export const single = (texts: ReadonlyArray<string>): ((text: string) => boolean) => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return (text) => counts.get(text) === 1
}

/** Whether a key of an object serves another place already, itself or by what it holds. */
export const isTaken =
  (search: Search, { path }: Owner) =>
  (key: string): boolean =>
    isUsed(search, [...path, key])

/** The first keys of an object that nobody knows and nothing is done with yet. */
export const freeIn = (search: Search, owner: Owner): ReadonlyArray<string> =>
  owner.unknown.slice(0, MANY).filter((key) => !isTaken(search, owner)(key))

/** The same without those that are names of other keys, differently written. */
export const namelessIn = (search: Search, owner: Owner): ReadonlyArray<string> =>
  freeIn(search, owner).filter((key) => writtenAs(owner, key).length === 0)

/** Whether a place is moved already, by itself, with what holds it, or in parts. */
export const isUsed = ({ parted, taken }: Search, path: Path): boolean =>
  taken.size > 0 && (parted.has(printPointer(path)) || isIn(taken, path))

/** What is told of a key that is not there. */
export const lackingAt = (path: Path): Told => ({ issue: issue(path, 'required') })

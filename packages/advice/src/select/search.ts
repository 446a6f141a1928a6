import { isIndex, lacksKey, type Path, printPointer, valueAt } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { headOf, wordsOf } from '../names/spelling.js'
import { isNegative } from '../names/telling.js'
import { isIn, lastOf, pointersAbove, pointersTo } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { issue } from '../schema/limits.js'
import type { Told } from '../told/told.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import type { Owner } from './owners.js'
import { writtenAs } from './rename.js'
import type { Renamed } from './renamed.js'
import { takes } from './takes.js'

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
  if (isTurned(from, to)) return
  const { value } = search.walk
  // Nothing mends nothing.
  if (isNothing(valueAt(value, from)) && (hasAt(value, to) || isNamed(search, from, to))) return
  search.taken.add(printPointer(from))
  for (const [at, pointer] of pointersAbove(from).entries()) {
    // A list of which a row loses a key is the same list.
    if (at > 0 && !isIndex(from[at] ?? '')) search.parted.add(pointer)
  }
  search.filled.set(printPointer(to), from)
  search.places.get(printPointer(from.slice(0, -1)))?.refused.delete(lastOf(from))
  // Of a key that nobody asked for less is said than of one that is missing.
  const said = told.aside === true ? (missingAt(search, to) ?? told) : told
  search.places.get(printPointer(to.slice(0, -1)))?.missing.delete(lastOf(to))
  const fix = { id: 'rename', from, to, ...(guess ? { guess } : {}) } as const
  search.renamed.push({ told: said, fix })
}

/**
 * Whether a place has to name something, which nothing does: no path is meant by `{ "file_path": "" }`. A text may be
 * empty, as that which is put in place of another.
 */
const isNamed = (search: Search, from: Path, to: Path): boolean =>
  missingAt(search, to) !== undefined &&
  (valueAt(search.walk.value, from) === null
    ? !takes(search.walk, to, from)
    : /^(?:command|dir|directory|email|file|filename|filepath|folder|id|name|path|uri|url|uuid)$/.test(
        headOf(to.at(-1))
      ))

/** Whether one of two places stands below a key that says the opposite of what is in it: `{ "exclude": { "status": "done" } }`. */
const isTurned = (from: Path, to: Path): boolean => {
  let shared = 0
  while (shared < from.length - 1 && from[shared] === to[shared]) shared++
  return isNegated(from.slice(shared, -1)) !== isNegated(to.slice(shared, -1))
}

/** Whether a path leads through such keys. */
export const isNegated = (path: Path): boolean => isNegative(path.flatMap(wordsOf))

/** The same of a key of an object that has another name there. */
export const rename = (
  search: Search,
  told: Told | undefined,
  { path }: Owner,
  key: string,
  name: string,
  guess = false
): void => move(search, told, [...path, key], [...path, name], guess)

/** What is told of the key that a path leads to, where it is missing. */
export const missingAt = ({ places }: Search, path: Path): Told | undefined =>
  places.get(printPointer(path.slice(0, -1)))?.missing.get(lastOf(path))

/** The only key of an object that is not there and has to be, and what is told of it. */
export const soleAbsent = ({ missing }: Owner): readonly [string, Told] | undefined =>
  sole([...missing].filter(([, { issue }]) => lacksKey(issue)))

/** Whether a place gets a value already, itself or in what is moved above it. */
const isFilled = ({ filled, walk }: Search, to: Path): boolean =>
  filled.size > 0 &&
  pointersTo(to).some((pointer, at) => {
    const from = filled.get(pointer)
    return from !== undefined && (at === to.length || hasAt(walk.value, [...from, ...to.slice(at)]))
  })

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
const isUsed = ({ parted, taken }: Search, path: Path): boolean =>
  taken.size > 0 && (parted.has(printPointer(path)) || isIn(taken, path))

/** What is told of a key that is not there. */
export const lackingAt = (path: Path): Told => ({ issue: issue(path, 'required') })

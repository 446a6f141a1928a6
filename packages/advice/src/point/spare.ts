import {
  type About,
  type Fix,
  foldIndexes,
  holderOf,
  type Issue,
  isList,
  isRecord,
  keysOf,
  own,
  owns,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { wordsOf } from '../names/spelling.js'
import { hasAt } from '../schema/at.js'
import { isNever } from '../schema/branches.js'
import { namesKeys, patternsOf } from '../schema/patterns.js'
import { signatureOfKeys } from '../schema/signature.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { groundAt } from './hides.js'
import { withoutRoom } from './room.js'
import { shapesOf } from './shapes.js'
import { takersOf } from './takers.js'

/** Of more keys of an object none is asked what it may have been meant as. */
const MANY = 64

/** What is known of the objects of one call that have keys without a place. */
export interface Sparing {
  readonly walk: Walk
  /** Pointers of the objects with keys that no place was found for, refused or not. */
  readonly strange: Set<string>
  /** Pointers of the places to which something is moved. */
  readonly filled: Set<string>
  /** Objects, but for indexes, of which it was said what they take. */
  readonly spared: Set<string>
}

/**
 * What an object takes whose tag nobody knows, or what else one takes that has keys without a place, or holds a place
 * that has no room for the keys of its value; said once for each object.
 */
export const takenBy = (
  { filled, spared, strange, walk }: Sparing,
  issue: Issue,
  fix: Fix | undefined,
  value: unknown
): Pick<About, 'others' | 'shapes'> | undefined => {
  const shapes = fix?.id === 'put' ? undefined : shapesOf(walk, issue)
  if (shapes !== undefined) {
    const place = foldIndexes(holderOf(issue))
    const isNew = !spared.has(place)
    spared.add(place)
    return isNew ? { shapes } : undefined
  }
  const lost = withoutRoom(walk, issue, fix, value)
  if (issue.path.length === 0 || (strange.size === 0 && lost.length === 0)) return undefined
  const holder = holderOf(issue)
  const isStrange =
    strange.has(printPointer(holder)) && (issue.kind === 'unexpected' || !hasAt(walk.value, holder))
  const isOwner = lost.length > 0 && isRecord(valueAt(walk.value, holder))
  const place = foldIndexes(holder)
  if (spared.has(place) || !(isStrange || isOwner)) return undefined
  spared.add(place)
  const others = spareOf(walk, holder, filled, lost, isStrange)
  return others === undefined ? undefined : { others }
}

/** More of what stands under a key is not read, nor a text that is longer than a name. */
const FEW = 32
const LONG = 32

/** What may be a name in what stands under a key without a place, as in `[{ field: 'status', value: 'open' }]`. */
const namesIn = (value: unknown): ReadonlyArray<string> => {
  const open = [value]
  const names: Array<string> = []
  for (const one of open) {
    if (typeof one === 'string' && one.length <= LONG) names.push(one)
    for (const key of keysOf(one)) {
      if (open.length > FEW) break
      names.push(...(isList(one) ? [] : [key]))
      open.push(own(one, key))
    }
  }
  return names
}

/** Whether a key says no more than what a value is. */
const saysItself = (key: string): boolean => /^(?:description|label|type)$/i.test(key)

/**
 * What the object at a path takes beside what it has, in one line: whoever sent a key that nobody takes wanted
 * something by it. A key that has to be there is told by itself; those of which more words
 * are words of what is not known come first, and stand alone for what a known key has no room for. `undefined` where it takes no more but what something is moved to (`filled`).
 */
const spareOf = (
  walk: Walk,
  path: Path,
  filled: ReadonlySet<string>,
  lost: ReadonlyArray<string>,
  isStrange: boolean
): string | undefined => {
  const value = valueAt(walk.value, path)
  const rules = rulesAt(walk, path)
  const { keys, required } = knownOf(rules)
  const free = [...keys].filter(
    (key) => !(owns(value, key) || required.has(key) || filled.has(printPointer([...path, key])))
  )
  const strange = keysOf(value).filter((key) => !keys.has(key))
  const named = [...lost, ...strange, ...strange.flatMap((key) => namesIn(own(value, key)))]
  const words = new Set(named.slice(0, MANY).flatMap(wordsOf))
  const shareOf = (key: string): number => {
    const all = wordsOf(key)
    return all.filter((word) => words.has(word)).length / Math.max(1, all.length)
  }
  const shares = new Map(free.map((key) => [key, shareOf(key)] as const))
  const sorted = [...free].sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
  const most = shares.get(sorted[0] ?? '') ?? 0
  // What an item is called, what it says and of what type a copied schema is asks for no place of its own.
  if (!isStrange && most === 0 && lost.every(saysItself)) return undefined
  // For what stands inside of another value those are enough that say its name.
  const isEnough = !isStrange && most > 0
  const ranked = isEnough ? sorted.filter((key) => shares.get(key) === most) : sorted
  const schemasOf = (key: string): ReadonlyArray<unknown> =>
    rules
      .map(({ schema }) => own(own(schema, 'properties'), key))
      .filter((one) => one !== undefined)
  const taken = ranked
    .slice(0, MANY)
    .map((key) => [key, schemasOf(key)] as const)
    .filter(([, all]) => !all.some((one) => isNever(one) || own(one, 'deprecated') === true))
    .map(([key, all]) => [key, all[0]] as const)
  const made = [...filled]
  // What comes to be by what is moved into it.
  const isMade = (key: string): boolean =>
    required.has(key) && made.some((place) => place.startsWith(`${printPointer([...path, key])}/`))
  // Where no key has a name it is said of the key itself what it must match.
  const patterns = rules.flatMap(({ schema }) => (namesKeys(schema) ? patternsOf(schema) : []))
  const known = isStrange ? [...keys].filter((key) => owns(value, key) || isMade(key)) : []
  const takers = takersOf(walk, path, value, known, strange.slice(0, MANY), filled)
  return signatureOfKeys(groundAt(walk, path), patterns, [...takers, ...taken])
}

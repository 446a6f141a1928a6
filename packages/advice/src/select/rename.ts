import { isList, isRecord, isWithin, keysOf, own, owns, type Path, valueAt } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { isCarrier } from '../names/carrier.js'
import { isBoth } from '../names/joined.js'
import { bareKey } from '../names/leaked.js'
import { isSameAsAny, isSameName, isSameNumber, wholeOf } from '../names/spelling.js'
import { scalarsOf } from '../point/scalars.js'
import { above, lastOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { calledItem } from './called-item.js'
import { calledAt } from './inside.js'
import { keysAt } from './keys.js'
import type { Owner } from './owners.js'
import { takes } from './takes.js'

/** More unknown keys of one object than this are not compared. */
const MANY = 64

const none: ReadonlyMap<string, string> = /* @__PURE__ */ new Map()

/** The names that the unknown keys of an object were meant to be; where two look like one, neither. */
export const nearKeys = (walk: Walk, owner: Owner): ReadonlyMap<string, string> => {
  if (owner.unknown.length === 0) return none
  const lacking = [
    ...new Set([
      ...[...owner.known].filter((key) => isFreeAt(owner.value, [key])),
      ...owner.missing.keys()
    ])
  ]
  const found = new Map<string, string | undefined>()
  for (const key of lacking.length === 0 ? [] : owner.unknown.slice(0, MANY)) {
    const bare = bareKey(key)
    const name =
      bare !== key && lacking.includes(bare)
        ? bare
        : (walk.meant(bare, lacking) ??
          meantBy(walk, owner, key, lacking) ??
          calledItem(owner, key))
    // What calls an object inside of it is no other name of that.
    const isCall =
      name !== undefined && calledAt(walk, [...owner.path, name], own(owner.value, key))
    if (name !== undefined && !isCall) found.set(name, found.has(name) ? undefined : key)
  }
  return new Map([...found].flatMap(([name, key]) => (key === undefined ? [] : [[name, key]])))
}

/** The name that was meant for a text among those of places that take texts, or lists: `query` is `q`, not `filters`. */
const meantBy = (
  walk: Walk,
  { path, value }: Owner,
  key: string,
  names: ReadonlyArray<string>
): string | undefined => {
  const came = own(value, key)
  // What the text of an object, or of a number, says may be one.
  if (typeof came !== 'string' || /^\s*\{/.test(came) || scalarsOf(came).length > 0)
    return undefined
  const some = names.filter((name) => !isTextless(walk, [...path, name]))
  return some.length === names.length ? undefined : walk.meant(key, some)
}

/** Whether nothing that a place takes may come as a text. */
const isTextless = (walk: Walk, path: Path): boolean => {
  const shapes = shapesAt(walk, path)
  return shapes.length > 0 && shapes.every(({ types }) => types.size > 0 && !isText(types))
}

const isText = (types: ReadonlySet<string>): boolean => types.has('string') || types.has('array')

/** The objects beside the keys of an object, inside of those that nobody knows, and above it, where one of its keys may stand. */
export const besideAndAbove = (walk: Walk, owner: Owner): ReadonlyArray<Path> => {
  const keys = keysOf(owner.value).slice(0, MANY)
  const unknown = new Set(owner.unknown)
  // Of what stands in a union that nobody could decide nothing is known.
  const isKnown = (key: string): boolean =>
    isRecord(own(owner.value, key)) &&
    (unknown.has(key) ||
      (rulesAt(walk, [...owner.path, key]).length > 0 && !isCarried(walk, [...owner.path, key])))
  const below = keys.filter(isKnown).map((key) => [...owner.path, key])
  const deeper = owner.unknown
    .slice(0, MANY)
    .flatMap((key) => insideOf(own(owner.value, key), [...owner.path, key]))
  return [...below, ...deeper.slice(0, MANY), ...above(owner.path)]
}

/** Whether what stands under the only key of an object is the value of its place, which takes no object: `org: { name: "acme" }`. */
const isCarried = (walk: Walk, path: Path): boolean => {
  const [key, more] = keysOf(valueAt(walk.value, path))
  return (
    key !== undefined &&
    more === undefined &&
    shapesAt(walk, path).every(({ types }) => types.size > 0 && !types.has('object')) &&
    isCarrier(key, lastOf(path), walk.meant) &&
    takes(walk, path, [...path, key])
  )
}

/** The objects inside of what nobody knows, or the only item of a list there. */
const insideOf = (value: unknown, path: Path): ReadonlyArray<Path> =>
  (isList(value) && value.length > 1 ? [] : keysOf(value))
    .slice(0, MANY)
    .filter((key) => isRecord(own(value, key)))
    .map((key) => [...path, key])

/**
 * Where the key of a place stands, unknown there or one of any, or unknown and written differently: in one of these objects
 * alone. Where none has it, what the place takes in one that nobody knows, in singular or plural, or under both names in one.
 */
export const elsewhere = (walk: Walk, homes: ReadonlyArray<Path>, to: Path): Path | undefined => {
  const among = (keyOf: typeof keyFor): ReadonlyArray<Path> =>
    homes.flatMap((path) => {
      const key = keyOf(walk, path, to)
      return key === undefined ? [] : [[...path, key]]
    })
  const found = among(keyFor)
  const others = found.length > 0 ? found : among(numberFor)
  const all = others.length > 0 ? others : among(partFor)
  const [outer] = all
  // In what stands under the name itself the same name is that of what is wanted: `repo: { repo: "x" }`.
  const isOne = outer !== undefined && all.every((from) => isWithin(from, outer))
  return sole(isOne && all.length > 1 ? all.filter((from) => takes(walk, to, from)) : all)
}

/** The key of an object that was meant by that of a place, and is none of those which the object itself may have. */
const keyFor = (walk: Walk, path: Path, to: Path): string | undefined => {
  const { known, unknown } = keysAt(walk, path)
  const [name, value] = [lastOf(to), valueAt(walk.value, path)]
  // An index is no name.
  if (isList(value)) return undefined
  if (owns(value, name)) return unknown.includes(name) || isFree(walk, path) ? name : undefined
  if (isFree(walk, path) || unknown.length > FEW) return undefined
  const key = sole(unknown.filter((one) => isSameName(one, name)))
  return key === undefined || isSameAsAny(name, known) ? undefined : key
}

/** The only key of an object that nobody knows which is that of a place in singular or plural, where that takes what stands under it. */
const numberFor = (walk: Walk, path: Path, to: Path): string | undefined => {
  const { known, unknown } = keysAt(walk, path)
  if (known.size > 0 || unknown.length > FEW || isFree(walk, path)) return undefined
  const name = wholeOf(lastOf(to))
  return sole(
    unknown.filter((one) => isSameNumber(wholeOf(one), name) && takes(walk, to, [...path, one]))
  )
}

/**
 * The only key of an object that nobody knows which is that of a place behind the name of the object: `key` of
 * `fields: { project: { key } }` for `projectKey`.
 */
const partFor = (walk: Walk, path: Path, to: Path): string | undefined => {
  const { known, unknown } = keysAt(walk, path)
  const object = path.at(-1)
  if (object === undefined || known.size > 0 || unknown.length > FEW) return undefined
  return sole(
    unknown.filter((one) => isBoth(lastOf(to), object, one) && takes(walk, to, [...path, one]))
  )
}

/** Beside more keys that nobody knows none is looked for by another spelling. */
const FEW = 8

/** Whether an object is known, and none of its keys: it may have been meant to have any. */
export const isFree = (walk: Walk, path: Path): boolean =>
  rulesAt(walk, path).length > 0 && keysAt(walk, path).known.size === 0

/** The keys that an object may have and has not, and that a name is, written differently: `itemid` of `itemId`. */
export const writtenAs = ({ known, value }: Owner, name: string): ReadonlyArray<string> =>
  [...known].filter((key) => !owns(value, key) && isSameName(key, name))

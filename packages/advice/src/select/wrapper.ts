import { keysOf, own } from '@toolfault/model'
import { isEnvelope, isOfCaller } from '../names/envelope.js'
import { isKin } from '../names/kin.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { isSameName } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { beginningAs } from './beginning.js'
import { isOther } from './constant.js'
import { isInnerOf } from './inner-of.js'
import { isItself, takesKind } from './like.js'
import type { Owner } from './owners.js'
import { isNegated, MANY } from './search.js'
import { takes } from './takes.js'
import { againIn, heldIn, holdsMissing, keysIn } from './wrapped-again.js'

/** So many keys may stand beside a wrapper: the name of the tool, an id, a type. */
const BESIDE = 3

/**
 * The key under which the whole object stands again, as it is or as JSON text: the only one, unknown, of an
 * object that knows more keys; or, where that holds all that is missing, the only object among keys that
 * are refused, or a known key that stands again in it.
 */
export const wrapperOf = (walk: Walk, owner: Owner): string | undefined => {
  const { known, missing, unknown, value } = owner
  if (unknown.length === 0) return againIn(walk, owner)
  if (unknown.length > BESIDE + 1) return undefined
  // The name of the tool stands beside its arguments, and may be called as one of them is.
  const keys = keysOf(value).filter((one) => !isOfCall(walk, owner, one))
  if (!keys.every((one) => unknown.includes(one))) return undefined
  const key = sole(keys.filter((one) => keys.length === 1 || keysIn(owner, one).length > 0))
  if (key === undefined || isNegated([key])) return undefined
  const inside = keysIn(owner, key)
  const meant = inside.filter((name) => known.has(name))
  const held = heldIn(own(value, key))
  if (keys.length > 1 && !isWhole(walk, owner, keys, key, inside)) return undefined
  // What is missing may stand there under another name.
  const isOne = (name: string): boolean =>
    isItself(walk, [...owner.path, name], [...owner.path, key]) || isInnerOf(walk, owner, name, key)
  if ([...missing.keys()].some(isOne)) return undefined
  if (keys.length === 1 && isEnvelope(key) && isMeantInside(walk, owner, key)) return key
  // What has another value where there is only one may be no such object, unless it holds all that is missing.
  const isHeld =
    meant.some((name) => !isOther(walk, [...owner.path, name], own(held, name))) ||
    holdsMissing(owner, inside)
  return isHeld && (missing.size > 0 || meant.length === inside.length) ? key : undefined
}

/**
 * Whether an object holds what is missing, or mostly what is known, also by other names, and is no known object itself:
 * `{ "input": { "q": "x" } }` for `query`. One value that would do for the only key that is missing may be that.
 */
const isMeantInside = (walk: Walk, owner: Owner, key: string): boolean => {
  const { known, missing, path, refused } = owner
  const [from, names, inside] = [[...path, key], [...known], keysIn(owner, key)]
  // Names that differ by signs alone are moved out of it, each by itself, which is proven.
  const isSpelt = (inner: string): boolean =>
    known.has(inner) || names.some((name) => isSameName(inner, name))
  if (missing.size > 0 && inside.every(isSpelt)) return false
  const near = walk.meant(key, names)
  if (near !== undefined && takesKind(walk, [...path, near], from)) return false
  const meant = inside.flatMap((inner) => {
    const name = known.has(inner) ? inner : walk.meant(inner, names)
    return name !== undefined && takesKind(walk, [...path, name], [...from, inner]) ? [name] : []
  })
  const [inner, more] = inside
  if (meant.length === 0 && isOfCaller(key) && inner !== undefined && more === undefined)
    return (
      missing.size === 1 &&
      [...missing.keys()].every((name) => takes(walk, [...path, name], [...from, inner]))
    )
  const isMost = meant.length > 0 && meant.length * 2 >= inside.length
  if (missing.size === 0) return isMost && refused.has(key)
  if (isMost) return true
  const kin = inside.slice(0, MANY).flatMap((inner) => {
    const name = known.has(inner) ? undefined : kinOf(owner, inner)
    return name !== undefined && takesKind(walk, [...path, name], [...from, inner]) ? [name] : []
  })
  return [...missing.keys()].every((name) => meant.includes(name) || kin.includes(name))
}

/** The only key of an object to which a name is kin, which it may be when it stands there: `trajectory` of `trajectory_fileid`. */
const kinOf = ({ known }: Owner, inner: string): string | undefined => {
  if (!isShortEnough(inner)) return undefined
  const spoken = spokenOf(inner)
  return sole(beginningAs(known, spoken).filter((one) => isKin(spoken, one)))?.name
}

const isOfCall = ({ tool }: Walk, { path, value }: Owner, key: string): boolean =>
  path.length === 0 && tool !== undefined && tool !== '' && own(value, key) === tool

/**
 * Whether nothing is lost with the keys beside: each has to go, or stands beside what is called arguments, and none
 * is near to a key that is not there.
 */
export const isWhole = (
  walk: Walk,
  owner: Owner,
  keys: ReadonlyArray<string>,
  key: string,
  inside: ReadonlyArray<string>
): boolean =>
  holdsMissing(owner, inside) &&
  keys.every(
    (one) =>
      one === key ||
      ((owner.refused.has(one) || isEnvelope(key)) &&
        !isMeant(
          walk,
          one,
          [...owner.known].filter((name) => !inside.includes(name))
        ))
  )

/** Whether a key is, or may be, meant for one of several names. */
const isMeant = (walk: Walk, key: string, names: ReadonlyArray<string>): boolean =>
  walk.meant(key, names) !== undefined || names.some((name) => isKin(spokenOf(key), spokenOf(name)))

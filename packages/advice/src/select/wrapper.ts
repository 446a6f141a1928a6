import { isRecord, keysOf, own } from '@toolfault/model'
import { jsonIn, parsed } from '../schema/json-text.js'
import type { Walk } from '../walk/walk.js'
import type { Owner } from './owners.js'

/** So many keys may stand beside a wrapper: the name of the tool, an id, a type. */
const BESIDE = 3

/** A longer text is not looked into. */
const LONG = 100_000

/**
 * The key under which the whole object stands again, as it is or as JSON text: the only one, unknown, of an
 * object that knows more keys; or, where that holds all that is missing, the only object among keys that
 * are refused.
 */
export const wrapperOf = (walk: Walk, owner: Owner): string | undefined => {
  const { known, missing, unknown, value } = owner
  if (unknown.length === 0 || unknown.length > BESIDE + 1) return undefined
  const keys = keysOf(value)
  if (keys.length > unknown.length) return undefined
  const [key, more] = keys.filter((one) => keys.length === 1 || keysIn(owner, one).length > 0)
  if (key === undefined || more !== undefined) return undefined
  const inside = keysIn(owner, key)
  const held = inside.filter((name) => known.has(name)).length
  if (keys.length > 1 && !isWhole(walk, owner, key, inside)) return undefined
  return held > 0 && (missing.size > 0 || held === inside.length) ? key : undefined
}

/** The object that a wrapper holds. */
export const heldIn = (value: unknown): unknown => {
  const text = typeof value === 'string' ? jsonIn(value) : ''
  return text.startsWith('{') && text.length <= LONG ? parsed(text) : value
}

const keysIn = ({ value }: Owner, key: string): ReadonlyArray<string> => {
  const held = heldIn(own(value, key))
  return isRecord(held) ? keysOf(held) : []
}

/** Whether nothing is lost with the keys beside: each has to go, and none is near to a key that is not there. */
const isWhole = (
  walk: Walk,
  { known, missing, refused, value }: Owner,
  key: string,
  inside: ReadonlyArray<string>
): boolean =>
  missing.size > 0 &&
  [...missing.keys()].every((name) => inside.includes(name)) &&
  keysOf(value).every(
    (one) =>
      one === key ||
      (refused.has(one) &&
        walk.meant(
          one,
          [...known].filter((name) => !inside.includes(name))
        ) === undefined)
  )

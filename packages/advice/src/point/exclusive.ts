import { fits } from '../schema/misfits.js'
import type { Union } from '../union/facts.js'
import { isTitled, ownKey } from '../union/own-key.js'
import type { Walk } from '../walk/walk.js'

/** Among more branches nobody looks. */
const MOST = 16

/**
 * The keys of which only one may stand, where an object is of three branches or more at once and each asks for a key that no
 * other does; a validator names two of them. `undefined` elsewhere.
 */
export const exclusive = (
  walk: Walk,
  { branches }: Union,
  value: unknown
): ReadonlyArray<string> | undefined => {
  if (branches.length < 3 || branches.length > MOST) return undefined
  const matched = branches.filter(({ schema }) => fits(walk, schema, value))
  if (matched.length < 3 || matched.some(isTitled)) return undefined
  const keys = matched.flatMap(
    (one) =>
      ownKey(
        one,
        matched.filter((other) => other !== one)
      ) ?? []
  )
  return keys.length === matched.length ? keys : undefined
}

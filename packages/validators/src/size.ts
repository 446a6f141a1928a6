import { keysOf, own } from '@toolfault/model'

/** Objects and lists of a schema, each counted as often as it is met: validators walk shared parts again. */
export const PARTS = 400_000

/** Characters of the pointers to all of them, which validators make, and keep as names. */
const POINTERS = 20_000_000

/** ajv ends at some 900 levels, what interprets a schema beyond 2 000. */
const LEVELS = 2_000

/**
 * Refuse a schema on which a validator would run out of memory or never end: one that is very deep under
 * long names, that has parts without number, or that is part of itself.
 *
 * Throws a `RangeError` for one that is nested too deeply, as the platform does, a `TypeError` for one that
 * is too large.
 */
export const refuseLarge = (schema: unknown): void => {
  let parts = 0
  let pointers = 0
  const walk = (part: unknown, pointer: number, level: number): void => {
    if (typeof part !== 'object' || part === null) return
    parts++
    pointers += pointer
    if (parts > PARTS || pointers > POINTERS) throw new TypeError('the schema is too large')
    if (level > LEVELS) throw new RangeError('too many levels')
    for (const key of keysOf(part)) walk(own(part, key), pointer + key.length + 1, level + 1)
  }
  walk(schema, 0, 0)
}

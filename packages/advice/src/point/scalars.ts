import type { Json } from '@toolfault/types/json'
import { isKept, isNumeric, isTooSmall, truth } from '../schema/value.js'
import type { Wanted } from './unwrap.js'

/** What says the same as a scalar: what a text spells, the text of a number, 1 for true. */
export const scalarsOf = (value: unknown): ReadonlyArray<number | boolean | string | null> => {
  if (typeof value === 'boolean') return [String(value)]
  if (typeof value === 'number') {
    // Of a whole number that a double does not hold nobody knows the digits that were sent.
    if (!isKept(value)) return []
    return value === 0 || value === 1 ? [value === 1, String(value)] : [String(value)]
  }
  if (typeof value !== 'string') return []
  const bare = value.trim()
  // Most texts spell none, and that is soon seen.
  if (!/^[-\dtfn]/i.test(bare)) return []
  const number = isNumeric(bare) && !isTooSmall(bare) ? Number(bare) : Number.NaN
  const boolean = truth(bare)
  return [
    ...(isKept(number) ? [number] : []),
    ...(boolean === undefined ? [] : [boolean]),
    ...(/^(?:null|none)$/i.test(bare) ? [null] : [])
  ]
}

/** A value as an item, in its own form or as another scalar, but yes or no as no text; `undefined` where neither would fit. */
export const itemIn = (value: unknown, { fitsItem }: Wanted): Json | undefined =>
  // A border: arguments are JSON.
  [value as Json, ...(typeof value === 'boolean' ? [] : scalarsOf(value))].find(fitsItem)

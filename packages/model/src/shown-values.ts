import type { Json } from '@toolfault/types/json'
import { writeJson } from './json.js'
import { isList, total } from './total.js'

/** So many listed values have room in a text, or more where all of them are short. */
export const SHOWN = 24
const SHORT = 64

/** Listed values that are all said have so many characters in all, with a comma between. */
export const LISTED = 400

/**
 * How many of listed values a text shows, from the first one: at most 24, or 64 that are short. None of
 * what is no list.
 */
export const shownValues = (values: ReadonlyArray<Json>): number =>
  total(
    () => (isList(values) ? shown(values) : 0),
    () => 0
  )

const shown = (values: ReadonlyArray<Json>): number => {
  if (values.length <= SHOWN) return values.length
  return values.length <= SHORT && isShort(values) ? values.length : SHOWN
}

const isShort = (values: ReadonlyArray<Json>): boolean =>
  values.reduce<number>((length, value) => length + (writeJson(value) ?? '').length + 2, -2) <=
  LISTED

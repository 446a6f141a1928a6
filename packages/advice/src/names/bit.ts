import type { Json } from '@toolfault/types/json'
import { isSynonym } from './groups.js'
import { wholeOf } from './spelling.js'

/** The number by which a list of 0 and 1 alone says the truth that a boolean or a word does: 1 for `true` and "yes". */
export const bitOf = (value: unknown, values: ReadonlyArray<Json>): number | undefined => {
  if (values.length !== 2 || !values.includes(0) || !values.includes(1)) return undefined
  const word = wordOf(value)
  if (word === undefined) return undefined
  if (isSynonym(word, 'true')) return 1
  return isSynonym(word, 'false') ? 0 : undefined
}

/** Longer than any word for it. */
const LONG = 8

const wordOf = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.length < LONG ? wholeOf(value) : undefined
}

import { isJsonObject, isList } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** The first items that take so many bytes of JSON together. */
export const fitting = (list: ReadonlyArray<Json>, most: number): ReadonlyArray<Json> => {
  let left = most
  const end = list.findIndex((item) => {
    left -= bytes(item) + 1
    return left < 0
  })
  return end < 0 ? list : list.slice(0, end)
}

/** Whether the JSON of a value takes so many bytes at the most. */
export const fits = (value: Json, most: number): boolean =>
  // What is small, as most is, need not be written to be measured.
  atMost(value, false) <= most || atMost(value, true) <= most || bytes(value) <= most

/**
 * As many bytes as the JSON of a value takes, with a comma, or more: an escape takes six for a unit. Less is said of
 * texts that have none where it `looks` for that.
 */
const atMost = (value: Json, looks: boolean): number => {
  if (typeof value === 'string') return value.length * (looks && plain.test(value) ? 1 : 6) + MARKS
  let size = NUMBER
  if (isList(value)) for (const item of value) size += atMost(item, looks)
  else if (isJsonObject(value)) {
    for (const key of Object.keys(value))
      size += atMost(key, looks) + atMost(value[key] ?? null, looks)
  }
  return size
}

/** Printable ASCII without a quotation mark or a backslash. */
const plain = /^[ !#-[\]-~]*$/

/** Around a text and behind it; the longest number has 24 characters. */
const MARKS = 4
const NUMBER = 26

/** The length of a value's JSON in UTF-8; a surrogate that stands alone is an escape there. */
export const bytes = (value: Json): number =>
  JSON.stringify(value)
    // Each half of a pair takes two bytes of the four.
    .replace(/[\x80-\u07ff\ud800-\udfff]/g, '--')
    .replace(/[^\0-\x7f]/g, '---').length

/** How many a member says; 0 for what is no number. */
export const countOf = (json: Json | undefined): number => (typeof json === 'number' ? json : 0)

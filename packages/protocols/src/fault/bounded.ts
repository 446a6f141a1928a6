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
  atMost(value) <= most || bytes(value) <= most

/** As many bytes as the JSON of a value takes, or more: a unit of a text takes six as an escape. */
const atMost = (value: Json): number => {
  if (typeof value === 'string') return 6 * value.length + QUOTES
  if (typeof value !== 'object' || value === null) return NUMBER
  let size = QUOTES
  if (isList(value)) for (const item of value) size += atMost(item) + QUOTES
  else if (isJsonObject(value)) {
    for (const key of Object.keys(value)) {
      size += 6 * key.length + QUOTES + QUOTES + atMost(value[key] ?? null)
    }
  }
  return size
}

/** Two marks around it; the longest number (`-2.2250738585072014e-308`). */
const QUOTES = 2
const NUMBER = 24

/** The length of a value's JSON in UTF-8; a surrogate that stands alone is an escape there. */
export const bytes = (value: Json): number => {
  const text = JSON.stringify(value)
  if (!/[^\0-\x7f]/.test(text)) return text.length
  let size = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // Two bytes, and two for each half of a pair, or three.
    if (unit >= 0x80) size += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return size
}

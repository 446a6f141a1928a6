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

/** The length of a value's JSON in UTF-8; a surrogate that stands alone is an escape there. */
export const bytes = (value: Json): number => {
  const text = JSON.stringify(value)
  let size = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    // Two bytes, and two for each half of a pair, or three.
    if (unit >= 0x80) size += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return size
}

import type { Json } from '@toolfault/types/json'

/** A name that is a number behind some letters: `p1`, `h2`, `LEVEL_3`. */
const ranked = /^([a-z]+[ _-]?)(\d{1,3})$/i

/** The listed text that has a number behind the letters with which all of the list begin: `p1` for 1. */
export const rankOf = (value: unknown, values: ReadonlyArray<Json>): string | undefined => {
  const digits = typeof value === 'number' ? String(value) : value
  if (typeof digits !== 'string' || !/^\d{1,3}$/.test(digits)) return undefined
  const ranks = values.map((one) => (typeof one === 'string' ? ranked.exec(one) : null))
  const letters = ranks[0]?.[1]
  return ranks.every((rank) => rank !== null && rank[1] === letters)
    ? ranks.find((rank) => rank?.[2] === digits)?.[0]
    : undefined
}

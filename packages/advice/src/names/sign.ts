import type { Json } from '@toolfault/types/json'

/** The number by which a list of 1 and -1 says the order that a text does: 1 for `asc`, -1 for "descending". */
export const signOf = (value: unknown, values: ReadonlyArray<Json>): number | undefined => {
  if (typeof value !== 'string' || ![1, -1].every((one) => values.includes(one))) return undefined
  const order = value.trim()
  if (/^asc(?:ending)?$/i.test(order)) return 1
  return /^desc(?:ending)?$/i.test(order) ? -1 : undefined
}

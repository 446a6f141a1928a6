import { isRecord } from '@toolfault/model'
import { isSameName } from '../names/spelling.js'
import { once } from '../once.js'
import { descriptionOf } from './description.js'

/** A longer text is called by no number. */
const LONG = 64

/** `0 = none`, `1: urgent`, `2 (high`; and `low (1)`, `high: 2`. */
const numberFirst = /^\D*?(-?\d{1,6}) ?(?:[=:(–-]|->|means|is|for)(\D+)$/
const numberLast = /^(\D+)(?:[=:(]|->) ?(-?\d{1,6})\)?\.?$/

/** The only number by which an author says that a text is meant: 2 for "high" where "1 = urgent, 2 = high". */
export const numberCalled = (schemas: ReadonlyArray<unknown>, text: string): number | undefined => {
  if (text.length > LONG) return undefined
  const named = schemas.flatMap((schema) => (isRecord(schema) ? legendOf(schema) : []))
  const [number, ...others] = named.flatMap(({ name, number }) =>
    isSameName(name, text) ? [number] : []
  )
  return others.every((other) => other === number) ? number : undefined
}

interface Named {
  readonly name: string
  readonly number: number
}

/** What an author calls numbers, which is the same in every call. */
const legendOf: (schema: object) => ReadonlyArray<Named> = /* @__PURE__ */ once((schema) =>
  descriptionOf(schema)
    .split(/[,;|\n]| and | or | to /)
    .flatMap((part) => saidIn(part.trim()))
)

/** What a part of a description calls a number, and that. */
const saidIn = (part: string): ReadonlyArray<Named> => {
  if (part.length > 2 * LONG) return []
  const [, first, behind = ''] = numberFirst.exec(part) ?? []
  if (first !== undefined) return named(behind, first)
  const [, before, last = ''] = numberLast.exec(part) ?? []
  return before === undefined ? [] : named(before.slice(before.lastIndexOf(':') + 1), last)
}

const named = (given: string, number: string): ReadonlyArray<Named> => {
  const name = given.replace(/[^\p{L} _-]/gu, '').trim()
  return name === '' ? [] : [{ name, number: Number(number) }]
}

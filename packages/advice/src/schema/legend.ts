import { isRecord } from '@toolfault/model'
import { isSameName } from '../names/spelling.js'
import { descriptionOf } from './description.js'

/** A longer text is called by no number. */
const LONG = 64

/** `0 = none`, `1: urgent`, `2 (high`; and `low (1)`, `high: 2`. */
const numberFirst = /^\D*?(-?\d{1,6}) ?(?:[=:(–-]|->|means|is|for)(\D+)$/
const numberLast = /^(\D+)(?:[=:(]|->) ?(-?\d{1,6})\)?\.?$/

/** The only number by which an author says that a text is meant: 2 for "high" where "1 = urgent, 2 = high". */
export const numberCalled = (schemas: ReadonlyArray<unknown>, text: string): number | undefined => {
  if (text.length > LONG) return undefined
  const said = schemas.flatMap((schema) => (isRecord(schema) ? [descriptionOf(schema)] : []))
  const parts = said.flatMap((line) => line.split(/[,;|\n]| and | or | to /))
  const found = new Set(
    parts.flatMap((part) => {
      const [name, number] = saidIn(part.trim())
      return name !== '' && isSameName(name, text) ? [number] : []
    })
  )
  const [number] = found
  return found.size === 1 ? number : undefined
}

/** What a part of a description calls a number, and that; the empty text where it does not. */
const saidIn = (part: string): readonly [name: string, number: number] => {
  const [, first, behind = ''] = part.length > 2 * LONG ? [] : (numberFirst.exec(part) ?? [])
  if (first !== undefined) return [bare(behind), Number(first)]
  const [, before = '', last] = part.length > 2 * LONG ? [] : (numberLast.exec(part) ?? [])
  return [bare(before.slice(before.lastIndexOf(':') + 1)), Number(last)]
}

const bare = (name: string): string => name.replace(/[^\p{L} _-]/gu, '').trim()

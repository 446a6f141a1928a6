import { isList } from '@toolfault/model'
import { isKept, isNumeric } from '../schema/value.js'

/** A longer text is no few numbers, and of a longer list no place has its own name. */
const LONG = 64
const MOST = 4

/** The few numbers that a list holds, or a text: `[1, 2]`, `1, 2`, `(1, 2)`, `1280x720`, `1-20`, `1 to 20`. None where anything else is in it. */
export const numbersIn = (value: unknown): ReadonlyArray<number> => {
  const parts = isList(value) ? value : typeof value === 'string' ? split(value) : []
  const numbers = parts.slice(0, MOST).flatMap(numberIn)
  return numbers.length === parts.length ? numbers : []
}

/** The number that a value is, or that its text spells, as a list. */
export const numberIn = (value: unknown): ReadonlyArray<number> => {
  const number = typeof value === 'string' && isNumeric(value) ? Number(value) : value
  return typeof number === 'number' && isKept(number) ? [number] : []
}

const split = (text: string): ReadonlyArray<string> =>
  text.length > LONG
    ? []
    : text
        .trim()
        .replace(/^[([]|[)\]]$/g, '')
        .trim()
        .split(/\s*(?:[,;:x×*–]|\.{2,3}|\bto\b|(?<=\d)-)\s*|\s+/i)

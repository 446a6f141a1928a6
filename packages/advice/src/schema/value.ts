import { isList, isRecord, type JsonType, keysOf, writeJson } from '@toolfault/model'

/** The JSON type of a value; `undefined` for what JSON lacks. */
export const typeOf = (value: unknown): JsonType | undefined => {
  if (value === null) return 'null'
  if (isList(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value as JsonType
  return typeof value === 'object' ? 'object' : undefined
}

/** A text as it is, and the JSON of anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : String(writeJson(value))

/** Whether a text is exactly a JSON number. */
export const isNumeric = (text: string): boolean =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)

/** The least number of which a double keeps all digits (IEEE 754, binary64: what is less is subnormal, or zero). */
const LEAST = 2 ** -1022

/** Whether a number as text is too small for a double, and not zero as it is written. */
export const isTooSmall = (text: string): boolean =>
  Math.abs(Number(text)) < LEAST && Number(text.toLowerCase().split('e', 1)[0]) !== 0

/** Whether a number is the one that was written: one that a double does not hold would come back as another. */
export const isKept = (number: number): boolean =>
  Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number)

/** Whether a text is exactly a number or a boolean. */
export const isScalarText = (text: string): boolean => isNumeric(text) || truth(text) !== undefined

/** The boolean that a text spells, as JSON or Python writes it. */
export const truth = (text: string): boolean | undefined =>
  /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : undefined

/** Code points of a string, elements of an array, keys of an object. */
export const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string') return codePoints(value)
  if (isList(value)) return value.length
  return isRecord(value) ? keysOf(value).length : undefined
}

/** JSON Schema counts code points (2020-12 Validation, section 6.3.1): a pair of surrogates is one. */
const codePoints = (text: string): number => {
  let count = text.length
  if (!/[\ud800-\udbff]/.test(text)) return count
  for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) count--
  return count
}

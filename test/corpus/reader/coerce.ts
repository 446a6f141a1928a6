import { parseHeld } from './loose.js'
import { isList, isObject, typeOf } from './value.js'

/** Something that could be made, so that `null` and `undefined` can be told from nothing. */
export interface Made {
  readonly value: unknown
}

const made = (value: unknown): Made => ({ value })

/** Whether a value is of a type, as JSON Schema counts. */
export const isOf = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === 'number' && typeof value === 'number')

/** The same value in another type; `undefined` where it holds nothing of that type. */
export const coerce = (value: unknown, type: string): Made | undefined => {
  if (isOf(value, type)) return made(value)
  if (isList(value) && type !== 'array') {
    return value.length === 1 ? coerce(value[0], type) : undefined
  }
  if (isObject(value) && type !== 'object' && type !== 'array') {
    const [only, ...others] = Object.values(value)
    return others.length === 0 && only !== undefined ? coerce(only, type) : undefined
  }
  switch (type) {
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean'
        ? made(String(value))
        : undefined
    case 'integer':
    case 'number':
      return toNumber(value, type)
    case 'boolean':
      return toBoolean(value)
    case 'array':
      return toArray(value)
    case 'object':
      return typeof value === 'string' ? objectIn(value) : undefined
    default:
      return undefined
  }
}

const toNumber = (value: unknown, type: string): Made | undefined => {
  const number = typeof value === 'string' && /\d/.test(value) ? Number(value.trim()) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  return made(type === 'integer' ? Math.trunc(number) : number)
}

const truths: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  [1, true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
  [0, false]
])

const toBoolean = (value: unknown): Made | undefined => {
  const truth = truths.get(typeof value === 'string' ? value.trim().toLowerCase() : value)
  return truth === undefined ? undefined : made(truth)
}

const toArray = (value: unknown): Made | undefined => {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'string') return made([value])
  const held = parseHeld(value)
  if (held !== undefined) return made(isList(held.value) ? held.value : [held.value])
  return made(value.includes(',') ? splitText(value) : [value])
}

/** The parts of a text between its commas. */
export const splitText = (text: string): ReadonlyArray<string> =>
  text.split(',').map((part) => part.trim())

const objectIn = (text: string): Made | undefined => {
  const held = parseHeld(text)
  return isObject(held?.value) ? made(held?.value) : undefined
}

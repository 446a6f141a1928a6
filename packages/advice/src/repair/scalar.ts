import type { Json } from '@toolfault/types/json'
import { typeOf } from '../point/received.js'
import type { Grade } from './grade.js'
import { readingOf } from './text.js'

/** The same value in another form: a new value, or what stands under one of its keys. */
export type Form =
  /** What a text held may be wrong in itself: nobody has looked at it yet. */
  | { readonly grade: Grade; readonly value: Json; readonly reveals?: true }
  | { readonly grade: Grade; readonly under: string }

/** Whether a value of one type passes for another: an integer is a number. */
export const isOfType = (value: unknown, type: string): boolean => {
  const is = typeOf(value)
  return is === type || (is === 'integer' && type === 'number')
}

/** The value in a text, where it has the type. */
export const parsed = (value: unknown, type: string): Form | undefined => {
  const reading = typeof value === 'string' ? readingOf(value) : undefined
  if (reading === undefined || !isOfType(reading.value, type)) return undefined
  return typeof reading.value === 'object' ? { ...reading, reveals: true } : reading
}

/** A value as one of another type, where it says one: a number in a text, 1 for true. */
export const scalarOf = (value: unknown, type: string): Form | undefined => {
  switch (type) {
    case 'integer':
    case 'number':
      return numberOf(value, type)
    case 'boolean':
      return booleanOf(value)
    case 'string':
      return textOf(value)
    case 'null':
      return value === 'null' || value === 'None' ? { grade: 'likely', value: null } : undefined
    default:
      return parsed(value, type)
  }
}

/** A number in a text, where no digit is lost by reading it. */
const numberOf = (value: unknown, type: string): Form | undefined => {
  const form = parsed(value, type)
  if (form === undefined || 'under' in form) return undefined
  const isKept = !Number.isInteger(form.value) || Number.isSafeInteger(form.value)
  return isKept ? form : undefined
}

const yes: ReadonlySet<string> = /* @__PURE__ */ new Set(['yes', 'on', '1'])
const no: ReadonlySet<string> = /* @__PURE__ */ new Set(['no', 'off', '0'])

const booleanOf = (value: unknown): Form | undefined => {
  if (value === 0 || value === 1) return { grade: 'certain', value: value === 1 }
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (word === 'true' || word === 'false') return { grade: 'certain', value: word === 'true' }
  if (yes.has(word) || no.has(word)) return { grade: 'likely', value: yes.has(word) }
  return undefined
}

/** A number has many texts; a whole one that is safe has one that everybody writes. */
const textOf = (value: unknown): Form | undefined => {
  if (typeof value === 'boolean') return { grade: 'likely', value: String(value) }
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return { grade: Number.isSafeInteger(value) ? 'certain' : 'likely', value: String(value) }
}

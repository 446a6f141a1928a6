import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { lesser } from './grade.js'
import { type Form, isOfType, parsed, scalarOf } from './scalar.js'

/**
 * The form of a value that has the type, if there is one. `items` are the types that an array takes,
 * `[]` when nobody says; `name` is the key at which the value stands.
 */
export const formOf = (
  value: unknown,
  type: string,
  items: ReadonlyArray<string>,
  name: string
): Form | undefined => {
  if (isOfType(value, type)) return undefined
  if (type === 'array') return arrayOf(value, items)
  return unwrapped(value, type, name) ?? scalarOf(value, type)
}

/** What an array of one holds, or what stands under a key that says nothing else. */
export const unwrapped = (value: unknown, type: string, name: string): Form | undefined => {
  if (isList(value)) {
    return value.length === 1 && isOfType(value[0], type)
      ? { grade: 'certain', under: '0' }
      : undefined
  }
  const [key, ...more] = isRecord(value) ? keysOf(value) : []
  if (key === undefined || more.length > 0 || type === 'object') return undefined
  return (key === 'value' || key === name) && isOfType(own(value, key), type)
    ? { grade: 'certain', under: key }
    : undefined
}

/** The parts between the commas of a text; a text with line breaks or sentences is no list. */
export const split = (value: unknown, items: ReadonlyArray<string>): Form | undefined => {
  if (typeof value !== 'string' || !value.includes(',') || /[\n\r]|[.!?]\s/.test(value)) {
    return undefined
  }
  const parts = value.split(',').map((part) => part.trim())
  if (parts.includes('') || parts.length > 1_000) return undefined
  const values: Array<Json> = []
  for (const part of parts) {
    const item = itemOf(part, items)
    if (item === undefined || 'under' in item) return undefined
    values.push(item.value)
  }
  return { grade: 'likely', value: values }
}

/** An array of the value alone. */
export const wrapped = (value: unknown, items: ReadonlyArray<string>): Form | undefined => {
  const item = itemOf(value, items)
  return item === undefined || 'under' in item ? undefined : { ...item, value: [item.value] }
}

/** A value as an item of the types that are taken: as it is where it may be, else in another form. */
const itemOf = (value: unknown, items: ReadonlyArray<string>): Form | undefined => {
  if (value === undefined) return undefined
  // A border: arguments are JSON, and what is put into a patch is copied as JSON.
  const same = value as Json
  if (items.length === 0) return { grade: 'likely', value: same }
  if (items.some((type) => isOfType(value, type))) return { grade: 'certain', value: same }
  const found = items.map((type) => scalarOf(value, type)).filter((one) => one !== undefined)
  const [only, ...more] = found
  if (only === undefined || more.length > 0) return undefined
  return { ...only, grade: lesser(only.grade, 'likely') }
}

const arrayOf = (value: unknown, items: ReadonlyArray<string>): Form | undefined => {
  if (value === null || value === undefined) return undefined
  const read = parsed(value, 'array')
  if (read !== undefined) return read
  // A text that tries to be JSON, and is none, is neither an item nor a list of them.
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) return undefined
  return split(value, items) ?? wrapped(value, items)
}

import { isList, type JsonType, keysOf, own, type Path, type Received } from '@toolfault/model'
import { hasAt, valueAt } from './at.js'
import { isBlank } from './blank.js'

/**
 * What came: the JSON type and its size, never the text. `undefined` when the value is no JSON.
 *
 * A string of nothing but white space is `blank` where `required` lists its key (row A16).
 */
export const receivedAt = (value: unknown, path: Path, owner: unknown): Received | undefined => {
  if (!hasAt(value, path)) return { id: 'absent' }
  const here = valueAt(value, path)
  if (typeof here === 'string' && isRequired(owner, path) && isBlank(here)) return { id: 'blank' }
  const type = typeOf(here)
  if (type === undefined) return undefined
  const size = sizeOf(here)
  return { id: 'type', type, ...(size === undefined ? {} : { size }) }
}

/** Whether the owner's schema lists the last key of a path as required. */
export const isRequired = (owner: unknown, path: Path): boolean => {
  const required = own(owner, 'required')
  return isList(required) && required.includes(path.at(-1))
}

/** The JSON type of a value; `undefined` for what JSON lacks. */
export const typeOf = (value: unknown): JsonType | undefined => {
  if (value === null) return 'null'
  if (isList(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value as JsonType
  return typeof value === 'object' ? 'object' : undefined
}

/** Code points of a string, elements of an array, keys of an object. */
const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string') return codePoints(value)
  if (isList(value)) return value.length
  return typeof value === 'object' && value !== null ? keysOf(value).length : undefined
}

/** JSON Schema counts code points (2020-12 Validation, section 6.3.1): a pair of surrogates is one. */
const codePoints = (text: string): number => {
  let count = text.length
  for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) count--
  return count
}

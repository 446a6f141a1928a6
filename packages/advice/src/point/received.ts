import { isList, type JsonType, keysOf, own, type Path, type Received } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isBlank } from '../blank.js'
import { hasAt, valueAt } from '../schema/at.js'
import { isSecret } from '../secret/secret.js'

/** A text that may be shown is clipped at so many characters. */
const CLIP = 40

/** What is known of the place that a value came to. */
export interface Place {
  readonly path: Path
  /** The subschemas of the place, and of its owner. */
  readonly schemas: ReadonlyArray<unknown>
  readonly owners: ReadonlyArray<unknown>
}

/**
 * What came: the JSON type and its size; the value only where it cannot speak (a number, a boolean,
 * null, a text that is exactly one of these) or is `listed`, or where any text was asked for. Never the
 * value where its key, its schema or its look says secret. `undefined` when the value is no JSON.
 *
 * A string of nothing but white space is `blank` where `required` lists its key (row A16).
 */
export const receivedAt = (
  value: unknown,
  { owners, path, schemas }: Place,
  isListed: (text: string) => boolean,
  texts: boolean
): Received | undefined => {
  if (!hasAt(value, path)) return { id: 'absent' }
  const here = valueAt(value, path)
  if (typeof here === 'string' && isBlank(here) && owners.some((owner) => isRequired(owner, path)))
    return { id: 'blank' }
  const type = typeOf(here)
  if (type === undefined) return undefined
  const size = sizeOf(here)
  const mayShow = isMute(here) || (typeof here === 'string' && (texts || isListed(here)))
  return {
    id: 'type',
    type,
    ...(size === undefined ? {} : { size }),
    ...(mayShow && !isSecret(path, schemas, here) ? { value: clipped(here) } : {})
  }
}

/** Whether a value cannot speak, or only says what is exactly a number or a boolean. */
const isMute = (value: unknown): boolean =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' &&
    value.length <= CLIP &&
    (isNumeric(value) || truth(value) !== undefined))

/** Whether a text is exactly a JSON number. */
export const isNumeric = (text: string): boolean =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)

/** The boolean that a text spells, as JSON or Python writes it. */
export const truth = (text: string): boolean | undefined => {
  const word = text.length <= 5 ? text.toLowerCase() : ''
  return word === 'true' ? true : word === 'false' ? false : undefined
}

/** A border: what may be shown is a scalar. */
const clipped = (value: unknown): Json =>
  typeof value === 'string' && value.length > CLIP
    ? `${value.slice(0, CLIP - 1)}…`
    : (value as Json)

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
export const codePoints = (text: string): number => {
  let count = text.length
  for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) count--
  return count
}

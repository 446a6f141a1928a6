import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { partOf } from '../subschemas.js'

/**
 * The schema itself, or a copy in which what TypeBox gets wrong is spelt otherwise:
 *
 * - a `pattern` that is no Unicode expression (`[\w-\.]`), which it refuses, is one of the older kind,
 *   which it takes as an object; a key of `patternProperties` has to be of the Unicode kind
 * - a `$ref` to another document with an empty fragment, which it takes for one to this document, has none
 *
 * Throws for a pattern that is no expression of either kind.
 *
 * @see decision 006
 */
export const respelled = (
  schema: object | boolean,
  nodes: ReadonlyArray<object>
): object | boolean =>
  isRecord(schema) && nodes.some((node) => isOld(own(node, 'pattern')) || isOdd(own(node, '$ref')))
    ? copied(schema)
    : schema

/** A copy without `uniqueItems`, for which TypeBox compares hashes: `{ "a": { "b": 1 } }` has that of `{ "a": {}, "b": 1 }`. */
export const withoutUnique = (schema: object | boolean): object | boolean =>
  isRecord(schema) ? copied(schema, 'uniqueItems') : schema

const isOld = (pattern: unknown): pattern is string =>
  typeof pattern === 'string' && !isUnicode(pattern)

const isUnicode = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').unicode
  } catch {
    return false
  }
}

const isOdd = (ref: unknown): ref is string =>
  typeof ref === 'string' && ref.length > 1 && ref.endsWith('#')

const copied = (schema: object, without?: string): object =>
  Object.fromEntries(
    keysOf(schema)
      .filter((key) => key !== without)
      .map((key) => [key, part(key, own(schema, key), without)])
  )

const part = (keyword: string, value: unknown, without: string | undefined): unknown => {
  const whole = (one: unknown): unknown => (isRecord(one) ? copied(one, without) : one)
  if (keyword === 'pattern' && isOld(value)) return older(value)
  if (keyword === '$ref' && isOdd(value)) return value.slice(0, -1)
  switch (partOf(keyword, value)) {
    case 'schema':
      return whole(value)
    case 'list':
      return isList(value) ? value.map(whole) : value
    case 'names':
      return Object.fromEntries(keysOf(value).map((name) => [name, whole(own(value, name))]))
    default:
      return value
  }
}

/** With its text as it was given: the platform would write `/` as `\/`. */
const older = (pattern: string): RegExp =>
  Object.defineProperty(new RegExp(pattern), 'source', { value: pattern })

import { isList, isRecord, keysOf, own } from '@toolfault/model'
import { partOf } from './subschemas.js'

/**
 * The schema itself, or a copy in which each pattern that is no Unicode expression (`[\w-\.]`) is one of
 * the older kind, which TypeBox takes as an object. Throws for a text that is no expression of either
 * kind. A key of `patternProperties` has to be of the Unicode kind.
 *
 * @see decision 006
 */
export const lenient = (
  schema: object | boolean,
  nodes: ReadonlyArray<object>
): object | boolean => (isRecord(schema) && nodes.some(isOld) ? relaxed(schema) : schema)

const isOld = (node: object): boolean => {
  const pattern = own(node, 'pattern')
  return typeof pattern === 'string' && !isUnicode(pattern)
}

const isUnicode = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').unicode
  } catch {
    return false
  }
}

const relaxed = (schema: object): object =>
  Object.fromEntries(keysOf(schema).map((key) => [key, part(key, own(schema, key))]))

const part = (keyword: string, value: unknown): unknown => {
  if (keyword === 'pattern' && typeof value === 'string')
    return isUnicode(value) ? value : old(value)
  switch (partOf(keyword, value)) {
    case 'schema':
      return isRecord(value) ? relaxed(value) : value
    case 'list':
      return isList(value) ? value.map((item) => (isRecord(item) ? relaxed(item) : item)) : value
    case 'names':
      return Object.fromEntries(keysOf(value).map((name) => [name, part('not', own(value, name))]))
    default:
      return value
  }
}

/** With its text as it was given: the platform would write `/` as `\/`. */
const old = (pattern: string): RegExp =>
  Object.defineProperty(new RegExp(pattern), 'source', { value: pattern })

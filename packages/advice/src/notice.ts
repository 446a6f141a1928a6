import { isRecord, keysOf, own, owns, type Remark } from '@toolfault/model'

/** More remarks than this are noise. */
const MOST = 16

/** Keywords that may give a key a meaning which `properties` does not show. */
const elsewhere = [
  '$ref',
  '$dynamicRef',
  '$recursiveRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'patternProperties',
  'dependentSchemas',
  'dependencies'
]

/** Keywords whose subschema knows every other key, or refuses it. */
const others = ['additionalProperties', 'unevaluatedProperties']

/** Nothing, or `true`, lets a key through without a word about it. */
const isOpen = (others: unknown): boolean => others === undefined || others === true

/** Keys that the schema lets through without knowing them, at the top level (row N8). */
export const ignoredKeys = (schema: unknown, value: unknown): ReadonlyArray<Remark> => {
  const properties = own(schema, 'properties')
  if (!isRecord(properties) || !isRecord(value)) return []
  if (others.some((keyword) => !isOpen(own(schema, keyword)))) return []
  if (elsewhere.some((keyword) => owns(schema, keyword))) return []
  return keysOf(value)
    .filter((key) => !owns(properties, key))
    .slice(0, MOST)
    .map((key) => ({ id: 'ignored_key', path: [key] }))
}

import { isList, isRecord, keysOf, own, owns } from '@toolfault/model'

/** The keywords by which keys depend on others. */
export const dependent = ['dependentRequired', 'dependentSchemas', 'dependencies'] as const

/** Pairs of a key that is there and the subschema that applies because of it. */
export const dependentSchemas = (
  schema: object,
  value: unknown
): ReadonlyArray<readonly [string, unknown]> =>
  isRecord(value)
    ? dependent.slice(1).flatMap((keyword) => {
        const halves = own(schema, keyword)
        return keysOf(halves)
          .filter((key) => owns(value, key) && !isList(own(halves, key)))
          .map((key) => [key, own(halves, key)] as const)
      })
    : []

/** Pairs of a key that is there and one that it needs. */
export const dependents = (
  schema: object,
  value: object
): ReadonlyArray<readonly [string, string]> =>
  ['dependentRequired', 'dependencies'].flatMap((keyword) => {
    const needs = own(schema, keyword)
    return keysOf(needs).flatMap((cause) => {
      const keys = own(needs, cause)
      if (!isList(keys) || !owns(value, cause)) return []
      return keys
        .filter((key): key is string => typeof key === 'string')
        .map((key) => [cause, key] as const)
    })
  })

import { isList, keysOf, own, owns } from '@toolfault/model'

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

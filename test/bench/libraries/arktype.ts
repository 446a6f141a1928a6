import { type Type, type } from 'arktype'
import { type Library, saidBy } from './contract.js'
import type { Validating } from './validating.js'

const library: Library<Type> = {
  object: (members, isClosed) => {
    const definition = Object.fromEntries(
      members.map(({ isRequired, key, type }) => [isRequired ? key : `${key}?`, type])
    )
    // A border: the types of a schema that is read at run time are known to nobody.
    return type({ ...definition, ...(isClosed ? { '+': 'reject' } : {}) } as object) as Type
  },
  // A border: the same.
  map: (values) => type({ '[string]': values } as object) as Type,
  list: (items, { least = 0 }) => items.array().atLeastLength(least),
  literals: (values) => type.enumerated(...values),
  union: (first, ...others) => others.reduce<Type>((sum, other) => sum.or(other), first),
  text: (pattern = /(?:)/, { least = 0, most = 1e9 }) =>
    type.string.matching(pattern.source).atLeastLength(least).atMostLength(most),
  number: (isWhole, { least = -1e300, most = 1e300 }) =>
    (isWhole ? type.number.divisibleBy(1) : type.number).atLeast(least).atMost(most),
  boolean: () => type.boolean,
  anything: () => type.unknown
}

export const arktype: Validating = {
  name: 'arktype + summary',
  prepare: (schema) => {
    const check = saidBy(library, schema)
    return (value) => {
      const result: unknown = check(value)
      return result instanceof type.errors ? result.summary : ''
    }
  }
}

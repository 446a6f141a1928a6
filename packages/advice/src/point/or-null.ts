import { type Expected, type Issue, lacksKey, own, owns } from '@toolfault/model'
import type { Rule } from '../walk/rule.js'
import type { Rejected } from './fix.js'

/**
 * A type with the null that OpenAPI's `nullable` allows beside it, which no validator names; it means nothing beside none
 * (OpenAPI 3.0.3, Schema Object). One that refused null does not know the keyword, and would do so again.
 * The rule of a key that is not there stands in what would hold it, and says nothing of that key.
 */
export const orNull = (
  expected: Expected | undefined,
  issue: Issue,
  rule: Rule | undefined,
  rejected: Rejected | undefined
): Expected | undefined => {
  const schema = rule?.schema
  const isNullable = own(schema, 'nullable') === true && owns(schema, 'type')
  if (expected?.id !== 'type' || !isNullable || lacksKey(issue)) return expected
  const { types } = expected
  return rejected?.value === null || types.includes('null')
    ? expected
    : { ...expected, types: [...types, 'null'] }
}

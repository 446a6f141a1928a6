import { type Expected, own } from '@toolfault/model'
import type { Rule } from '../walk/rules.js'
import type { Rejected } from './fix.js'

/**
 * A type with the null that OpenAPI's `nullable` allows beside it, which no validator names. One that refused
 * null does not know the keyword, and would do so again.
 */
export const orNull = (
  expected: Expected | undefined,
  rule: Rule | undefined,
  rejected: Rejected | undefined
): Expected | undefined => {
  if (expected?.id !== 'type' || own(rule?.schema, 'nullable') !== true) return expected
  const { types } = expected
  return rejected?.value === null || types.includes('null')
    ? expected
    : { ...expected, types: [...types, 'null'] }
}

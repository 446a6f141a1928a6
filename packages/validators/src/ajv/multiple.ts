import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'

/** Value, step and quotient are each the nearest double: so much of the quotient may be rounding. */
const ROUNDED = 2 * Number.EPSILON

/**
 * `multipleOf`, by which ajv refuses what only a double cannot hold: 19.99 as a multiple of 0.01, 0.3 of 0.1. The same
 * error, word for word.
 */
const validate: SchemaValidateFunction = (of: number, value: number): boolean => {
  const quotient = value / of
  const isMultiple =
    Number.isFinite(quotient) &&
    Math.abs(quotient - Math.round(quotient)) <= ROUNDED * Math.abs(quotient)
  if (isMultiple) return true
  validate.errors = [
    { keyword: 'multipleOf', params: { multipleOf: of }, message: `must be multiple of ${of}` }
  ]
  return false
}

export const multipleOf: FuncKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  before: 'format',
  validate
}

import { isList } from '@toolfault/model'
import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'
import { twins } from '../twins.js'

/**
 * `uniqueItems`, which ajv checks by comparing each pair of items: 20 seconds for a list of 400 kB, whatever
 * `maxItems` says beside it, since all errors are wanted. The same error, word for word.
 */
const validate: SchemaValidateFunction = (isAsked: boolean, list: unknown): boolean => {
  const found = isAsked && isList(list) ? twins(list) : undefined
  if (found === undefined) return true
  const { i, j } = found
  const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`
  validate.errors = [{ keyword: 'uniqueItems', params: { i, j }, message }]
  return false
}

export const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  before: 'contains',
  validate
}

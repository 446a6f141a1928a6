import { isRecord, own } from '@toolfault/model'
import type { AnySchema } from 'ajv'
import { addresses, bare, type Dialect } from '../dialect.js'

/** The schema itself, or a copy of its top under the one address that ajv knows. */
export const addressed = (dialect: Dialect, schema: object | boolean): AnySchema => {
  const named = own(schema, '$schema')
  return isRecord(schema) && typeof named === 'string' && bare(named) !== addresses[dialect]
    ? { ...schema, $schema: addresses[dialect] }
    : schema
}

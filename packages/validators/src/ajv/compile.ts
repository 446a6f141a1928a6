import { type Compile, type Findings, invalidSchema, left, right, unjudged } from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import type { ValidateFunction } from 'ajv'
import { dialectOf, unknownDialect } from '../dialect.js'
import { ending } from '../endless.js'
import { build, refusedBy } from './build.js'

/**
 * Compile a JSON Schema with ajv 8 and ajv-formats: all errors, not strict, own properties only, the
 * dialect by `$schema` and 2020-12 without one (row V6).
 *
 * Returns a fault of kind `invalid_schema` where ajv throws, for a dialect that it does not have and
 * for a `$async` schema, whose answer would come too late to be read. The judging function never
 * throws either: a value too deep to walk is one issue of kind `unknown`.
 */
export const compile: Compile = (schema) => {
  const dialect = dialectOf(schema)
  if (dialect === undefined) return left(invalidSchema(unknownDialect(schema)))
  try {
    return right(ending(judging(build(dialect, schema))))
  } catch (error) {
    return left(invalidSchema(refusedBy(error)))
  }
}

const judging =
  (validate: ValidateFunction) =>
  (value: unknown): Findings => {
    try {
      return validate(value) ? { issues: [] } : fromAjv(validate.errors)
    } catch (error) {
      return unjudged(error)
    }
  }

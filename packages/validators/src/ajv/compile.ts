import {
  type Compile,
  type Findings,
  invalidSchema,
  isRecord,
  left,
  right,
  steps
} from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import type { ValidateFunction } from 'ajv'
import { type Dialect, dialectOf, unknownDialect } from '../dialect.js'
import { isSchema, noSchema, reasonOf, unjudged } from '../refusal.js'
import { addressed } from './dialect.js'
import { type AnyAjv, instanceFor, lenient } from './instance.js'
import { withoutLoneNullable } from './nullable.js'

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
    return right(judging(build(dialect, schema)))
  } catch (error) {
    return left(invalidSchema(distinct(reasonOf(error))))
  }
}

/** ajv says the same once for each dialect's part that refused. */
const distinct = (message: string): string => [...new Set(message.split(', '))].join(', ')

const build = (dialect: Dialect, schema: unknown): ValidateFunction => {
  if (!isSchema(schema)) throw noSchema()
  try {
    return compileWith(instanceFor(dialect, schema), dialect, schema)
  } catch (error) {
    if (!mendable.test(reasonOf(error))) throw error
    return compileWith(lenient(dialect), dialect, tame(schema))
  }
}

/** What ajv refuses a schema for that other validators take, and many tools have (decisions 006 and 007). */
const mendable = /regular expression|format "regex"|"nullable" cannot be used without "type"/i

const tame = (schema: object | boolean): object | boolean => {
  const tamed = withoutLoneNullable(schema, steps())
  return isRecord(tamed) ? tamed : schema
}

const compileWith = (ajv: AnyAjv, dialect: Dialect, schema: object | boolean): ValidateFunction => {
  const given = addressed(dialect, schema)
  try {
    const validate = ajv.compile(given)
    if ('$async' in validate) throw new TypeError('a schema with $async cannot be judged')
    return validate
  } finally {
    // Or ajv would take a schema that it refused once for one that it knows.
    if (isRecord(given)) ajv.removeSchema(given)
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

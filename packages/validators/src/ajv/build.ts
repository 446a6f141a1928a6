import { isRecord, steps } from '@toolfault/model'
import type { ValidateFunction } from 'ajv'
import type { Dialect } from '../dialect.js'
import { refuseMistaken } from '../mistaken.js'
import { fromOpenApi } from '../openapi.js'
import { isSchema, noSchema, reasonOf } from '../refusal.js'
import { refuseLarge } from '../size.js'
import { addressed } from './dialect.js'
import { type AnyAjv, instanceFor, lenient } from './instance.js'

/** Compile a schema of a known dialect, or throw what {@link refusedBy} puts into words. */
export const build = (dialect: Dialect, schema: unknown): ValidateFunction => {
  refuseMistaken(schema)
  if (!isSchema(schema)) throw noSchema()
  refuseLarge(schema)
  try {
    return compileWith(instanceFor(dialect, schema), dialect, schema)
  } catch (error) {
    if (!mendable.test(reasonOf(error))) throw error
    return compileWith(lenient(dialect), dialect, tame(schema))
  }
}

/** What ajv refuses a schema for that other validators take, and many tools have (decisions 006, 007 and 015). */
const mendable =
  /regular expression|format "regex"|"nullable" cannot be used without "type"|exclusiveM(?:in|ax)imum must be number/i

const tame = (schema: object | boolean): object | boolean => {
  const tamed = fromOpenApi(schema, steps())
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

/** Why a schema was refused. ajv says the same once for each dialect's part that refused. */
export const refusedBy = (error: unknown): string =>
  error instanceof EvalError ? NO_CODE : [...new Set(reasonOf(error).split(', '))].join(', ')

const NO_CODE =
  'ajv makes code of a schema, which is not allowed here: @toolfault/validators/cfworker makes none'

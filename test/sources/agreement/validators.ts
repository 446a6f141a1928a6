import { Validator as Cfworker, type OutputUnit } from '@cfworker/json-schema'
import { FormatRegistry } from '@sinclair/typebox'
import { Value as Value34, type ValueErrorIterator } from '@sinclair/typebox/value'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvErrors from 'ajv-errors'
import formats from 'ajv-formats'
import type { Validation } from 'io-ts'
import { Errors } from 'typebox/schema'
import { Value } from 'typebox/value'
import type { Contract } from './contract.js'

/*
 * What each library itself answers to a value, before anything of ours reads it; each is used as its own
 * pages say.
 */

const ajv = new Ajv2020({ allErrors: true, strict: false, ownProperties: true })
formats.default(ajv)
ajvErrors.default(ajv)

export const byAjv = ({ schema }: Contract, value: unknown): ReadonlyArray<ErrorObject> => {
  const validate = ajv.compile(schema)
  validate(value)
  return validate.errors ?? []
}

/** 0.34 knows no format before somebody tells it, all of a process at once: others may count on that. */
const registered = ['email', 'uri', 'date', 'date-time', 'uuid', 'ipv4']

/** The errors are lazy, so what reads them is run while the formats are known. */
export const byTypebox34 = <A>(
  contract: Contract,
  value: unknown,
  read: (errors: ValueErrorIterator) => A
): A => {
  for (const format of registered) {
    FormatRegistry.Set(format, (text) => ajv.validate({ type: 'string', format }, text))
  }
  try {
    return read(Value34.Errors(contract['typebox-0.34'], value))
  } finally {
    for (const format of registered) FormatRegistry.Delete(format)
  }
}

export const byTypebox1 = (contract: Contract, value: unknown): ReturnType<typeof Value.Errors> =>
  Value.Errors(contract['typebox-1'], value)

export const byTypeboxSchema = (
  { schema }: Contract,
  value: unknown
): ReturnType<typeof Errors>[1] => Errors(schema, value)[1]

/** It writes addresses into the schema that it is given, so it is given a copy. */
export const byCfworker = ({ schema }: Contract, value: unknown): ReadonlyArray<OutputUnit> =>
  new Cfworker(structuredClone(schema), '2020-12', false).validate(value).errors

export const byIoTs = (contract: Contract, value: unknown): Validation<unknown> =>
  contract['io-ts'].decode(value)

export const byStandard = (
  schema: StandardSchemaV1,
  value: unknown
): StandardSchemaV1.Result<unknown> => {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError('a contract of the table is synchronous')
  return result
}

import { Validator } from '@cfworker/json-schema'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { type Column, column } from '../column.js'

export const cfworker: Column = column(
  // It writes addresses into the schema that it is given, so it is given a copy.
  ({ schema }, value) =>
    new Validator(structuredClone(schema), '2020-12', false).validate(value).errors,
  (errors) => errors,
  (errors, { schema }, value) => fromJsonSchema({ valid: false, errors }, { schema, value })
)

import { fromAjv } from '@toolfault/sources/ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvErrors from 'ajv-errors'
import formats from 'ajv-formats'
import { type Column, column } from '../column.js'

const judge = new Ajv2020({ allErrors: true, strict: false, ownProperties: true })
formats.default(judge)
ajvErrors.default(judge)

/** Whether a text is of a format, which not every library can tell by itself. */
export const isOfFormat = (format: string, text: string): boolean =>
  judge.validate({ type: 'string', format }, text)

export const ajv: Column = column(
  ({ schema }, value) => {
    const validate = judge.compile(schema)
    validate(value)
    return validate.errors ?? []
  },
  (errors) => errors,
  fromAjv
)

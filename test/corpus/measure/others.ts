import { betterAjvErrors } from '@apideck/better-ajv-errors'
import { isRecord, own } from '@toolfault/model'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import * as z from 'zod'

/** What others say of a value, without any of us between; empty where they find it valid. */
export type Says = (value: unknown) => string

const ajvFor = (schema: unknown): Ajv | Ajv2020 => {
  const named = own(schema, '$schema')
  const options = { allErrors: true, strict: false, logger: false } as const
  const isSeven = typeof named === 'string' && named.includes('draft-07')
  const ajv = isSeven ? new Ajv(options) : new Ajv2020(options)
  formats.default(ajv)
  return ajv
}

const objectOf = (schema: unknown): Record<string, unknown> =>
  isRecord(schema) ? { ...schema } : {}

/** `errorsText`, as ajv's own page shows it. */
const ajv = (schema: unknown): Says => {
  const by = ajvFor(schema)
  const validate = by.compile(objectOf(schema))
  return (value) => (validate(value) ? '' : by.errorsText([...(validate.errors ?? [])]))
}

/** Path, message and suggestion of each error, a line each; nothing where it throws. */
const apideck = (schema: unknown): Says => {
  const validate = ajvFor(schema).compile(objectOf(schema))
  return (data) => {
    if (validate(data)) return ''
    try {
      // A border: its type of a schema is a copy of JSON Schema's that knows fewer keywords.
      return betterAjvErrors({
        schema: schema as object,
        data,
        errors: [...(validate.errors ?? [])]
      })
        .map(({ message, path, suggestion }) => [path, message, suggestion ?? ''].join(' '))
        .join('\n')
    } catch {
      return ''
    }
  }
}

/** `prettifyError` of the schema as zod reads it. */
const zod = (schema: unknown): Says => {
  const made = z.fromJSONSchema(objectOf(schema))
  return (value) => {
    const { error } = made.safeParse(value)
    return error === undefined ? '' : z.prettifyError(error)
  }
}

/** By the name of their row. */
export const others = { ajv, apideck, zod } as const

/** A row of somebody else. */
export type Other = keyof typeof others

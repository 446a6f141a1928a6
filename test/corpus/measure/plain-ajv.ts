import { own } from '@toolfault/model'
import { Ajv, type ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** What ajv itself would say of a value: `errorsText`, without any of us between; empty where it is valid. */
export const plainAjv = (schema: unknown): ((value: unknown) => string) => {
  const named = own(schema, '$schema')
  const options = { allErrors: true, strict: false, logger: false } as const
  const ajv =
    typeof named === 'string' && named.includes('draft-07')
      ? new Ajv(options)
      : new Ajv2020(options)
  formats.default(ajv)
  const validate = ajv.compile(typeof schema === 'object' && schema !== null ? schema : {})
  return (value) => (validate(value) ? '' : textOf(ajv, validate.errors))
}

const textOf = (
  ajv: Ajv | Ajv2020,
  errors: ReadonlyArray<ErrorObject> | null | undefined
): string => ajv.errorsText([...(errors ?? [])])

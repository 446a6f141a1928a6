import type { OutputUnit, ValidationResult } from '@cfworker/json-schema'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import type { ErrorObject } from 'ajv'
import type { ZodError } from 'zod'

/** As @hyperjump/json-schema declares it; its own declarations need those of the DOM. */
interface HyperjumpUnit {
  keyword: string
  absoluteKeywordLocation: string
  instanceLocation: string
  valid: boolean
  annotation?: unknown
  errors?: Array<HyperjumpUnit>
}
type HyperjumpOutput = { valid: true } | { valid: false; errors?: Array<HyperjumpUnit> }

/** Compiled, never run: outputs of the specification's formats fit, other errors do not. */
export const fits = (
  result: ValidationResult,
  units: Array<OutputUnit>,
  hyperjump: HyperjumpOutput,
  ajv: Array<ErrorObject>,
  zod: ZodError
): ReadonlyArray<unknown> => [
  fromJsonSchema(result),
  fromJsonSchema(units),
  fromJsonSchema(hyperjump),
  fromJsonSchema(result, { schema: true, value: 1 }),
  fromJsonSchema([
    { message: "'a' is a required property", validator: 'required', path: ['a', 0], context: [] }
  ]),
  fromJsonSchema({
    valid: false,
    evaluationPath: '',
    instanceLocation: '',
    errors: { type: 'no' },
    details: []
  }),
  // @ts-expect-error ajv's errors have an instancePath
  fromJsonSchema(ajv),
  // @ts-expect-error zod's issues have neither
  fromJsonSchema(zod.issues),
  // @ts-expect-error an Error is no output
  fromJsonSchema(zod)
]

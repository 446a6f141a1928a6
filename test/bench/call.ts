import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** A call that ajv refused, and what it said. */
export interface Call {
  readonly tool: string
  readonly schema: object
  readonly value: unknown
  readonly errors: ReadonlyArray<ErrorObject>
  /** The same with `verbose`, which some peers need. */
  readonly verbose: ReadonlyArray<ErrorObject>
}

/** The validating function of a schema, as a server has it. */
export const validator = (
  schema: object,
  verbose = false
): ((value: unknown) => ReadonlyArray<ErrorObject>) => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, verbose })
  formats.default(ajv)
  // The fixtures are of no dialect in particular, and the class for another is another.
  const { $schema: _, ...plain }: { readonly $schema?: unknown } = { ...schema }
  const validate = ajv.compile(plain)
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}

/** Let ajv judge a call. Throws for a schema that it cannot compile. */
export const callOf = (schema: object, value: unknown, tool = 'send'): Call => ({
  tool,
  schema,
  value,
  errors: validator(schema)(value),
  verbose: validator(schema, true)(value)
})

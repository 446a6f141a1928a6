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

const instance = (verbose: boolean): Ajv2020 => {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, verbose })
  formats.default(ajv)
  return ajv
}

/** An instance costs more than what is compiled with it. */
const shared = { quiet: instance(false), verbose: instance(true) }

/** The validating function of a schema, as a server has it. */
export const validator = (
  schema: object,
  verbose = false
): ((value: unknown) => ReadonlyArray<ErrorObject>) => {
  // What the corpus holds is of several dialects and means the same in all.
  const { $schema: _, ...plain }: { readonly $schema?: unknown } = { ...schema }
  const ajv = '$id' in plain ? instance(verbose) : verbose ? shared.verbose : shared.quiet
  const validate = ajv.compile(plain)
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}

/** Let ajv judge a call. Throws for a schema that it cannot compile. */
export const callOf = (schema: object, value: unknown, tool = 'send'): Call => {
  let verbose: ReadonlyArray<ErrorObject> | undefined
  return {
    tool,
    schema,
    value,
    errors: validator(schema)(value),
    // To compile takes milliseconds, and few ask.
    get verbose() {
      verbose ??= validator(schema, true)(value)
      return verbose
    }
  }
}

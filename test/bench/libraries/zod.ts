import * as z from 'zod'
import { fromError } from 'zod-validation-error'
import type { Validating } from './validating.js'

const prepared =
  (say: (error: z.ZodError) => string): Validating['prepare'] =>
  (schema) => {
    // A border: zod wants its own type of a JSON Schema, and throws for what it cannot express.
    const type = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    return (value) => {
      const { error } = type.safeParse(value)
      return error === undefined ? '' : say(error)
    }
  }

export const zod: Validating = {
  name: 'zod + prettifyError',
  prepare: prepared((error) => z.prettifyError(error))
}

export const zodValidationError: Validating = {
  name: 'zod + zod-validation-error',
  prepare: prepared((error) => fromError(error).message)
}

import { arktype } from './libraries/arktype.js'
import { ioTs } from './libraries/io-ts.js'
import { valibot } from './libraries/valibot.js'
import type { Validating } from './libraries/validating.js'
import { zod, zodValidationError } from './libraries/zod.js'

/** The validator libraries, each with the messages that it makes itself. */
export const libraries: ReadonlyArray<Validating> = [
  zod,
  zodValidationError,
  valibot,
  arktype,
  ioTs
]

/** What a library says of a call; `undefined` when it cannot express the schema, or finds it valid. */
export const saysOf = (
  { prepare }: Validating,
  schema: object,
  value: unknown
): string | undefined => {
  try {
    return prepare(schema)(value) || undefined
  } catch {
    return undefined
  }
}

import { contextOf, fromFastify } from '@toolfault/sources/fastify'
import type { FastifyError, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type { ZodError } from 'zod'

/** Compiled, never run: Fastify's own types fit, and those of others do not. */
export const fits = (
  error: FastifyError,
  list: Array<FastifySchemaValidationError>,
  { validationError }: FastifyRequest,
  zod: ZodError
): ReadonlyArray<unknown> => [
  fromFastify(error),
  fromFastify(error.validation),
  fromFastify(list),
  fromFastify(validationError),
  fromFastify(null),
  contextOf(error),
  // @ts-expect-error an error that Fastify did not make has no code
  fromFastify(zod),
  // @ts-expect-error zod's issues are no errors of ajv
  fromFastify(zod.issues)
]

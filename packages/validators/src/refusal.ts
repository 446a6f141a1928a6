import { isRecord, total } from '@toolfault/model'

/** Whether something may be a schema at all; what is not is refused in the words of {@link noSchema}. */
export const isSchema = (schema: unknown): schema is object | boolean =>
  isRecord(schema) || typeof schema === 'boolean'

/** What is thrown, and caught again, for what is no schema. */
export const noSchema = (): Error => new TypeError('a schema must be an object or a boolean')

/** Why a schema cannot be used: what was said, by a validator or by a getter, which may throw anything. */
export const reasonOf = (error: unknown): string =>
  total(
    () => {
      if (error instanceof RangeError) return 'the schema is nested too deeply'
      return error instanceof Error ? error.message : 'the schema cannot be read'
    },
    () => 'the schema cannot be read'
  )

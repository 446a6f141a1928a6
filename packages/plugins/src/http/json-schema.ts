import { isRecord } from '@toolfault/model'
import { converted } from '../converted.js'

/**
 * What advice can read of a route's schema: JSON Schema as it is, a Standard Schema as far as it says one.
 * `undefined` for a schema of another library, whose members may have the same names and mean others.
 */
export const readableSchema = (schema: unknown): unknown => {
  if (isStandard(schema)) return converted(schema)
  return isPlain(schema) ? schema : undefined
}

const isStandard = (schema: unknown): schema is object =>
  (typeof schema === 'function' || isRecord(schema)) && '~standard' in schema

const isPlain = (schema: unknown): boolean =>
  isRecord(schema) && [Object.prototype, null].includes(Object.getPrototypeOf(schema))

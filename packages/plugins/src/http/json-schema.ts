import { isRecord } from '@toolfault/model'
import { jsonSchemaOf } from '@toolfault/sources/standard-schema'

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

/** A conversion costs more than the rest of an answer, and schemas do not change. */
const known: WeakMap<object, { readonly json: unknown }> = /* @__PURE__ */ new WeakMap()

const converted = (schema: object): unknown => {
  const found = known.get(schema) ?? { json: jsonSchemaOf(schema) }
  known.set(schema, found)
  return found.json
}

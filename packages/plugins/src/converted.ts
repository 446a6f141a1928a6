import { jsonSchemaOf } from '@toolfault/sources/standard-schema'

/** A conversion costs more than the rest of an answer, and schemas do not change. */
const known: WeakMap<object, { readonly json: object | undefined }> = /* @__PURE__ */ new WeakMap()

/** The JSON Schema that a Standard Schema says of itself, asked for once; `undefined` where it says none. */
export const converted = (schema: object): object | undefined => {
  const found = known.get(schema) ?? { json: jsonSchemaOf(schema) }
  known.set(schema, found)
  return found.json
}

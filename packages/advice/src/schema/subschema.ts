import { isList, own, owns } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { typeOf } from '../point/received.js'

/** The types that a subschema names, else those of the values it lists; `[]` when it does neither. */
export const typesOf = (schema: unknown): ReadonlyArray<string> => {
  const type = own(schema, 'type')
  if (typeof type === 'string') return [type]
  if (isList(type)) return type.filter((name) => typeof name === 'string').slice(0, 7)
  const types = valuesOf(schema).map(typeOf)
  return [...new Set(types.filter((name) => name !== undefined))]
}

/** The values that a subschema lists, its constant as the only one; `[]` when it lists none. */
const valuesOf = (schema: unknown): ReadonlyArray<Json> => {
  const values = own(schema, 'enum')
  // A border: a schema is JSON by definition.
  if (isList(values)) return values as ReadonlyArray<Json>
  return owns(schema, 'const') ? [own(schema, 'const') as Json] : []
}

/**
 * What a parameter is, in Agentopia's words where the schemas of its place or its name allow (seed 001,
 * `parameter_type`: `email_address`, `text`), else its first JSON type. `undefined` where none names one.
 */
export const parameterTypeOf = (
  schemas: ReadonlyArray<unknown>,
  name: string | undefined
): string | undefined => {
  const said = (keyword: string): unknown =>
    schemas.map((schema) => own(schema, keyword)).find((one) => one !== undefined)
  const format = said('format')
  if (format === 'email' || format === 'idn-email') return 'email_address'
  const [type] = schemas.flatMap(typesOf)
  const media = said('contentMediaType')
  const isText = typeof media === 'string' ? media.startsWith('text/') : prose.has(name ?? '')
  return type === 'string' && isText && format === undefined ? 'text' : type
}

/** Names of parameters that hold a text of any length, as the template's `body` does. */
const prose: ReadonlySet<string> = /* @__PURE__ */ new Set(['body', 'content', 'text'])

import { own } from '@toolfault/model'
import { typesOf } from './shape.js'

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

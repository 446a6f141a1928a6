import { isList, isRecord, own } from '@toolfault/model'
import type { FastifyContext } from '@toolfault/sources/fastify'
import { readableSchema } from '../http/json-schema.js'
import type { FastifyRequestPart } from './foreign.js'

/** The JSON Schema that a route has for a part of its requests; `undefined` where it cannot be had. */
export const schemaOfRoute = (
  { headers, routeOptions }: Pick<FastifyRequestPart, 'headers' | 'routeOptions'>,
  part: FastifyContext
): unknown => {
  const schema = own(routeOptions.schema, part)
  if (part === 'headers') return inSmallLetters(readableSchema(schema))
  const content = part === 'body' ? own(schema, 'content') : undefined
  if (!isRecord(content)) return readableSchema(schema)
  // A body may have a schema for each media type.
  const [type = ''] = String(headers['content-type']).split(';')
  return readableSchema(own(own(content, type.trim().toLowerCase()), 'schema'))
}

/** Node's names of headers have no capitals, and Fastify compares them so, whatever the schema says. */
const inSmallLetters = (schema: unknown): unknown => {
  if (!isRecord(schema)) return undefined
  const properties = own(schema, 'properties')
  const required = own(schema, 'required')
  return {
    ...schema,
    ...(isRecord(properties) ? { properties: small(properties) } : {}),
    ...(isList(required) ? { required: required.map((name) => String(name).toLowerCase()) } : {})
  }
}

const small = (properties: object): object =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])
  )

import { isList, own } from '@toolfault/model'
import { jsonSchemaOf } from '@toolfault/sources/standard-schema'
import type { Parts } from './parts.js'

/** By the schema of a tool, which is another object after every change. */
const known = new WeakMap<object, Promise<unknown>>()

/**
 * The JSON Schema of a tool's arguments: what the schema itself says where it can (zod from 4.2), for the SDK
 * lists a union as an object that takes nothing; else what the SDK lists. `undefined` where nobody knows.
 */
export const schemaSeen = (schema: object, parts: Parts, extra: unknown): Promise<unknown> => {
  const before = known.get(schema)
  if (before !== undefined) return before
  const found = sought(schema, parts, extra)
  known.set(schema, found)
  return found
}

const sought = async (
  schema: object,
  { handlers, tools }: Parts,
  extra: unknown
): Promise<unknown> => {
  const said = jsonSchemaOf(schema)
  if (said !== undefined) return said
  for (const entry of await listed(handlers.get('tools/list'), extra)) {
    const name = own(entry, 'name')
    const tool = typeof name === 'string' ? own(tools(), name) : undefined
    if (own(tool, 'inputSchema') !== schema) continue
    return own(entry, 'inputSchema')
  }
  return undefined
}

const listed = async (list: unknown, extra: unknown): Promise<ReadonlyArray<unknown>> => {
  if (typeof list !== 'function') return []
  try {
    const answer: unknown = await list({ method: 'tools/list', params: {} }, extra)
    const tools = own(answer, 'tools')
    return isList(tools) ? tools : []
  } catch {
    // A schema that cannot be shown fails the whole list; the call is answered all the same.
    return []
  }
}

import { isJsonObject, isList, isRecord, own, steps, toJson } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { RequestedSchema } from '@toolfault/types/mcp'
import { line } from '@toolfault/words/escape'

/** What a user is asked to fill in. */
export interface ElicitForm {
  readonly requestedSchema: RequestedSchema
  /** What the user reads above the fields; our own words when absent. */
  readonly message?: string
  /** The server's name for the request, under which the answer comes back; `arguments` when absent. */
  readonly key?: string
}

/** So many steps are enough for 64 fields of a thousand values. */
const STEPS = 100_000

/**
 * A requested schema as it is sent: plain JSON, its titles and descriptions, which came from outside,
 * without what could hide or break the line. `undefined` for what has no fields.
 */
export const shown = (schema: unknown): RequestedSchema | undefined => {
  const json = toJson(schema, steps(STEPS))
  const properties = own(json, 'properties')
  if (!isJsonObject(json) || json['type'] !== 'object' || !isRecord(properties)) return undefined
  const fields = Object.entries(properties)
  if (fields.length === 0) return undefined
  const safe = {
    ...json,
    properties: Object.fromEntries(fields.map(([name, field]) => [name, told(field)]))
  }
  // A border: whoever made the form says that it is one.
  return safe as unknown as RequestedSchema
}

/** Every `title` and `description` of a field and of its values; the values themselves are data. */
const told = (json: Json): Json => {
  if (isList(json)) return json.map(told)
  if (!isJsonObject(json)) return json
  const entries = Object.entries(json).map(([key, value]): readonly [string, Json] =>
    typeof value === 'string' && (key === 'title' || key === 'description')
      ? [key, line(value)]
      : [key, told(value)]
  )
  return Object.fromEntries(entries) satisfies JsonObject
}

import { isJsonObject, isList, own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/** What a tool returned, as JSON has it; throws for what JSON cannot hold: a cycle, a bigint. */
export const returned = (value: unknown): Json | undefined => {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}

/**
 * What a tool returned, as an MCP result: a result that it made itself as it is, else the text, or the
 * JSON of it as text, with an object as `structuredContent` (MCP, Tools, "Structured Content").
 */
export const resultOf = (value: Json | undefined): JsonObject => {
  if (isJsonObject(value) && isList(own(value, 'content'))) return value
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
  return {
    content: [{ type: 'text', text }],
    ...(isJsonObject(value) ? { structuredContent: value } : {})
  }
}

import { isJsonObject, isList, own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/**
 * What a tool returned, as an MCP result: a result that it made itself as it is, else the text, or the
 * JSON of it as text, with an object as `structuredContent` (MCP, Tools, "Structured Content").
 */
export const resultOf = (value: Json | undefined): JsonObject => {
  if (isJsonObject(value) && isList(own(value, 'content'))) return value
  const text = typeof value === 'string' ? value : textOf(value)
  return {
    content: [{ type: 'text', text }],
    ...(isJsonObject(value) ? { structuredContent: value } : {})
  }
}

/** `''` for nothing, and for what JSON cannot hold. */
const textOf = (value: Json | undefined): string => {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

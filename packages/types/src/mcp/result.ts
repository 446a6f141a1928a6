import type { Json, JsonObject } from '../json.js'
import type { McpContent } from './content.js'
import type { McpRevision, MetaObject } from './revision.js'

/** Since 2026-07-28; any string to the schema, yet unknown ones are invalid (Basic, ResultType). */
export type ResultType = 'complete' | 'input_required' | (string & {})

/** What all revisions have; an absent `isError` means false (Schema, `CallToolResult`). */
export interface CallToolResultFields<Revision extends McpRevision> {
  /** May be empty. */
  readonly content: ReadonlyArray<McpContent[Revision]>
  readonly isError?: boolean
  readonly _meta?: MetaObject
}

/**
 * What a tool gave back, well or badly.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/server/tools#error-handling
 */
export interface CallToolResult extends CallToolResultFields<'2026-07-28'> {
  readonly resultType: ResultType
  /** Any JSON value, `null` too; it MUST fit the tool's `outputSchema`, if there is one. */
  readonly structuredContent?: Json
}

/** 2024-11-05 (https://modelcontextprotocol.io/specification/2024-11-05/server/tools). */
export type CallToolResult20241105 = CallToolResultFields<'2024-11-05'>

/** 2025-03-26: sound (https://modelcontextprotocol.io/specification/2025-03-26/server/tools). */
export type CallToolResult20250326 = CallToolResultFields<'2025-03-26'>

/**
 * 2025-06-18: resource links, and structured content that must be an object.
 *
 * @see https://modelcontextprotocol.io/specification/2025-06-18/server/tools#structured-content
 */
export interface CallToolResult20250618 extends CallToolResultFields<'2025-06-18'> {
  readonly structuredContent?: JsonObject
}

/**
 * 2025-11-25: the same shape, but invalid input is told here from now on (SEP-1303).
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/server/tools#error-handling
 */
export type CallToolResult20251125 = CallToolResult20250618

/** The result of a finished `tools/call`, by revision (Schema, `CallToolResult`). */
export interface CallToolResults {
  readonly '2024-11-05': CallToolResult20241105
  readonly '2025-03-26': CallToolResult20250326
  readonly '2025-06-18': CallToolResult20250618
  readonly '2025-11-25': CallToolResult20251125
  readonly '2026-07-28': CallToolResult
}

import type { JsonObject } from '../json.js'
import type { ClientCapabilities } from './capabilities.js'
import type { InputResponses } from './elicitation.js'
import type { MetaObject } from './revision.js'

/** The `_meta` that every request must have since 2026-07-28 (Basic, `_meta`). */
export interface RequestMetaObject {
  readonly 'io.modelcontextprotocol/protocolVersion': string
  readonly 'io.modelcontextprotocol/clientCapabilities': ClientCapabilities
  /** SHOULD be there. */
  readonly 'io.modelcontextprotocol/clientInfo'?: {
    readonly name: string
    readonly version: string
  }
  readonly progressToken?: string | number
}

/**
 * The `params` of `tools/call`; the last two answer an {@link InputRequiredResult}.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/schema#calltoolrequestparams
 */
export interface CallToolRequestParams {
  readonly name: string
  readonly arguments?: JsonObject
  readonly _meta: RequestMetaObject
  readonly inputResponses?: InputResponses
  readonly requestState?: string
}

/** The same until 2025-11-25, whose `task` is left out (Schema, `CallToolRequest`). */
export interface CallToolRequestParams20241105 {
  readonly name: string
  readonly arguments?: JsonObject
  readonly _meta?: MetaObject
}

/**
 * One entry of `tools/list` (Schema, `Tool`); `icons` and `execution` are left out.
 *
 * @see https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool
 */
export interface ToolDefinition {
  readonly name: string
  /** Since 2025-06-18. */
  readonly title?: string
  readonly description?: string
  readonly inputSchema: JsonObject & { readonly type: 'object' }
  /** Since 2025-06-18; until 2025-11-25 its `type` must be `object`. */
  readonly outputSchema?: JsonObject
  /** Since 2025-03-26. */
  readonly annotations?: ToolAnnotations
  /** Since 2025-06-18. */
  readonly _meta?: MetaObject
}

/** Hints, not to be trusted, since 2025-03-26 (Schema, `ToolAnnotations`). */
export interface ToolAnnotations {
  readonly title?: string
  readonly readOnlyHint?: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint?: boolean
}

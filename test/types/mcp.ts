/** What holds of the types of the MCP writer; it is compiled, never run. */

import type {
  ListToolsResult as ListV2,
  CallToolResult as ResultV2
} from '@modelcontextprotocol/client'
import type {
  ListToolsResult as ListV1,
  CallToolResult as ResultV1
} from '@modelcontextprotocol/sdk/types.js'
import type { Tool } from '@toolfault/model'
import type { McpAnswer, McpErrorResult, McpForm } from '@toolfault/protocols/mcp'
import type { JsonRpcErrorResponse } from '@toolfault/types/json-rpc'
import type {
  CallToolResult,
  CallToolResults,
  InputRequiredResult,
  McpError,
  McpRevision
} from '@toolfault/types/mcp'

type True<Claim extends true> = Claim
type False<Claim extends false> = Claim
type Is<A, B> = [A] extends [B] ? true : false

/** With `resultType` it is a result of 2026-07-28, and without it none (row M8). */
export type Latest = [
  True<Is<McpErrorResult & { readonly resultType: 'complete' }, CallToolResult>>,
  False<Is<McpErrorResult, CallToolResult>>
]

/** A handler of either SDK may return it, and what either lists may be judged. */
export type Sdks = [
  True<Is<McpErrorResult, ResultV1>>,
  True<Is<McpErrorResult, ResultV2>>,
  True<Is<ListV1['tools'], ReadonlyArray<Tool>>>,
  True<Is<ListV2['tools'], ReadonlyArray<Tool>>>
]

/** In all revisions before, `resultType` is one more member of an open object. */
export type Older = [
  True<Is<McpErrorResult, CallToolResults['2024-11-05']>>,
  True<Is<McpErrorResult, CallToolResults['2025-03-26']>>,
  True<Is<McpErrorResult, CallToolResults['2025-06-18']>>,
  True<Is<McpErrorResult, CallToolResults['2025-11-25']>>
]

/** No answer has structured content (row M9), and each is one of three. */
export type Answers = [
  False<Is<'structuredContent', keyof McpErrorResult>>,
  True<Is<McpAnswer, McpErrorResult | InputRequiredResult | { readonly error: McpError }>>,
  True<Is<McpErrorResult['isError'], true>>
]

/** A protocol error is put into a response as it is. */
export type Envelope = True<
  Is<
    { readonly jsonrpc: '2.0'; readonly id: 1; readonly error: McpError },
    JsonRpcErrorResponse<unknown>
  >
>

/** Every revision can be written, and no other. */
export type Versions = [
  True<Is<McpRevision, NonNullable<McpForm['version']>>>,
  False<Is<'2024-10-07', NonNullable<McpForm['version']>>>
]

/** A client that declared nothing may be passed on as it is. */
export type Undeclared = True<
  Is<{ readonly capabilities: undefined }, NonNullable<McpForm['elicit']>>
>

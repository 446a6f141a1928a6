import { own } from '@toolfault/model'
import { type Asked, asked, idOf } from './asked.js'
import type { Answer, ToolCall } from './call.js'
import { answered, type Replying } from './reply/answered.js'
import { isPicture, type Part, type Picture, textOf } from './reply/parts.js'

export type { Asked } from './asked.js'
export type { Replying } from './reply/answered.js'

/** A block within a tool's result. */
export type ResultBlock =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'image'
      readonly source: {
        readonly type: 'base64'
        readonly media_type: Picture['mimeType']
        readonly data: string
      }
    }

/** The answer to a `tool_use` block (Messages API, `ToolResultBlockParam`). */
export interface ToolResult {
  readonly type: 'tool_result'
  readonly tool_use_id: string
  // Their list can be written to.
  readonly content: string | Array<ResultBlock>
  readonly is_error?: true
}

/**
 * An answer as a block of the next user message: a text, or where an MCP result shows pictures that the
 * API takes (PNG, JPEG, WebP, GIF) a list of blocks. A failure has `is_error` and is text alone.
 */
export const toolResult = (call: ToolCall, answer: Answer, replying: Replying = {}): ToolResult => {
  const { isError, parts } = answered(answer, replying)
  return {
    type: 'tool_result',
    tool_use_id: idOf(call),
    content: !isError && parts.some(isPicture) ? parts.flatMap(blockOf) : textOf(parts),
    ...(isError ? { is_error: true } : {})
  }
}

/** The call of a `tool_use` block; `undefined` for any other block. */
export const callOf = (block: unknown): Asked | undefined =>
  own(block, 'type') === 'tool_use'
    ? asked(own(block, 'id'), own(block, 'name'), own(block, 'input'))
    : undefined

/** The API refuses a block of no text. */
const blockOf = (part: Part): ReadonlyArray<ResultBlock> => {
  if (!isPicture(part)) return part.text.trim() === '' ? [] : [{ type: 'text', text: part.text }]
  const { data, mimeType } = part
  return [{ type: 'image', source: { type: 'base64', media_type: mimeType, data } }]
}

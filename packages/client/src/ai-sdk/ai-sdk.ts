import { own } from '@toolfault/model'
import { type Asked, asked, idOf, toolOf } from '../asked.js'
import type { Answer, ToolCall } from '../call.js'
import { answered, type Replying } from '../reply/answered.js'
import { textOf } from '../reply/parts.js'

export type { Asked } from '../asked.js'
export type { Replying } from '../reply/answered.js'
export {
  type BrokenCall,
  type Consulted,
  type ModelCall,
  type RepairedCall,
  type Repairing,
  repairToolCall
} from './repair.js'

/** JSON that can be written to, as the SDK has it. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | Array<JsonValue>
  | { [key: string]: JsonValue }

/** The answer to a tool call, as a part of a `tool` message (AI SDK 5 and later, `ToolResultPart`). */
export interface ToolResultPart {
  readonly type: 'tool-result'
  readonly toolCallId: string
  readonly toolName: string
  readonly output:
    | { readonly type: 'text' | 'error-text'; readonly value: string }
    | { readonly type: 'json'; readonly value: JsonValue }
}

/**
 * An answer as a part of a `tool` message: `error-text` for a failure, `json` for what a tool returned
 * that is neither a text nor an MCP result, else `text`.
 */
export const toolResult = (
  call: ToolCall,
  answer: Answer,
  replying: Replying = {}
): ToolResultPart => {
  const { isError, parts, value } = answered(answer, replying)
  return {
    type: 'tool-result',
    toolCallId: idOf(call),
    toolName: toolOf(call),
    output:
      !isError && value !== undefined
        ? // A border: it came out of JSON.parse.
          { type: 'json', value: value as JsonValue }
        : { type: isError ? 'error-text' : 'text', value: textOf(parts) }
  }
}

/**
 * The call of a `tool-call` part, whose input is a text where it comes from a model and an object where
 * the SDK has read it; `undefined` for any other part.
 */
export const callOf = (part: unknown): Asked | undefined =>
  own(part, 'type') === 'tool-call'
    ? asked(own(part, 'toolCallId'), own(part, 'toolName'), own(part, 'input'))
    : undefined

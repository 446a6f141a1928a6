import { own } from '@toolfault/model'
import { type Asked, asked, idOf } from './asked.js'
import type { Answer, ToolCall } from './call.js'
import { answered, type Replying } from './reply/answered.js'
import { isPicture, type Part, textOf } from './reply/parts.js'

export type { Asked } from './asked.js'
export type { Replying } from './reply/answered.js'

/** A piece of what a function gave back (Responses API, `ResponseFunctionCallOutputItem`). */
export type OutputItem =
  | { readonly type: 'input_text'; readonly text: string }
  | { readonly type: 'input_image'; readonly image_url: string }

/** The answer to a `function_call` (Responses API, `FunctionCallOutput`). */
export interface FunctionCallOutput {
  readonly type: 'function_call_output'
  readonly call_id: string
  // Their list can be written to.
  readonly output: string | Array<OutputItem>
}

/** The answer to a call among `tool_calls` (Chat Completions, `ChatCompletionToolMessageParam`). */
export interface ToolMessage {
  readonly role: 'tool'
  readonly tool_call_id: string
  readonly content: string
}

/**
 * An answer as an item of the next request's `input`: a text, or where an MCP result shows pictures
 * that the API takes (PNG, JPEG, WebP, GIF) a list of texts and pictures.
 *
 * The API has no flag for a failure: the text says it.
 */
export const functionCallOutput = (
  call: ToolCall,
  answer: Answer,
  replying: Replying = {}
): FunctionCallOutput => {
  const { parts } = answered(answer, replying)
  return {
    type: 'function_call_output',
    call_id: idOf(call),
    output: parts.some(isPicture) ? parts.flatMap(itemOf) : textOf(parts)
  }
}

/** An answer as a message of the next request's `messages`; pictures are told of by their type. */
export const toolMessage = (
  call: ToolCall,
  answer: Answer,
  replying: Replying = {}
): ToolMessage => ({
  role: 'tool',
  tool_call_id: idOf(call),
  content: textOf(answered(answer, replying).parts)
})

/**
 * The call of a `function_call` item (Responses API) or of an element of `tool_calls` (Chat
 * Completions). `undefined` for anything else, custom tools among it: their input is free text.
 */
export const callOf = (item: unknown): Asked | undefined => {
  const type = own(item, 'type')
  if (type === 'function_call') {
    return asked(own(item, 'call_id'), own(item, 'name'), own(item, 'arguments'))
  }
  const called = own(item, 'function')
  return type === 'function' || type === undefined
    ? asked(own(item, 'id'), own(called, 'name'), own(called, 'arguments'))
    : undefined
}

const itemOf = (part: Part): ReadonlyArray<OutputItem> => {
  if (!isPicture(part))
    return part.text.trim() === '' ? [] : [{ type: 'input_text', text: part.text }]
  return [{ type: 'input_image', image_url: `data:${part.mimeType};base64,${part.data}` }]
}

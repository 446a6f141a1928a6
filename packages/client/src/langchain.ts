import { faultOf, own, total } from '@toolfault/model'
import { type Asked, asked, idOf, toolOf } from './asked.js'
import type { Answer, ToolCall } from './call.js'
import { answered, type Replying } from './reply/answered.js'
import { textOf } from './reply/parts.js'

export type { Asked } from './asked.js'
export type { Replying } from './reply/answered.js'

/** What the constructor of a `ToolMessage` takes (`@langchain/core/messages`, `ToolMessageFields`). */
export interface ToolMessageFields {
  readonly content: string
  readonly tool_call_id: string
  readonly name: string
  readonly status: 'success' | 'error'
  /** Not for the model: what the tool returned where that was no text, or the fault. */
  readonly artifact?: unknown
}

/**
 * An answer as the fields of a message, for `new ToolMessage(...)`. The artifact of a failure is its
 * fault without what is for operators, since messages are stored and traced.
 */
export const toolMessage = (
  call: ToolCall,
  answer: Answer,
  replying: Replying = {}
): ToolMessageFields => {
  const { isError, parts } = answered(answer, replying)
  const artifact = own(answer, 'ok') === true ? own(answer, 'value') : faultIn(answer)
  return {
    content: textOf(parts),
    tool_call_id: idOf(call),
    name: toolOf(call),
    status: isError ? 'error' : 'success',
    ...(artifact === undefined || typeof artifact === 'string' ? {} : { artifact })
  }
}

/** The call of an element of `tool_calls` or `invalid_tool_calls`; `undefined` for anything else. */
export const callOf = (call: unknown): Asked | undefined =>
  asked(own(call, 'id'), own(call, 'name'), own(call, 'args'))

const faultIn = (answer: unknown): unknown =>
  total(
    () => {
      const { developerMessage: _, ...fault } = faultOf(answer)
      return fault
    },
    () => undefined
  )

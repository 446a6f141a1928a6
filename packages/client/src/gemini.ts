import { own } from '@toolfault/model'
import { type Asked, asked, idOf, toolOf } from './asked.js'
import type { Answer, ToolCall } from './call.js'
import { answered, type Replying } from './reply/answered.js'
import { textOf } from './reply/parts.js'

export type { Asked } from './asked.js'
export type { Replying } from './reply/answered.js'

/** The answer to a `functionCall`, as a part of the next content (Gemini API, `FunctionResponse`). */
export interface FunctionResponsePart {
  readonly functionResponse: {
    readonly id?: string
    readonly name: string
    /** The keys that the API's reference gives: "output" for the output, "error" for error details. */
    readonly response: { readonly output: unknown } | { readonly error: string }
  }
}

/**
 * An answer as a part of the next content: `output` is the JSON that the tool returned, or a text;
 * `error` is a text. The id is left out where the call had none.
 */
export const functionResponse = (
  call: ToolCall,
  answer: Answer,
  replying: Replying = {}
): FunctionResponsePart => {
  const { isError, parts, value } = answered(answer, replying)
  const id = idOf(call)
  return {
    functionResponse: {
      ...(id === '' ? {} : { id }),
      name: toolOf(call),
      response: isError
        ? { error: textOf(parts) }
        : { output: value === undefined ? textOf(parts) : value }
    }
  }
}

/** The call of a part with a `functionCall`, or of that alone; `undefined` for anything else. */
export const callOf = (part: unknown): Asked | undefined => {
  const call = own(part, 'functionCall') ?? part
  return asked(own(call, 'id'), own(call, 'name'), own(call, 'args'))
}

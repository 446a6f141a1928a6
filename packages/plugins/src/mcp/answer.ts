import type { Fault } from '@toolfault/model'
import { encode, type McpForm } from '@toolfault/protocols/mcp'
import type { InputRequiredResult, McpError } from '@toolfault/types/mcp'
import * as attempts from '@toolfault/words/attempt'
import { failed } from '../failure.js'
import type { McpCall, McpOptions } from './options.js'

/** The form of an answer to a call: the author's, in the revision of the call. */
export const formOf = (
  { version }: McpCall,
  { form }: McpOptions,
  more: Pick<McpForm, 'elicit' | 'others' | 'unknownTool'> = {}
): McpForm => ({ attempts, ...form, ...more, version })

/**
 * The options for a call that is to become a task: the SDKs take nothing but a task for its result, so that it is
 * refused with an error of the protocol (2025-11-25, Tasks, "Error Handling").
 */
export const forTask = <O extends McpOptions>(options: O): O => ({
  ...options,
  form: {
    ...options.form,
    invalidArguments: 'protocol',
    unknownTool: 'protocol',
    others: 'protocol'
  }
})

/**
 * Answer a call with a fault: the result that the protocol has for it, or a throw of the error that the
 * SDK sends as it is.
 */
export const answered = async (
  fault: Fault,
  call: McpCall,
  options: McpOptions,
  form: McpForm = formOf(call, options)
): Promise<object> => {
  const { request, session, tool } = call
  const context = {
    // A request that is no call names none.
    ...(tool === '' ? {} : { tool }),
    ...(session === undefined ? {} : { session }),
    ...(request === undefined ? {} : { request }),
    ...('thrown' in call ? { thrown: call.thrown } : {})
  }
  const answer: object | { readonly error: McpError } | InputRequiredResult = encode(
    await failed(fault, context, options),
    form
  )
  if ('error' in answer) throw protocolError(answer.error)
  return answer
}

/**
 * An error that both SDKs send with its code, its message as it is, and its data: their own classes put
 * words before the message.
 */
export const protocolError = ({ code, data, message }: McpError): Error =>
  Object.assign(new Error(message), { code, data })

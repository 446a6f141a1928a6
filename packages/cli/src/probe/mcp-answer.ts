import { own } from '@toolfault/model'
import { RETRY } from '@toolfault/protocols/mcp'
import { decode } from '@toolfault/protocols/mcp/read'
import { type Answer, accepted, junk } from './answer.js'
import { listOf } from './schema.js'

/** What a `tools/call` was answered with: a result, or the error of JSON-RPC. */
export type McpReply =
  | { readonly result: unknown }
  | { readonly code: number; readonly message: string; readonly data?: unknown }

/**
 * Grade the way: `isError` for the arguments (2025-11-25, "Error Handling"; older revisions have
 * -32602), -32602 for a tool that is not there (row M3).
 */
export const heard = (reply: McpReply, isStranger: boolean): Answer => {
  if (!('result' in reply)) return refused(reply, isStranger)
  const { result } = reply
  const content = own(result, 'content')
  const asks = own(result, 'resultType') === 'input_required'
  if (!Array.isArray(content) && !asks) return junk('a result without content', '')
  if (own(result, 'isError') !== true && !asks) return accepted('success')
  const text = listOf(content)
    .flatMap((block) => textOf(own(block, 'text')))
    .join('\n')
  const read = decode(result)
  return {
    channel: asks || isStranger ? 'part' : 'yes',
    way: asks ? 'input_required' : 'isError',
    refused: true,
    text,
    wire: result,
    retryData: own(own(own(result, '_meta'), RETRY), 'retry_capable') !== undefined,
    ...(read._tag === 'Right' ? { fault: read.right.value } : {})
  }
}

const refused = (reply: Extract<McpReply, { code: number }>, isStranger: boolean): Answer => {
  const { code, data, message } = reply
  // An error of the SDK has more than what came.
  const error = { code, message, ...(data === undefined ? {} : { data }) }
  const read = decode({ error })
  return {
    channel: code !== -32602 ? 'no' : isStranger ? 'yes' : 'part',
    way: `error ${code}`,
    refused: true,
    text: message,
    wire: error,
    retryData: own(data, 'retry_capable') !== undefined,
    ...(read._tag === 'Right' ? { fault: read.right.value } : {})
  }
}

const textOf = (text: unknown): ReadonlyArray<string> => (typeof text === 'string' ? [text] : [])

import { internal, own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/mcp/read'
import type { Answer, Failed } from '../call.js'
import { failed, failing } from '../failed.js'
import { failureOf } from '../failure.js'
import { isFailure } from './result.js'

/** A result as the answer to a call; the value is the result. */
export const answered = (result: unknown, tool: string): Answer => {
  if (!isFailure(result)) return { ok: true, value: result }
  const read = decode(result)
  return read._tag === 'Right'
    ? failed(read.right, result, tool)
    : { ...failing({ fault: internal() }, tool), wire: result }
}

/** What a client throws in place of a result: a protocol error, or what became of the connection. */
export const refused = (error: unknown, tool: string): Failed => {
  // Numbers are codes of JSON-RPC, as MCP uses them; texts are the clients' own.
  const isProtocol = Number.isInteger(own(error, 'code'))
  const failure = failureOf(error, { tool, ...(isProtocol ? { wire: 'mcp' } : {}) })
  return failure ?? { ok: false, fault: internal({ tool }) }
}

import { internal, isRecord, own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/mcp/read'
import type { Answer, Failed } from '../call.js'
import { messageOf } from '../cause.js'
import { failed, failing, isOfResult } from '../failed.js'
import { failureOf } from '../failure.js'
import { toldByThrown } from '../thrown.js'
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
  if (!isProtocol && isOfClient(error)) {
    return { ...unread, fault: internal({ tool, developerMessage: messageOf(error) }) }
  }
  const failure = failureOf(error, { tool, ...(isProtocol ? { wire: 'mcp' } : {}) })
  if (failure === undefined) return { ok: false, fault: internal({ tool }) }
  return isOfResult(failure) ? { ...failure, ...unread } : failure
}

/** The tool may have run, whatever became of its answer. */
const unread = { ok: false, unsure: true } as const

/**
 * An error of the client's own, such as zod's of a result that is none in version 1: what it says is of
 * the answer and not of the arguments. A plain error may say anything.
 */
const isOfClient = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name !== 'Error' || typeof own(error, 'code') === 'string') &&
  !isRecord(own(error, 'fault')) &&
  toldByThrown(error) === undefined

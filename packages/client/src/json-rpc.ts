import { internal, own, owns } from '@toolfault/model'
import { decode } from '@toolfault/protocols/json-rpc/read'
import { decode as decodeResult } from '@toolfault/protocols/mcp/read'
import { readings } from '@toolfault/words/readings'
import type { Answer, Call, ToolCall } from './call.js'
import { failed, isOfResult } from './failed.js'
import { failureOf } from './failure.js'
import type { Wire } from './http/answer.js'
import { caller } from './http/caller.js'
import type { HttpOptions } from './http/options.js'
import { isFailure } from './mcp/result.js'

export type { Fetch } from './http/fetch.js'
export type { HttpOptions } from './http/options.js'

/**
 * Make calls by JSON-RPC over HTTP: `tools/call` in one request (seed 001, "WebSocket MCP Message"), which
 * is no session of MCP. The value is the `result`; one with `isError` is a failure as MCP tells it.
 *
 * The call never rejects, follows no redirect, and leaves no timer behind.
 */
export const jsonRpc = (options: HttpOptions): Call =>
  caller(options, {
    asks: (call) => ({
      body: {
        jsonrpc: '2.0',
        id: call.id,
        method: 'tools/call',
        params: { ...askedFor(call), ...call.resumed }
      }
    }),
    reads: (wire, call) => {
      const id = own(wire.body, 'id')
      // JSON-RPC 2.0, section 5: the same as in the request, or null where that could not be read.
      if (id !== undefined && id !== null && !isSame(id, call.id)) return stray(wire, call)
      // Servers of JSON-RPC 1.0 send both, and null for the one that is not there.
      const hasError = (own(wire.body, 'error') ?? null) !== null
      return owns(wire.body, 'result') && !hasError ? ofResult(wire, call) : ofError(wire, call)
    }
  })

/**
 * Make calls of an Edge Function as Agentopia has them (seed 001, "Edge Function Response"): `name` and
 * `arguments` go out, `success` says what became of it. The value is the `data`.
 *
 * The call never rejects, follows no redirect, and leaves no timer behind.
 */
export const edge = (options: HttpOptions): Call =>
  caller(options, {
    asks: (call) => ({ body: askedFor(call) }),
    reads: (wire, call) =>
      wire.status < 300 && own(wire.body, 'success') === true
        ? { ok: true, value: own(wire.body, 'data') }
        : ofError(wire, call)
  })

/** Arguments that are left out count as none. */
const askedFor = ({ args, tool }: ToolCall): object => ({
  name: tool,
  ...(args === undefined ? {} : { arguments: args })
})

const ofError = (wire: Wire, { tool }: ToolCall): Answer | undefined => {
  const read = decode(wire)
  if (read._tag === 'Left') return undefined
  // What is no error of Agentopia's may be one of MCP.
  const failure = failureOf(wire, { tool }) ?? failed(read.right, wire, tool)
  // What a server says of a result is of a tool that has run.
  return isOfResult(failure) ? { ...failure, unsure: true } : failure
}

const ofResult = (wire: Wire, { tool }: ToolCall): Answer | undefined => {
  const result = own(wire.body, 'result')
  if (!isFailure(result)) {
    return wire.status < 300 ? { ok: true, value: result } : undefined
  }
  const read = decodeResult(result)
  return read._tag === 'Left' ? undefined : failed(read.right, wire, tool)
}

/** Some answer a text of digits with the number. */
const isSame = (id: unknown, asked: string): boolean =>
  (typeof id === 'string' || typeof id === 'number') && String(id) === asked

/** The answer to another call says nothing of this one. */
const stray = (wire: Wire, { tool }: ToolCall): Answer => ({
  ok: false,
  fault: internal({ tool, developerMessage: readings.answerOfOther }),
  unsure: true,
  wire
})

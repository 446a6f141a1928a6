import { type Fault, internal, malformedRequest, type Registry } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { EdgeFunctionError, JsonRpcErrorResponse, JsonRpcId } from '@toolfault/types/json-rpc'
import { readings } from '@toolfault/words/readings'
import { type BodySource, readBody } from '../exchange/body.js'
import { answered, type CallExchange, outcome, settled } from '../exchange/exchange.js'
import { failing } from '../exchange/failing.js'
import { withObjects } from '../exchange/of-objects.js'
import { resultOf } from '../exchange/result.js'
import { asked } from './asked.js'
import { encode, encodeEdge, type JsonRpcForm, type RetryData, response } from './write.js'

export type { Body, BodySource } from '../exchange/body.js'
export type { Call, CallContext, CallExchange, Requires, Run } from '../exchange/exchange.js'

/** HTTP status and body of an answer; a notification has no body (JSON-RPC 2.0, section 4.1). */
export interface AgentopiaAnswer {
  readonly status: number
  readonly body?:
    | EdgeFunctionError
    | { readonly success: true; readonly data?: Json }
    | JsonRpcErrorResponse<RetryData>
    | { readonly jsonrpc: '2.0'; readonly id: JsonRpcId | null; readonly result: JsonObject }
}

/**
 * Answer a call as Agentopia makes it (seed 001): `{name, arguments}` with the body of an Edge Function, a
 * JSON-RPC `tools/call` with a JSON-RPC response. Never rejects.
 *
 * What is no JSON, or neither of the two, is answered as the one that it resembles.
 */
export const call = (
  tools: Registry,
  body: BodySource,
  exchange: CallExchange<JsonRpcForm>
): Promise<AgentopiaAnswer> =>
  answered(
    () => answerOf(tools, body, withObjects(exchange)),
    () => encodeEdge(internal())
  )

const answerOf = async (
  tools: Registry,
  body: BodySource,
  exchange: CallExchange<JsonRpcForm>
): Promise<AgentopiaAnswer> => {
  const read = await readBody(body)
  if (read._tag === 'Left') return edge(read.left, exchange)
  const request = asked(read.right)
  if (request.shape === 'none') return edge(malformedRequest('shape', readings.noCall), exchange)
  if (request.shape === 'edge') {
    const { call: made } = request
    const became = failing(await outcome(tools, made, exchange), made.tool)
    if ('fault' in became) return edge(became.fault, exchange)
    const { value: data } = became
    return { status: 200, body: { success: true, ...(data === undefined ? {} : { data }) } }
  }
  const { id } = request
  if ('error' in request) {
    return id === undefined
      ? { status: 202 }
      : { status: 200, body: response(id, { ...request.error, data: { retry_capable: false } }) }
  }
  const became =
    request.call === undefined
      ? { fault: malformedRequest('shape', readings.noCall) }
      : await outcome(tools, request.call, exchange)
  if ('value' in became) {
    return id === undefined
      ? { status: 202 }
      : { status: 200, body: { jsonrpc: '2.0', id, result: resultOf(became.value) } }
  }
  const fault = await settled(became.fault, exchange)
  if (id === undefined) return { status: 202 }
  const error = encode(fault, exchange.form)
  return { status: 200, body: response(id, error) }
}

const edge = async (fault: Fault, exchange: CallExchange<JsonRpcForm>): Promise<AgentopiaAnswer> =>
  encodeEdge(await settled(fault, exchange), exchange.form)

import { type Fault, type FaultKind, faultKinds, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type {
  AgentopiaErrorData,
  JsonRpcError,
  JsonRpcErrorResponse,
  JsonRpcId
} from '@toolfault/types/json-rpc'
import type { Attempts } from '@toolfault/words/attempt'
import { en } from '@toolfault/words/en'
import type { Questioning } from '@toolfault/words/question'
import { type Carrier, portable } from '../fault/portable.js'
import { type AsRead, respell } from '../reading/respell.js'
import { codeOf } from './code.js'
import { retryData } from './data.js'
import { messageOf } from './message.js'

export { retryData } from './data.js'
export { type EdgeAnswer, encodeEdge } from './edge.js'

/** How the error is spelled. */
export interface JsonRpcForm extends Questioning {
  /** Let the whole fault ride along in `data`, for a gateway; off by default. */
  readonly carrier?: boolean
  /** How it is said what has changed since the last attempt: the module `words/attempt`, whole. */
  readonly attempts?: Attempts
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}

/** Agentopia's data, and what this house adds to it. */
export interface RetryData extends AgentopiaErrorData {
  /** What another party said, where as `message` it would start a retry that cannot help. */
  readonly detail?: string
  readonly 'dev.toolfault/fault'?: Carrier
}

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/**
 * Write a fault as a JSON-RPC error with Agentopia's data (seed 001, "Error Response Format").
 *
 * The message of the four categories begins `Question: `; where no retry can help and no category
 * says so, it holds none of the detector's needles (row A18). Total: what is no fault is -32603.
 */
export const encode = (fault: Fault, form: JsonRpcForm = {}): JsonRpcError<RetryData> =>
  total<JsonRpcError<RetryData>>(
    () => respell(errorOf(fault, form), form.read),
    () => ({ code: -32603, message: en.faults.internal, data: { retry_capable: false } })
  )

const errorOf = (given: Fault, form: JsonRpcForm): JsonRpcError<RetryData> => {
  const text = (fault: Fault): string => messageOf(fault, form).message
  const { carrier, fault } =
    form.carrier === true ? portable(given, { challenges: 1, text }) : { fault: given }
  const { detail, message } = messageOf(fault, form)
  return {
    code: codeOf(fault),
    message,
    data: {
      ...retryData(fault, form),
      ...(detail === undefined ? {} : { detail }),
      ...(carrier === undefined ? {} : { 'dev.toolfault/fault': carrier(message) })
    }
  }
}

/** An error as the answer to a request, over HTTP or a WebSocket (seed 001, "WebSocket MCP Message"). */
export const response = <Data = Json>(
  id: JsonRpcId | null,
  error: JsonRpcError<Data>
): JsonRpcErrorResponse<Data> => ({ jsonrpc: '2.0', id, error })

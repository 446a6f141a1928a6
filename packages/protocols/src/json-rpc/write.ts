import {
  type Fault,
  type FaultKind,
  faultGiven,
  faultKinds,
  internal,
  total
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type {
  AgentopiaErrorData,
  EdgeFunctionError,
  JsonRpcError,
  JsonRpcErrorResponse,
  JsonRpcId
} from '@toolfault/types/json-rpc'
import type { Attempts } from '@toolfault/words/attempt'
import { en } from '@toolfault/words/en'
import type { Questioning } from '@toolfault/words/question'
import { type Carrier, portable } from '../fault/portable.js'
import { FAULT, rides, saidOf } from '../fault/said.js'
import { type AsRead, respell } from '../reading/respell.js'
import { codeOf } from './code.js'
import { retryData } from './data.js'
import { encodeEdge } from './edge.js'
import { messageOf } from './message.js'

export { retryData } from './data.js'
export { type EdgeAnswer, encodeEdge } from './edge.js'

/**
 * What an error stands in: nothing, an object that has it as `error`, a response to a request, or in its
 * place the body of an Edge Function.
 */
export type JsonRpcShape = 'error' | 'member' | 'response' | 'edge'

interface Spelling extends Questioning {
  /** Let the whole fault ride along in `data`, for a gateway; off by default. */
  readonly carrier?: boolean
  /** How it is said what has changed since the last attempt: the module `words/attempt`, whole. */
  readonly attempts?: Attempts
  /** Of the request that a `response` answers; `null` when absent. */
  readonly id?: JsonRpcId | null
  /** How the other side spelled it, from the form that the reader returns. */
  readonly read?: AsRead
}

/** How the error is spelled that stands alone. */
export interface JsonRpcForm extends Spelling {
  readonly shape?: 'error'
  readonly withStatus?: false
}

/** How the error is spelled, and what stands around it; a form that was read is one. */
export interface JsonRpcShapedForm extends Spelling {
  /** The error alone when absent. */
  readonly shape?: JsonRpcShape
  /** Together with the HTTP status, as `{ status, body }`. */
  readonly withStatus?: boolean
}

/** Agentopia's data, and what this house adds to it. */
export interface RetryData extends AgentopiaErrorData {
  /** What another party said, where as `message` it would start a retry that cannot help. */
  readonly detail?: string
  readonly 'dev.toolfault/fault'?: Carrier
}

/** An error in each of its shapes. */
export type JsonRpcBody =
  | JsonRpcError<RetryData>
  | { readonly error: JsonRpcError<RetryData> }
  | JsonRpcErrorResponse<RetryData>
  | EdgeFunctionError

/** An error in each of its shapes, alone or with its HTTP status. */
export type JsonRpcAnswer = JsonRpcBody | { readonly status: number; readonly body: JsonRpcBody }

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/**
 * Write a fault as a JSON-RPC error with Agentopia's data (seed 001, "Error Response Format"), in the
 * shape of the form.
 *
 * The message of the four categories begins `Question: `; where no retry can help and no category
 * says so, it holds none of the detector's needles (row A18). Total: what is no fault is -32603.
 */
export function encode(fault: Fault, form?: JsonRpcForm): JsonRpcError<RetryData>
export function encode(fault: Fault, form: JsonRpcShapedForm): JsonRpcAnswer
export function encode(fault: Fault, form: JsonRpcShapedForm = {}): JsonRpcAnswer {
  return total<JsonRpcAnswer>(
    () => respell(answerOf(faultGiven(fault) ?? internal(), form), form.read),
    () => ({ code: -32603, message: en.faults.internal, data: { retry_capable: false } })
  )
}

const answerOf = (fault: Fault, form: JsonRpcShapedForm): JsonRpcAnswer => {
  const { status, body } =
    form.shape === 'edge'
      ? encodeEdge(fault, form)
      : { status: 200, body: enclosed(errorOf(fault, form), form) }
  return form.withStatus === true ? { status, body } : body
}

const enclosed = (
  error: JsonRpcError<RetryData>,
  { id, shape }: JsonRpcShapedForm
): JsonRpcBody => {
  switch (shape) {
    case 'member':
      return { error }
    case 'response':
      return response(id ?? null, error)
    default:
      return error
  }
}

const errorOf = (given: Fault, form: Spelling): JsonRpcError<RetryData> => {
  const text = (fault: Fault): string => messageOf(fault, form).message
  const { carrier, fault } = rides(form)
    ? portable(given, { challenges: 1, text })
    : { fault: given }
  const { detail, message } = messageOf(fault, form)
  return {
    code: codeOf(fault),
    message,
    data: {
      ...retryData(fault, form),
      ...(detail === undefined ? {} : { detail }),
      ...(carrier === undefined ? {} : { [FAULT]: carrier(message, saidOf(form)) })
    }
  }
}

/** An error as the answer to a request, over HTTP or a WebSocket (seed 001, "WebSocket MCP Message"). */
export const response = <Data = Json>(
  id: JsonRpcId | null,
  error: JsonRpcError<Data>
): JsonRpcErrorResponse<Data> => ({ jsonrpc: '2.0', id, error })

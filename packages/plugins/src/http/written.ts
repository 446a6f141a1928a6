import { type Fault, internal, invalid, isRecord, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/problem-details'
import { type Forms, overHttp, type WireName, write } from '@toolfault/protocols/wires'
import type { HttpAnswer } from './message.js'

/** RFC 9110, section 11.6.1: a 401 says how to come back. */
export const BEARER: Readonly<Record<string, string>> = { 'www-authenticate': 'Bearer' }

/** What is known of the request that is answered. */
interface Answered {
  /** Wins over the status of the fault, for what the body itself stands for: 408, 413, 415. */
  readonly status?: number | undefined
  /** What is wrong is in no body: in the query, the path, a header or a cookie. */
  readonly isBeside?: boolean
}

/**
 * A fault as an HTTP answer of a wire. The wires that know a status have theirs (OXP, F7, problem
 * details, google.rpc, JSON-RPC), the others that of problem details (row X2).
 *
 * What a wire has no form for is written as `internal`, as its exchange does. Text is `text/plain`.
 */
export const written = <W extends WireName>(
  fault: Fault,
  wire: W,
  form?: Forms[W],
  { isBeside = false, status }: Answered = {}
): HttpAnswer => {
  const { form: usual, besideForm } = overHttp[wire]
  const spelled: Forms[W] = { ...usual, ...(isBeside ? besideForm : {}), ...form }
  const wrote = write(invalid(fault), wire, spelled) ?? write(invalid(unsaid(fault)), wire, spelled)
  const { beside = asItIs } = overHttp[wire]
  const told = isBeside && isRecord(wrote) ? beside(wrote) : wrote
  const whole = isAnswer(told) ? told : { ...encode(fault), body: told }
  return answer(whole, wire, status ?? whole.status)
}

/** What the writers of the wires return that know a status. */
interface Whole {
  readonly status: number
  readonly headers?: unknown
  readonly body?: unknown
}

/** A body that says a status of its own has no body beside it. */
const isAnswer = (wrote: unknown): wrote is Whole =>
  isRecord(wrote) &&
  typeof own(wrote, 'status') === 'number' &&
  Object.keys(wrote).every((key) => key === 'status' || key === 'headers' || key === 'body')

const answer = (whole: Whole, wire: WireName, status: number): HttpAnswer => {
  const retry = own(whole.headers, 'Retry-After')
  const headers = {
    ...(typeof retry === 'string' ? { 'retry-after': retry } : {}),
    ...(status === 401 ? BEARER : {})
  }
  if (whole.body === undefined) return { status, headers }
  const { mediaType = 'application/json', restated = asItIs } = overHttp[wire]
  const body = isRecord(whole.body) ? restated(whole.body, whole.status, status) : whole.body
  return typeof body === 'string'
    ? { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body }
    : {
        status,
        headers: { 'content-type': mediaType, ...headers },
        body: JSON.stringify(body)
      }
}

const asItIs = (body: object): object => body

const unsaid = ({ tool }: Fault): Fault => internal(tool === undefined ? {} : { tool })

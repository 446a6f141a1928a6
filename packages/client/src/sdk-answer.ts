import { isRecord, keysOf, own, part } from '@toolfault/model'
import { delayIn } from '@toolfault/protocols/retry-after'

/** What HTTP answered: a status, its headers, and the body as far as it was read. */
export interface HttpAnswer {
  readonly status: number
  readonly headers?: unknown
  readonly body?: unknown
}

/**
 * The answer that an error carries, as clients of HTTP and vendors' SDKs throw it: beside it (OpenAI, Anthropic,
 * Stripe, the AI SDK, `http-errors`), in its `response` (axios, Octokit, gaxios, got, ky) or in the metadata of AWS; and
 * a `Response` itself, whose body nobody has read. `undefined` for an error that carries none.
 *
 * Never the request, with its credentials; and of the headers, which may hold some, only how long to wait.
 */
export const answerIn = (error: unknown): HttpAnswer | undefined => {
  const response = part(error, 'response')
  const status = [
    ...[
      own(error, 'status'),
      own(error, 'statusCode'),
      own(own(error, '$metadata'), 'httpStatusCode')
    ],
    ...[part(response, 'status'), part(response, 'statusCode')],
    isResponse(error) ? part(error, 'status') : undefined
  ].find(isFailed)
  if (status === undefined || !(error instanceof Error || isResponse(error))) return undefined
  const delay = delayIn(
    part(response, 'headers') ?? own(error, 'responseHeaders') ?? part(error, 'headers')
  )
  const body = bodyOf(error, response)
  return {
    status,
    ...(delay === undefined ? {} : { headers: { 'retry-after': String(delay / 1_000) } }),
    ...(body === undefined ? {} : { body })
  }
}

const isFailed = (status: unknown): status is number =>
  typeof status === 'number' && status >= 400 && status < 600

/** As `fetch` gives it: it stands on the prototype. */
const isResponse = (given: unknown): boolean =>
  typeof part(given, 'text') === 'function' &&
  typeof part(part(given, 'headers'), 'get') === 'function'

const bodyOf = (error: unknown, response: unknown): unknown => {
  const isAnswered = isRecord(response)
  const found = [
    ...[own(response, 'data'), own(response, '_data')],
    isResponse(response) ? undefined : own(response, 'body'),
    isAnswered ? own(error, 'data') : undefined,
    ...[own(error, 'responseBody'), own(error, 'rawError')],
    isResponse(error) ? undefined : own(error, 'body')
  ].find((body) => body !== undefined && body !== null)
  if (found !== undefined) return found
  const inner = own(error, 'error') ?? own(error, 'raw')
  if (isRecord(inner) && keysOf(inner).length > 0) {
    const { headers: _, ...said } = { headers: undefined, ...inner }
    return isRecord(own(inner, 'error')) ? said : { error: said }
  }
  return isAnswered || isResponse(error) ? undefined : saidOf(error)
}

/** What it says itself: AWS names its code so, others put the status before, or an address with what is secret in it. */
const saidOf = (error: unknown): unknown => {
  const message = part(error, 'message')
  const text = typeof message === 'string' ? message.replace(/^\d{3} /, '') : ''
  if (/^status code \(no body\)$|:\/\//.test(text)) return undefined
  return own(error, '$metadata') === undefined
    ? text
    : { __type: part(error, 'name'), message: text }
}

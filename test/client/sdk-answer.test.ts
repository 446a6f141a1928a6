import Anthropic from '@anthropic-ai/sdk'
import { clock } from '@toolfault/client/clock'
import { failureOf } from '@toolfault/client/failure'
import { retrying } from '@toolfault/client/retry'
import OpenAI from 'openai'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/failure: errors that carry an answer')

const SECRET = 'Bearer s3cr3t-of-the-request'

const thrown = (message: string, more: object, name = 'Error'): Error =>
  Object.assign(new Error(message), more, { name })

const answering =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  async (): Promise<Response> =>
    Response.json(body, { status, headers })

const said = async (call: PromiseLike<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error
  )

const openai = async (fetch: () => Promise<Response>): Promise<unknown> =>
  said(new OpenAI({ apiKey: 'k', maxRetries: 0, fetch }).models.list())

const anthropic = async (fetch: () => Promise<Response>): Promise<unknown> =>
  said(new Anthropic({ apiKey: 'k', maxRetries: 0, fetch }).models.list())

/** The same answer as each client throws it. */
const ways = (
  status: number,
  data: object,
  headers: object
): ReadonlyArray<readonly [string, Error]> => {
  const request = { headers: { authorization: SECRET } }
  const text = JSON.stringify(data)
  const message = `Request failed with status code ${status}`
  return [
    ['axios', thrown(message, { status, config: request, response: { status, headers, data } })],
    [
      'octokit',
      thrown('no', { status, request, response: { status, headers, data } }, 'HttpError')
    ],
    [
      'got',
      thrown(message, { options: request, response: { statusCode: status, headers, body: text } })
    ],
    [
      'ofetch',
      thrown(message, {
        status,
        statusCode: status,
        data,
        options: request,
        response: { status, headers }
      })
    ],
    [
      'undici',
      thrown('Response Error', {
        code: 'UND_ERR_RESPONSE_STATUS_CODE',
        statusCode: status,
        headers,
        body: data
      })
    ],
    ['AI SDK', thrown('no', { statusCode: status, responseHeaders: headers, responseBody: text })],
    ['Notion', thrown('no', { code: 'validation_error', status, headers, body: text })]
  ]
}

test('what is thrown says what the answer says', () => {
  for (const [status, body, headers] of [
    [401, { message: 'Bad credentials' }, {}],
    [404, { message: 'Not Found' }, {}],
    [403, { message: 'A secondary rate limit' }, { 'retry-after': '60' }],
    [422, { message: 'Invalid', errors: [{ field: 'title', code: 'missing_field' }] }, {}],
    [429, { error: { code: 429, message: 'Quota', details: [] } }, { 'Retry-After': '5' }],
    [500, { oops: true }, {}],
    [502, { message: 'Server Error' }, {}]
  ] as const) {
    const { wire: _, ...whole } = failureOf({ status, headers, body }, { tool: 'book' }) ?? {
      wire: 0
    }
    for (const [name, error] of ways(status, body, headers)) {
      const failure = failureOf(error, { tool: 'book' })
      const { wire: __, ...found } = failure ?? { wire: 0 }
      assert.equal(found, whole, `${name} ${status}`)
      assert.not(JSON.stringify(failure).includes(SECRET), `${name} ${status}`)
    }
  }
})

test('the SDKs of OpenAI and Anthropic', async () => {
  const busy = {
    error: { message: 'Rate limit reached', type: 'requests', param: null, code: null }
  }
  const wrong = {
    error: { message: 'Required.', param: 'messages', type: 'invalid_request_error' }
  }
  const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }
  for (const [error, kind, unsure] of [
    [await openai(answering(429, busy, { 'retry-after': '20' })), 'unavailable', undefined],
    [await openai(answering(400, wrong)), 'invalid_arguments', undefined],
    [await openai(answering(401, busy)), 'authorization_required', undefined],
    [await openai(answering(500, busy)), 'internal', true],
    [await anthropic(answering(529, overloaded)), 'unavailable', undefined],
    [await anthropic(answering(401, overloaded)), 'authorization_required', undefined],
    [await openai(async () => Promise.reject(new Error('socket broke'))), 'unavailable', true],
    [new OpenAI.APIConnectionTimeoutError(), 'execution_failed', true],
    [new OpenAI.APIUserAbortError(), 'unavailable', true]
  ] as const) {
    const found = failureOf(error)
    assert.equal([found?.fault.kind, found?.unsure], [kind, unsure], String(error))
  }
  const error = await openai(answering(429, busy, { 'retry-after': '20' }))
  assert.equal(failureOf(error)?.fault, {
    kind: 'unavailable',
    message: 'Rate limit reached',
    retryAfterMs: 20_000
  })
})

test('errors with a status and a sentence, a Response, AWS', () => {
  for (const [error, kind, message] of [
    [
      thrown('city is required', { status: 400, data: { hint: 1 } }),
      'malformed_request',
      'city is required'
    ],
    [thrown('429 status code (no body)', { status: 429 }), 'unavailable', undefined],
    [thrown('GET https://x.example/?key=s3cr3t: 500', { status: 500 }), 'internal', undefined],
    [
      thrown('Missing required param.', { statusCode: 400, raw: {} }),
      'malformed_request',
      'Missing required param.'
    ],
    [
      thrown('{"error":{"code":400,"message":"No key"}}', { status: 400 }, 'ApiError'),
      'malformed_request',
      'No key'
    ],
    [
      thrown('Rate exceeded', { $metadata: { httpStatusCode: 400 } }, 'ThrottlingException'),
      'unavailable',
      'Rate exceeded'
    ],
    [thrown('No', { response: { status: 500, data: { success: true } } }), 'internal', undefined],
    [new Response('{}', { status: 401 }), 'authorization_required', undefined],
    [thrown('No', { response: new Response('{}', { status: 429 }) }), 'unavailable', undefined],
    // No status of HTTP.
    [thrown('Command failed', { status: 1, stderr: '' }), 'execution_failed', 'Command failed'],
    [thrown('Busy', { status: 'RUNNING' }), 'execution_failed', 'Busy']
  ] as const) {
    const fault = failureOf(error)?.fault
    assert.equal([fault?.kind, fault?.message], [kind, message], `${kind} ${message}`)
  }
  assert.is(
    failureOf(new Response('', { status: 429, headers: { 'retry-after': '3' } }))?.fault.kind,
    'unavailable'
  )
})

test('gRPC', () => {
  for (const [code, details, kind, unsure] of [
    [3, 'nights must be positive', 'invalid_arguments', undefined],
    [4, 'Deadline exceeded after 5s', 'execution_failed', true],
    [7, 'no', 'authorization_required', undefined],
    [8, 'quota', 'unavailable', undefined],
    [10, 'aborted', 'execution_failed', undefined],
    [13, 'broke', 'internal', true],
    [14, 'No connection established. Last error: connect ECONNREFUSED', 'unavailable', undefined],
    [14, 'Connection dropped', 'unavailable', true],
    [16, 'token expired', 'authorization_required', undefined]
  ] as const)
    for (const more of [
      { details, metadata: {} },
      { rawMessage: details, details: [], metadata: new Headers() }
    ]) {
      const found = failureOf(thrown(`${code} NAME: ${details}`, { code, ...more }))
      assert.equal([found?.fault.kind, found?.unsure], [kind, unsure], `${code} ${details}`)
    }
  assert.is(failureOf(thrown('Exit', { code: 3 }))?.fault.kind, 'internal')
})

test('clients of HTTP say that nothing came', () => {
  for (const code of ['ERR_NETWORK', 'ERR_CANCELED', 'ESOCKETTIMEDOUT'])
    assert.is(failureOf(thrown('Network Error', { code }, 'AxiosError'))?.unsure, true, code)
  const cause = { code: 'ECONNREFUSED' }
  assert.is(failureOf(thrown('Network Error', { code: 'ERR_NETWORK', cause }))?.unsure, undefined)
})

test('the operator reads what an MCP server says of its session', () => {
  const text = 'Error POSTing to endpoint: {"error":{"code":-32001,"message":"Session not found"}}'
  for (const more of [{ code: 404 }, { code: 'CLIENT_HTTP_ERROR', data: { status: 404 } }])
    assert.equal(failureOf(thrown(text, more))?.fault, {
      kind: 'internal',
      developerMessage: `HTTP 404: ${text}`
    })
})

test('the loop waits as long as the error says, and calls again', async () => {
  let calls = 0
  const run = await retrying([{ id: 'c', tool: 'pay', args: {} }], {
    clock: { ...clock, sleep: (ms, signal) => clock.sleep(ms / 500, signal) },
    call: async () => {
      calls += 1
      if (calls > 1) return { ok: true, value: 'fine' }
      throw thrown('no', { status: 429, headers: new Headers({ 'retry-after': '1' }) })
    }
  })
  assert.equal([calls, run.threads[0]?.answer?.ok], [2, true])
})

// RFC 6265, section 4.1: a Set-Cookie header is a session's.
test('of the headers of an answer only how long to wait is kept', () => {
  const headers = { 'retry-after': '4', 'set-cookie': `sid=${SECRET}`, 'x-api-key': SECRET }
  const raw = { message: 'Slow down', headers }
  for (const error of [
    Object.assign(new Error('no'), { response: { status: 429, headers, data: raw.message } }),
    Object.assign(new Error('no'), { statusCode: 429, headers, raw })
  ]) {
    const failure = failureOf(error)
    assert.is(failure?.fault.kind === 'unavailable' && failure.fault.retryAfterMs, 4_000)
    assert.not.match(JSON.stringify(failure), SECRET)
  }
})

test.run()

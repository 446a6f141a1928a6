import { failureOf } from '@toolfault/client/failure'
import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fakeClock } from './fake-clock.js'
import { call, callers } from './http/callers.js'

const test = suite('client: what services answer, word for word')

type Seen = readonly [kind: string, ms?: number | undefined, unsure?: true]

const seen = (given: unknown): Seen | undefined => {
  const found = failureOf(given, { tool: 'send' })
  if (found === undefined) return undefined
  const { fault, unsure } = found
  const ms = fault.kind === 'unavailable' ? fault.retryAfterMs : undefined
  return unsure === true
    ? [fault.kind, ms, true]
    : ms === undefined
      ? [fault.kind]
      : [fault.kind, ms]
}

const date = 'Thu, 26 Nov 2026 12:00:00 GMT'
const at = 1_795_694_400
const timeout =
  '<?xml version="1.0"?>\n<Error><Code>RequestTimeout</Code><Message>Your socket connection to the server was not read from or written to within the timeout period.</Message></Error>'

/** What comes over HTTP; each caller and `failureOf` say the same. */
const answers: ReadonlyArray<readonly [string, number, object, unknown, Seen]> = [
  [
    'GitHub, the primary limit',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at + 600) },
    { message: 'API rate limit exceeded for user ID 1.', documentation_url: 'x' },
    ['unavailable', 600_000]
  ],
  [
    'GitHub, a limit that nobody says in words',
    403,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at + 60) },
    { message: 'Forbidden', documentation_url: 'x' },
    ['unavailable', 60_000]
  ],
  [
    'GitHub, a permission',
    403,
    { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': String(at + 600) },
    { message: 'Resource not accessible by integration', documentation_url: 'x' },
    ['authorization_required']
  ],
  [
    'Discord',
    429,
    {},
    { message: 'You are being rate limited.', retry_after: 64.57, global: false },
    ['unavailable', 64_570]
  ],
  [
    'APIM',
    429,
    {},
    { statusCode: 429, message: 'Try again in 52 seconds.' },
    ['unavailable', 52_000]
  ],
  ['S3', 503, {}, '<Error><Code>SlowDown</Code></Error>', ['unavailable']],
  ['S3', 400, {}, timeout, ['unavailable', undefined, true]],
  ['AWS, a code alone', 400, {}, { __type: 'ThrottlingException' }, ['unavailable']],
  [
    'AWS',
    400,
    {},
    { __type: 'AccessDeniedException', Message: 'Not you' },
    ['authorization_required']
  ],
  ['anybody', 400, {}, { error: 'Request timed out' }, ['internal', undefined, true]],
  ['anybody', 400, {}, { error: { message: 'Request timed out' } }, ['internal', undefined, true]],
  ['anybody', 408, {}, { error: 'Request timed out' }, ['unavailable', undefined, true]]
]

for (const [who, status, headers, body, wanted] of answers) {
  test(`${who}: ${status} ${JSON.stringify(body)}`, async () => {
    assert.equal(seen({ status, headers: { date, ...headers }, body }), wanted)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    for (const { make } of callers) {
      const fetch = async (): Promise<Response> =>
        new Response(text, { status, headers: { date, ...headers } })
      const answer = await make({ url: 'https://t.example', clock: fakeClock(), fetch })(call)
      if (answer.ok) assert.unreachable()
      else {
        const { fault, unsure } = answer
        const ms = fault.kind === 'unavailable' ? fault.retryAfterMs : undefined
        assert.equal([fault.kind, ms, unsure === true], [wanted[0], wanted[1], wanted[2] === true])
      }
    }
  })
}

test('what refused who calls did not run, whatever time its body speaks of', async () => {
  const error = { code: -32603, message: 'Request timed out' }
  for (const { make } of callers) {
    const fetch = async (): Promise<Response> =>
      new Response(JSON.stringify({ jsonrpc: '2.0', id: 'c1', error }), { status: 401 })
    const answer = await make({ url: 'https://t.example', clock: fakeClock(), fetch })(call)
    if (answer.ok) assert.unreachable()
    else assert.equal([answer.fault.kind, answer.unsure], ['authorization_required', undefined])
  }
})

test('what the SDK of AWS throws is read by its name', () => {
  const denied = Object.assign(new Error('User is not authorized to perform: s3:ListBucket'), {
    name: 'AccessDeniedException',
    $metadata: { httpStatusCode: 400 }
  })
  assert.equal(seen(denied), ['authorization_required'])
})

test('what says of itself that it is not ok is read by its code, without a status or with 200', () => {
  for (const [body, wanted] of [
    [{ ok: false, error: 'ratelimited' }, ['unavailable']],
    [{ ok: false, error: 'invalid_auth' }, ['authorization_required']],
    [{ ok: false, error: 'missing_scope', needed: 'chat:write' }, ['authorization_required']],
    [{ ok: false, error: 'channel_not_found' }, ['internal']],
    ...['[ERROR] missing required field: channel', '[ERROR] Is bad'].map(
      (line) =>
        [
          { ok: false, error: 'invalid_arguments', response_metadata: { messages: [line] } },
          ['invalid_arguments']
        ] as const
    ),
    ...[['[WARN] superfluous_charset'], [7], [], 'x'].map(
      (messages) =>
        [
          { ok: false, error: 'not_in_channel', response_metadata: { messages } },
          ['internal']
        ] as const
    ),
    [
      { ok: false, error_code: 429, description: 'No', parameters: { retry_after: 5 } },
      ['unavailable', 5_000]
    ],
    [{ ok: false, error_code: 400, description: 'Chat not found' }, ['malformed_request']],
    [{ ok: false, error_code: 7, error: 'odd' }, ['internal']],
    [{ ok: true, error: 'ratelimited' }, ['internal']],
    [{ error: 'ratelimited' }, ['internal']]
  ] as const) {
    assert.equal(seen(body), wanted, JSON.stringify(body))
    const given = { status: 200, body }
    assert.equal(seen(given), wanted, JSON.stringify(given))
    assert.is(failureOf(given)?.wire, given)
  }
  const said = failureOf({ status: 200, body: { ok: false, error: 'channel_not_found' } })
  assert.is(said?.fault.message, 'channel_not_found')
})

test('an app that says `success: false` and a sentence is read by its status', () => {
  const error = { code: 'NO_NAME', message: 'Name is required' }
  for (const [status, body, wanted] of [
    [400, { success: false, error: 'Name is required' }, ['malformed_request']],
    [409, { success: false, data: null, error: 'Email already exists' }, ['malformed_request']],
    [422, { success: false, error: 'Name is required' }, ['invalid_arguments']],
    [400, { success: false, error }, ['malformed_request']],
    // What OXP or an Edge Function says of a tool stands.
    [400, { success: false, error, call_id: 'c1' }, ['execution_failed']],
    [400, { success: false, error: { ...error, can_retry: false } }, ['execution_failed']],
    [400, { success: false, error: 'No', metadata: { retry_capable: false } }, ['internal']],
    [404, { success: false, error: 'Deal not found' }, ['execution_failed']],
    [401, { success: false, error: 'No' }, ['authorization_required']],
    [429, { success: false, error: 'No' }, ['unavailable']],
    [500, { success: false, error: 'No' }, ['internal']],
    [200, { success: false, error: 'No' }, ['internal']]
  ] as const) {
    assert.equal(seen({ status, body }), wanted, `${status} ${JSON.stringify(body)}`)
  }
  const body = { success: false, error: 'No' }
  assert.equal(failureOf({ status: 400, body }, { wire: 'json-rpc' })?.fault.kind, 'internal')
})

test('an answer on no known wire keeps its sentence, and what it says of time', () => {
  for (const body of [
    { success: false, message: 'Name is required' },
    { status: 'error', message: 'Name is required' },
    { errorMessage: 'Name is required', errorType: 'Error' }
  ]) {
    const { fault } = failureOf({ status: 200, body }) ?? {}
    assert.equal([fault?.kind, fault?.message], ['internal', 'Name is required'])
    assert.match(fault?.developerMessage ?? '', Object.keys(body).at(-1) ?? '')
  }
  const body = { errorMessage: '2026-11-26T12:00:00Z c1 Task timed out after 3.00 seconds' }
  assert.equal(seen({ status: 200, body }), ['internal', undefined, true])
})

test('of GraphQL a query that costs too much is to be asked otherwise, and a limit is waited for', () => {
  const answer = (code: string): unknown => ({
    status: 200,
    body: { errors: [{ message: 'Query cost is 2003', extensions: { code } }] }
  })
  assert.equal(seen(answer('MAX_COST_EXCEEDED')), ['invalid_arguments'])
  assert.equal(seen(answer('THROTTLED')), ['unavailable'])
  assert.equal(seen(answer('invalid-jwt')), ['authorization_required'])
  assert.equal(seen({ errors: [{ message: 'Not you', errorType: 'Unauthorized' }] }), [
    'authorization_required'
  ])
})

test("what only speaks of time is still the model's to mend", () => {
  for (const error of [
    'timeout must be a positive integer',
    'Your session timed out',
    'deadline is required',
    'expected status "ok", got "timed out"',
    'Could not acquire lock: timed out waiting for a lock',
    'timed_out is no known field'
  ]) {
    assert.equal(seen({ status: 400, body: { error } }), ['malformed_request'], error)
  }
})

test('an error in XML is told to the model', () => {
  const body =
    '<Error><Code>InvalidArgument</Code><Message>Argument max-keys must be an integer</Message></Error>'
  const found = failureOf({ status: 400, body })
  assert.is(found && encode(found.fault), 'Invalid request: Argument max-keys must be an integer')
})

test.run()

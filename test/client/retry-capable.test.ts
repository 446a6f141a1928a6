import { isRetryCapable, worthRetry } from '@toolfault/client/retry-capable'
import { authorizationRequired, misconfigured, unavailable } from '@toolfault/model'
import { encode as encodeJsonRpc } from '@toolfault/protocols/json-rpc'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/retry-capable')

const strict = (error: unknown): boolean => isRetryCapable(error, { strict: true })

/** Facts 2.5: `question:` `what ` `please provide` `which ` `how ` `missing`, trailing spaces as shown. */
for (const [message, capable] of [
  ['Question: Who should I send this email to?', true],
  ['WHAT would you like?', true],
  ['Please provide it.', true],
  ['Which one?', true],
  ['How many?', true],
  // Row A6: the comment of the seed says false, its code returns true, and the code is trusted.
  ['ValidationError: missing parameter', true],
  ['Question: Who should I send this to?', true],
  // Measured (facts 2.5).
  ["must have required property 'city'", false],
  ['must be integer', false],
  ["Invalid parameters: 'to' is required", false],
  ['Somewhat unusual', true],
  ['Show me', true],
  ['Dismissing request', true],
  // Row A8: recommended, and not detected.
  ['Who is it for?', false],
  ['Where to?', false],
  // Each needle needs its space.
  ['what', false],
  ['which', false],
  ['how', false],
  ['', false]
] as const) {
  test(`strict: ${JSON.stringify(message)} is ${capable}`, () => {
    assert.is(strict({ message }), capable)
    assert.is(strict(new Error(message)), capable)
  })
}

test('strict: the flag counts where it is true, and false vetoes no word (row A9)', () => {
  assert.is(strict({ message: 'no', data: { retry_capable: true } }), true)
  assert.is(strict({ message: 'no', data: { retry_capable: 'true' } }), false)
  assert.is(strict({ message: 'Question: what?', data: { retry_capable: false } }), true)
  // Row A7: the helper of the seed's tests knows neither `which `, `how ` nor the flag; the detector does.
  assert.is(strict({ message: 'which ' }), true)
})

test('strict: what has no message counts as empty', () => {
  for (const odd of [undefined, null, 1, 'missing', [], {}, { message: null }, { message: 5 }]) {
    assert.is(strict(odd), false)
  }
})

test('ours: an explicit no is honoured, whatever the words (row A9)', () => {
  const data = {
    retry_capable: false,
    error_category: 'missing_parameter',
    required_parameter: 'to'
  }
  assert.is(isRetryCapable({ code: -32602, message: 'Question: What is missing?', data }), false)
})

const never = { retry_capable: false }

/** Answers that say in so many words that no other try can help, wherever they say it. */
const noes: ReadonlyArray<object> = [
  { success: false, error: 'Question: Who?', metadata: never },
  { success: false, error: 'What happened is unknown', metadata: never },
  { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Question: Who?', data: never } },
  { code: -32603, message: 'Question: Who?', data: never }
].flatMap((body) => [body, { status: 200, body }])

test('ours: an explicit no is honoured where nothing but words is left, on every wire that has one', () => {
  for (const wire of noes) {
    assert.is(isRetryCapable(wire), false, JSON.stringify(wire))
    const said = JSON.stringify(wire).replace('"retry_capable":false', '"retry_capable":null')
    assert.is(isRetryCapable(JSON.parse(said)), true, said)
  }
  const thrown = Object.assign(new Error('Which one?'), { code: -32603, data: never })
  assert.is(isRetryCapable(thrown), false)
})

test('ours: nobody retries where only a user or an operator can act, although it is a question', () => {
  for (const fault of [
    authorizationRequired('tool', [], { service: 'mail' }),
    misconfigured('mail', ['key'])
  ]) {
    const error = encodeJsonRpc(fault)
    assert.match(error.message, /^Question: /)
    assert.equal([isRetryCapable(error), strict(error)], [false, true])
  }
})

test('ours: raw texts of validators are known, which the seed does not detect', () => {
  const text =
    'Input validation error: Invalid arguments for tool book: city: Invalid input: expected string, received undefined'
  const result = { content: [{ type: 'text', text }], isError: true }
  assert.equal([isRetryCapable(result), strict({ message: text })], [true, false])
})

test('ours: answers of all protocols', () => {
  const yes = [
    // Seed 003, "Input Validation Error Response".
    { status: 422, body: { message: 'Invalid', parameter_errors: { to: 'must be E.164' } } },
    // Seed 001, "Edge Function Response".
    {
      success: false,
      error: 'Question: What?',
      metadata: { retry_capable: true, error_category: 'missing_parameter' }
    },
    // Seed 002.
    { valid: false, errors: [{ path: '/city', message: 'is required', keyword: 'required' }] },
    // Seed 004.
    { valid: false, errors: ['Missing required parameter: path'], warnings: [] },
    { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Unknown tool: x' } },
    // OXP, "Retrying Errors".
    {
      status: 200,
      body: { call_id: 'c', success: false, error: { message: 'busy', can_retry: true } }
    },
    unavailable()
  ]
  const no = [
    {
      status: 200,
      body: { call_id: 'c', success: false, error: { message: 'Which one? It is missing.' } }
    },
    {
      status: 400,
      body: {
        message: 'Which?',
        missing_requirements: { authorization: [{ id: 'a', url: 'https://a.example/' }] }
      }
    },
    { status: 401 },
    // Answers to calls that succeeded.
    { content: [{ type: 'text', text: 'Which one is missing?' }] },
    { status: 200, body: { success: true, value: 'missing' } },
    { success: true, data: 'missing' },
    { jsonrpc: '2.0', id: 1, result: { content: [] } }
  ]
  for (const answer of yes) assert.ok(isRetryCapable(answer), JSON.stringify(answer))
  for (const answer of no) assert.not(isRetryCapable(answer), JSON.stringify(answer))
})

test('ours: words are the last resort', () => {
  // The tool has run (facts, appendix B: what the SDKs say of a result).
  const output = 'Output validation error: which one is missing'
  assert.is(isRetryCapable({ content: [{ type: 'text', text: output }], isError: true }), false)
  assert.is(isRetryCapable({ message: 'Which account?' }), true)
  assert.is(isRetryCapable('Please provide an account.'), true)
  assert.is(isRetryCapable('It broke.'), false)
})

test('what is no failure is not worth another try', () => {
  for (const one of [
    undefined,
    {},
    { ok: false },
    { ok: false, fault: { kind: 'execution_failed', message: 5 }, notes: 5 }
  ]) {
    // A border: nobody checks what is passed in.
    assert.is(worthRetry(one as never), false)
  }
})

test.run()

import { own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/text'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/servers')

/** Kind, delay and text of an error, which both wires that have it read alike. */
const said = (code: number, message: string, data?: unknown): ReadonlyArray<unknown> => {
  const error = data === undefined ? { code, message } : { code, message, data }
  const [one, other] = (['json-rpc', 'mcp'] as const).map((wire) => {
    const found = read(wire === 'mcp' ? { error } : error, wire)
    if (found._tag === 'Left' || found.right.value.valid) return [JSON.stringify(found)]
    const { fault } = found.right.value
    return [fault.kind, own(fault, 'retryAfterMs'), encode(fault)]
  })
  assert.equal(one, other, message)
  return one ?? []
}

const unauthorized = [
  'Unauthorized',
  'Unauthorized: invalid token',
  '401 Unauthorized',
  'Forbidden',
  'Authentication required',
  'Authentication is required. Log in first.',
  'Invalid or expired access token',
  'Token has expired'
]

test('a code of the server with words for who calls is of an authorization', () => {
  for (const message of unauthorized) {
    for (const code of [-32000, -32001, -32099]) {
      assert.equal(said(code, message), ['authorization_required', undefined, message])
    }
  }
})

test('who is not known is so to the server, and what is forbidden may be one tool', () => {
  for (const [message, of] of [
    ['Unauthorized', 'server'],
    ['Invalid API key', 'server'],
    ['Forbidden', 'tool']
  ] as const) {
    const found = read({ code: -32000, message }, 'json-rpc')
    assert.is(own(own(own(own(found, 'right'), 'value'), 'fault'), 'of'), of)
  }
})

test('other words and other codes stand as they are', () => {
  for (const message of [
    'Forbidden character in `name`',
    'Invalid token `}` at 3',
    'Authentication requires a browser',
    'Unauthorized_keys has no such line',
    'The service said: Unauthorized'
  ]) {
    assert.is(said(-32000, message)[0], 'internal', message)
  }
  assert.is(said(-32603, 'Unauthorized')[0], 'internal')
})

test('a limit of the rate is one for both wires, and so is how long to wait', () => {
  assert.equal(said(-32000, 'Too many requests').slice(0, 2), ['unavailable', undefined])
  assert.equal(said(-32029, 'Rate limit exceeded', { retryAfter: 30 }).slice(0, 2), [
    'unavailable',
    30_000
  ])
})

// Gateways answer with what version 1 of the SDK threw where the server behind them did not answer.
test('that no answer came is told by code and words, on both wires', () => {
  for (const [code, message] of [
    [-32001, 'Request timed out'],
    [-32001, 'Maximum total timeout exceeded'],
    [-32000, 'Connection closed']
  ] as const)
    assert.equal(said(code, message), ['unavailable', undefined, message], message)
  assert.is(said(-32001, 'Request timed out', { timeout: 60_000 })[0], 'unavailable')
  for (const [code, message] of [
    [-32001, 'Session not found'],
    [-32001, 'Connection closed'],
    [-32000, 'Request timed out'],
    [-32603, 'Request timed out'],
    [-32000, 'Connection closed by the user']
  ] as const)
    assert.is(said(code, message)[0], 'internal', message)
})

test('the status or the code that the data holds of what was asked behind the server counts', () => {
  for (const [data, kind, delay] of [
    [{ status: 401, message: 'Bad credentials' }, 'authorization_required'],
    [{ statusCode: '403' }, 'authorization_required'],
    [{ code: 'UNAUTHENTICATED' }, 'authorization_required'],
    [{ statusCode: 429, retryAfter: 20 }, 'unavailable', 20_000],
    [{ status: 503 }, 'unavailable'],
    // The call itself is not refused by these.
    [{ status: 404 }, 'internal'],
    [{ status: 422 }, 'internal'],
    [{ status: 'failed' }, 'internal'],
    [{ status: 9_000 }, 'internal']
  ] as const) {
    const found = said(-32603, 'Internal error', data)
    assert.equal(found.slice(0, 2), [kind, delay], JSON.stringify(data))
  }
})

test('what is expected beside the name of a parameter is told of it', () => {
  for (const [data, text] of [
    [{ param: 'limit', expected: 'integer' }, '`limit` must be an integer'],
    [
      { name: 'limit', expectedType: 'integer', actualType: 'string' },
      '`limit` must be an integer'
    ],
    [{ parameter: 'limit', expected: 'from 1 to 100' }, '`limit` must be from 1 to 100']
  ] as const) {
    const [kind, , shown] = said(-32602, 'Invalid params', data)
    assert.is(kind, 'invalid_arguments')
    assert.is(shown, `Invalid params\n- ${text}`)
  }
  // A name alone may be that of anybody.
  assert.is(said(-32602, 'Invalid params', { name: 'limit' })[0], 'malformed_request')
})

test('hostile data tells nothing and does not throw', () => {
  for (const data of [
    { status: { valueOf: 401 } },
    { status: [401, 401] },
    { missing: [1, null, {}] },
    { code: 'x'.repeat(10_000) }
  ]) {
    assert.type(said(-32000, 'Unlucky', data)[0], 'string')
  }
})

test.run()

import { failureOf } from '@toolfault/client/failure'
import { isRetryCapable } from '@toolfault/client/retry-capable'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/failure: a body that nobody has parsed')

/** An answer as a client of HTTP may hand it on: the text, the bytes, or a buffer of Node. */
const raw = (status: number, body: unknown, headers = {}): ReadonlyArray<object> => {
  const text = JSON.stringify(body)
  const bytes = new TextEncoder().encode(text)
  return [text, `\ufeff${text}`, bytes, Buffer.from(text), bytes.buffer].map((one) => ({
    status,
    headers,
    body: one
  }))
}

const successes: ReadonlyArray<readonly [WireName, object]> = [
  ['oxp', { call_id: 'c1', success: true, duration: 3, value: 3 }],
  ['json-rpc', { jsonrpc: '2.0', id: 1, result: { sent: true } }],
  ['mcp', { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'fine' }] } }],
  ['f7', { valid: true }]
]

test('a success is none of a failure', () => {
  for (const [wire, body] of successes)
    for (const answer of raw(200, body)) {
      assert.is(failureOf(answer), undefined, wire)
      assert.is(failureOf(answer, { wire }), undefined, wire)
      assert.is(isRetryCapable(answer), false, wire)
    }
})

test('what is wrong where is read, and when to come back', () => {
  const retry = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' }
  for (const [status, body, kind, more] of [
    [422, { message: 'Invalid', parameter_errors: { to: 'x' } }, 'invalid_arguments', 'to'],
    [200, { valid: false, errors: [{ path: '/to', message: 'x' }] }, 'invalid_arguments', 'to'],
    [429, { error: { code: 429, message: 'Slow', details: [retry] } }, 'unavailable', 34_000],
    [404, { message: 'Not Found' }, 'internal', undefined]
  ] as const)
    for (const answer of [{ status, body }, ...raw(status, body)]) {
      const { issues, kind: found, retryAfterMs } = Object(failureOf(answer)?.fault)
      assert.is(found, kind, String(status))
      assert.is(issues?.[0]?.path[0] ?? retryAfterMs, more, String(status))
    }
})

test('bytes that are no JSON are the text that they are', () => {
  const said = 'error code: 1015'
  const bytes = new TextEncoder().encode(said)
  assert.is(failureOf({ status: 429, body: bytes })?.fault.message, said)
  assert.is(
    failureOf({ status: 429, body: Uint8Array.of(0xff, 0xfe, 0x7b) })?.fault.kind,
    'unavailable'
  )
})

test('texts under `content` are of a field of that name, and no result of MCP', () => {
  const refused = failureOf({ status: 400, body: { content: ['This field is required.'] } })
  assert.is(refused?.fault.kind, 'invalid_arguments')
  assert.is(failureOf({ status: 200, body: { content: [] } }), undefined)
})

test('content that lists texts went well, unless a status says that it is what is wrong', () => {
  const body = { content: ['Booked seat 4'] }
  for (const answer of [body, { status: 200, body }, { result: body }]) {
    assert.is(failureOf(answer), undefined)
  }
  assert.is(failureOf({ status: 400, body })?.fault.kind, 'invalid_arguments')
})

test.run()

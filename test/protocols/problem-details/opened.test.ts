import { own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/problem-details'
import { decode } from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/problem-details/opened')

const seen = (wire: object): unknown => {
  const found = decode(wire)
  if (found._tag === 'Left')
    return found.left.map(({ message, params, path }) => [path.join('/'), message, params])
  const { form, value } = found.right
  return [value.kind, own(form, 'bare') === true, own(form, 'notes')]
}

// RFC 9457, section 4.2.1: with a status, a body that says nothing is as if it were absent.
test('a response is told from a body, and a body without a member of the RFC from one with', () => {
  for (const [wire, wanted] of [
    [{ status: 500, title: 'T' }, ['internal', true, undefined]],
    [{ status: 500, body: { title: 'T' } }, ['internal', false, undefined]],
    [{ status: 500, headers: {} }, ['internal', false, ['from_status']]],
    [{ status: 500, title: 'T', body: { title: 'U', status: 503 } }, ['internal', true, undefined]],
    [{ status: 500, title: 'T', headers: {} }, ['internal', true, undefined]],
    [{ status: 400, body: '<x>' }, ['malformed_request', false, ['from_status']]],
    [{ status: 400, body: 'x' }, ['malformed_request', false, undefined]],
    [{ status: 400, body: { message: 'm' } }, ['malformed_request', false, undefined]],
    [{ status: 400, body: { status: 503 } }, ['unavailable', false, ['from_status']]],
    [{ status: 503, body: [] }, ['unavailable', false, ['from_status']]],
    [{ status: 503 }, ['unavailable', true, undefined]],
    [{ instance: '/a' }, ['execution_failed', true, ['no_status']]]
  ] as const)
    assert.equal(seen(wire), wanted, JSON.stringify(wire))
})

test('of a body without a member of the RFC no member of ours is read', () => {
  for (const [wire, value] of [
    [
      { status: 404, body: { tool: 'hammer' } },
      { kind: 'unknown_tool', tool: '' }
    ],
    [
      { status: 422, body: { guidance: 'g' } },
      { kind: 'invalid_arguments', issues: [] }
    ],
    [
      { status: 429, body: { retry_after: 5 } },
      { kind: 'unavailable', retryAfterMs: 5_000 }
    ],
    [
      { status: 429, headers: { 'Retry-After': '7' }, body: { retry_after: 5 } },
      { kind: 'unavailable', retryAfterMs: 7_000 }
    ]
  ] as const) {
    const found = decode(wire)
    assert.equal(found._tag === 'Right' && found.right.value, value)
    assert.equal(found._tag === 'Right' && found.right.form.notes, ['from_status'])
  }
})

test('a status that is none is as if it were absent', () => {
  for (const status of [99, 600, 500.5, '500', null])
    assert.equal(seen({ status, title: 'T' }), ['execution_failed', true, ['no_status']])
  assert.equal(seen({ status: 599, title: 'T' }), ['internal', true, undefined])
})

test('a status below 400 is no failure, and below 300 it went well', () => {
  const success = { reason: 'success' }
  // A type of ours says what failed, and not that anything did.
  for (const [status, params] of [
    [200, success],
    [299, success],
    [300, undefined],
    [399, undefined],
    // RFC 9110, section 15.2: an interim answer is none yet.
    [100, undefined],
    [199, undefined]
  ] as const)
    for (const type of ['about:blank', 'https://toolfault.dev/problems/unavailable']) {
      const found = decode({ status, title: 'T', type })
      assert.equal(found._tag === 'Left' && found.left.map((issue) => issue.params), [params])
      assert.is(decode({ status, body: { title: 'T', type } })._tag, 'Left')
      assert.is(decode({ status, body: { title: 'T', type, status: 503 } })._tag, 'Right')
    }
  assert.equal(seen({ status: 400, title: 'T' }), ['malformed_request', true, undefined])
})

test('what has no status and no member of the RFC is refused, in its place', () => {
  const path = (wire: object): unknown => {
    const found = decode(wire)
    return found._tag === 'Left' && found.left.map((issue) => issue.path.join('/'))
  }
  for (const [wire, wanted] of [
    [{ body: { message: 'm' } }, ['body']],
    [{ headers: {} }, ['body']],
    [{ status: 399, body: { message: 'm' } }, ['body']],
    [{ message: 'm' }, ['']],
    [{ title: 7, detail: null }, ['']]
  ] as const)
    assert.equal(path(wire), wanted, JSON.stringify(wire))
})

const delay = (wire: object): unknown => {
  const found = decode(wire)
  return found._tag === 'Right' ? own(found.right.value, 'retryAfterMs') : 'refused'
}

// RFC 9110, section 10.2.3.
test('a delay: our own member, then the header, then the member of others', () => {
  const headers = { 'Retry-After': '2' }
  for (const [wire, wanted] of [
    [{ status: 503, headers, body: { title: 'T', retryAfterMs: 7, retry_after: 9 } }, 7],
    [{ status: 503, headers, body: { title: 'T', retryAfterMs: 0, retry_after: 9 } }, 0],
    [{ status: 503, headers, body: { title: 'T', retry_after: 9 } }, 2_000],
    [{ status: 503, body: { title: 'T', retry_after: 9 } }, 9_000],
    [{ status: 503, body: { title: 'T', retry_after: 0 } }, 0],
    [{ status: 503, body: { title: 'T', retry_after: 1.0005 } }, 1_001],
    [{ status: 503, body: { title: 'T', retry_after: '9' } }, undefined],
    [{ status: 503, body: { title: 'T' } }, undefined],
    [{ status: 500, headers, body: { title: 'T' } }, undefined]
  ] as const)
    assert.is(delay(wire), wanted, JSON.stringify(wire))
})

test('the header holds whole seconds, where another try makes sense', () => {
  for (const [fault, wanted] of [
    [{ kind: 'unavailable', retryAfterMs: 0 }, '0'],
    [{ kind: 'unavailable', retryAfterMs: 1 }, '1'],
    [{ kind: 'unavailable', retryAfterMs: 1_000 }, '1'],
    [{ kind: 'unavailable', retryAfterMs: 1_001 }, '2'],
    [{ kind: 'unavailable' }, undefined],
    [{ kind: 'execution_failed', canRetry: true, retryAfterMs: 5 }, '1'],
    [{ kind: 'execution_failed', canRetry: false, retryAfterMs: 5 }, undefined],
    [{ kind: 'internal' }, undefined]
  ] as const)
    assert.is(own(own(encode(fault), 'headers'), 'Retry-After'), wanted, JSON.stringify(fault))
})

test.run()

import { failureOf } from '@toolfault/client/failure'
import { isRetryCapable } from '@toolfault/client/retry-capable'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('client/failure: what a status alone says')

test('a model is not asked to mend what it is not told', () => {
  for (const status of [400, 405, 409, 413, 415, 418, 419, 425, 428, 431, 499])
    for (const body of [
      undefined,
      '',
      '<html><title>Request Entity Too Large</title></html>',
      'Bad Request',
      {},
      { status, error: 'Unsupported Media Type', path: '/book' },
      { type: 'about:blank', title: 'Unsupported Media Type', status }
    ]) {
      const answer = { status, body }
      const { fault } = failureOf(answer, { tool: 'book' }) ?? {}
      // What the members call it is shown, for it is more than that something failed; of 400 it is not.
      const isNamed = status !== 400 && JSON.stringify(body ?? '').includes('Unsupported')
      const named = isNamed ? { message: 'Unsupported Media Type' } : {}
      assert.equal(
        fault,
        { kind: 'internal', developerMessage: `HTTP ${status}`, ...named, tool: 'book' },
        JSON.stringify(answer)
      )
      assert.is(isRetryCapable(answer), false)
    }
})

test('what a status is called is shown to who reads it, and mended by nobody', () => {
  for (const [status, body, message] of [
    [413, { message: 'Payload too large' }, 'Payload too large'],
    [423, { message: 'locked' }, 'locked'],
    [409, { title: 'Conflict' }, 'Conflict'],
    [400, { message: 'Bad request' }, undefined]
  ] as const) {
    const { fault } = failureOf({ status, body }) ?? {}
    assert.equal([fault?.kind, fault?.message], ['internal', message], JSON.stringify(body))
  }
})

test('what is said is told', () => {
  for (const [body, said] of [
    ['Nights is negative', 'Nights is negative'],
    [{ title: 'Nights is negative' }, 'Nights is negative'],
    [{ error: { message: 'Nights is negative' } }, 'Nights is negative']
  ] as const) {
    const { fault } = failureOf({ status: 400, body }) ?? {}
    assert.equal([fault?.kind, fault?.message ?? said], ['malformed_request', said])
  }
  const body = { status: 400, developer_message: 'no such route' }
  assert.is(failureOf({ status: 400, body })?.fault.developerMessage, 'no such route')
  // Which arguments are wrong may be told by who knows the tool.
  assert.is(failureOf({ status: 422, body: '' })?.fault.kind, 'invalid_arguments')
})

// code.proto: 4 "may be returned even if the operation has completed successfully", 1 of what the caller left.
test('what nobody waited for to its end may have run', () => {
  for (const [status, body, kind] of [
    [504, { code: 4, message: 'context deadline exceeded', details: [] }, 'execution_failed'],
    [504, { code: 4, message: 'late', details: [] }, 'execution_failed'],
    [499, { code: 1, message: 'cancelled', details: [] }, 'execution_failed'],
    [499, { error: { code: 499, message: 'Cancelled.', status: 'CANCELLED' } }, 'internal'],
    [499, '', 'internal'],
    [504, { error: { code: 504, message: 'Late.', status: 'DEADLINE_EXCEEDED' } }, 'unavailable']
  ] as const)
    for (const given of [body, JSON.stringify(body)]) {
      const found = failureOf({ status, body: given })
      assert.equal([found?.fault.kind, found?.unsure], [kind, true], JSON.stringify(body))
      assert.is(isRetryCapable({ status, body: given }), kind === 'unavailable')
    }
  for (const [status, body] of [
    [409, { code: 10, message: 'aborted', details: [] }],
    [503, { code: 14, message: 'busy', details: [] }],
    [500, { success: false, error: { message: 'no' } }],
    [504, { content: [{ type: 'text', text: 'no' }], isError: true }]
  ] as const)
    assert.is(failureOf({ status, body })?.unsure, undefined, JSON.stringify(body))
})

test.run()

import { own } from '@toolfault/model'
import { decode, decodeCheck } from '@toolfault/protocols/oxp/read'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/oxp/envelope')

const seen = (wire: unknown): unknown => {
  const found = decode(wire)
  if (found._tag === 'Left')
    return found.left.flatMap(({ message, path }) => [path.join('/'), message])
  const { form, value } = found.right
  return [value.kind, own(form, 'bare'), own(form, 'notes')]
}

const bare = ['no_status']

test('a status with a body, a status alone, and a body that has a status among its members', () => {
  for (const [wire, wanted] of [
    [{ status: 400, body: { message: 'm' } }, ['internal', false, undefined]],
    [{ status: 400, body: null }, ['malformed_request', false, ['from_status']]],
    [{ status: 400 }, ['malformed_request', false, ['from_status']]],
    [{ status: 503, body: '<x>' }, ['unavailable', false, ['from_status']]],
    [{ status: 503, body: 'x' }, ['unavailable', false, undefined]],
    [{ status: 404 }, ['unknown_tool', false, ['from_status']]],
    [{ status: 401, body: 'x' }, ['authorization_required', false, undefined]],
    [{ message: 'm' }, ['internal', true, bare]],
    [{ status: 500, message: 'm' }, ['internal', true, bare]],
    [{ status: 503, message: 'm' }, ['internal', true, bare]],
    [{ status: 5, success: false, error: { message: 'm' } }, ['execution_failed', true, bare]],
    [
      { status: 5, result: { success: false, error: { message: 'm' } } },
      ['execution_failed', true, bare]
    ],
    [{ status: '503', body: { message: 'm' } }, ['', readings.oxpNoError]]
  ] as const)
    assert.equal(seen(wire), wanted, JSON.stringify(wire))
})

test('what is a part of OXP and no error is named, whatever its status', () => {
  for (const [body, place, why] of [
    [{ success: true }, 'success', readings.success],
    [{ result: { success: true } }, 'result/success', readings.success],
    [{ status: 'failed' }, 'status', readings.oxpCheck],
    [{ tool_id: 'A.B' }, '', readings.request],
    [{ request: {} }, '', readings.request],
    [{ tools: [] }, '', readings.oxpTools],
    [{ items: [] }, '', readings.oxpTools],
    [{ input_schema: {} }, '', readings.oxpTools]
  ] as const) {
    assert.equal(seen(body), [place, why], JSON.stringify(body))
    const path = place === '' ? 'body' : `body/${place}`
    for (const status of [200, 400, 503])
      assert.equal(seen({ status, body }), [path, why], `${status} ${JSON.stringify(body)}`)
  }
  for (const body of [{}, { request: 'x' }, { status: 'done' }, { success: 'yes' }, [], 'x', 7]) {
    assert.equal(seen(body), ['', readings.oxpNoError], JSON.stringify(body))
    const wanted = ['internal', false, body === 'x' ? undefined : ['from_status']]
    assert.equal(seen({ status: 500, body }), wanted, JSON.stringify(body))
  }
})

// OXP has 400, 401 and 422 (facts 3.4): with another status somebody else speaks, as API gateways do in `message` alone.
test('a message beside a status that OXP has not says what the status says', () => {
  const body = { message: 'Not today' }
  for (const [status, kind] of [
    [400, 'internal'],
    [402, 'authorization_required'],
    [403, 'authorization_required'],
    [404, 'execution_failed'],
    [407, 'authorization_required'],
    [409, 'malformed_request'],
    [413, 'malformed_request'],
    [422, 'invalid_arguments'],
    [429, 'unavailable'],
    [500, 'internal']
  ] as const)
    assert.equal(seen({ status, body }), [kind, false, undefined], String(status))
  // What has a member of OXP's is OXP's, whatever its status.
  const ours = { ...body, missing_requirements: { secrets: ['KEY'] } }
  assert.equal(seen({ status: 403, body: ours }), ['misconfigured', false, undefined])
  assert.is(own(seen({ status: 404, body: { ...body, developer_message: 'd' } }), '0'), 'internal')
  assert.is(own(seen({ status: 404, body: { message: 'Unknown tool: A.B' } }), '0'), 'unknown_tool')
})

test('a message tells of an error where the status does not say that all went well', () => {
  const body = { message: 'm' }
  for (const status of [200, 204, 299])
    assert.equal(seen({ status, body }), ['body', readings.oxpNoError], String(status))
  assert.equal(seen({ status: 300, body }), ['internal', false, undefined])
  assert.equal(seen({ status: 200, body: { success: false, error: body } }), [
    'execution_failed',
    false,
    undefined
  ])
})

test('a wrapper is one where a response stands in it and no message beside it [O2]', () => {
  const result = { success: false, error: { message: 'm' } }
  assert.equal(seen({ result }), ['execution_failed', true, bare])
  assert.equal(seen({ result, message: 'n' }), ['internal', true, bare])
  assert.equal(seen({ result: { value: 1 } }), ['', readings.oxpNoError])
  const place = (wire: object): unknown => own(seen(wire), '0')
  const odd = { success: false, error: {} }
  assert.is(place(odd), 'error/message')
  assert.is(place({ result: odd }), 'result/error/message')
  assert.is(place({ status: 200, body: odd }), 'body/error/message')
  assert.is(place({ status: 200, body: { result: odd } }), 'body/result/error/message')
  assert.is(place({ status: 400, body: { message: 'm', $schema: 7 } }), 'body/$schema')
})

// Seed 003, "Authorization Challenge Check Response": always a 200.
test('the state of a challenge: a message beside it counts where the status does not say that all went well', () => {
  const body = { status: 'pending', message: 'm' } as const
  const state = { status: 'pending' } as const
  for (const [wire, path] of [
    [state, undefined],
    [{ status: 200, body }, undefined],
    [{ status: 299, body }, undefined],
    [{ status: 300, body: state }, undefined],
    [{ status: 199, body: state }, undefined],
    [{ status: 199, body }, 'body/status'],
    [{ status: 300, body }, 'body/status'],
    [body, 'status'],
    [{ status: 'pending', success: true }, 'status'],
    [{ status: 200, body: { status: 'pending', success: true } }, 'body/status'],
    [{ status: 200, body: { status: 'done' } }, 'body/status'],
    [{ status: 200, body: 'pending' }, 'body/status'],
    ['pending', 'status']
  ] as const) {
    const found = decodeCheck(wire)
    const text = JSON.stringify(wire)
    if (found._tag === 'Right') assert.equal([found.right, undefined], [state, path], text)
    else
      assert.equal(
        found.left.map((issue) => [issue.path.join('/'), issue.message]),
        [[path, readings.oxpNoCheck]],
        text
      )
  }
})

test('what a 401 says all the same is kept [O4]', () => {
  const told = (body: unknown): unknown => {
    const found = decode({ status: 401, body })
    return found._tag === 'Right' && found.right.value
  }
  const unknown = { kind: 'authorization_required', of: 'server', challenges: [] }
  for (const [body, more] of [
    [
      { message: 'm', developer_message: 'd' },
      { message: 'm', developerMessage: 'd' }
    ],
    [{ message: '', developer_message: '' }, { developerMessage: '' }],
    [{ message: 7, developer_message: 7 }, {}],
    ['x', {}],
    [undefined, {}]
  ] as const)
    assert.equal(told(body), { ...unknown, ...more }, JSON.stringify(body))
})

test('a delay in a header is that of what is unavailable [RFC 9110, section 10.2.3]', () => {
  const delay = (status: number, body: object): unknown => {
    const found = decode({ status, headers: { 'Retry-After': '3' }, body })
    return found._tag === 'Right' && own(found.right.value, 'retryAfterMs')
  }
  assert.is(delay(503, { message: 'm' }), 3_000)
  assert.is(delay(429, {}), 3_000)
  assert.is(delay(500, { message: 'm' }), undefined)
  assert.is(delay(200, { success: false, error: { message: 'm' } }), undefined)
})

test.run()

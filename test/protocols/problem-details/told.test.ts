import { own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/problem-details/told')

const read = (wire: object): { readonly value: unknown; readonly notes: unknown } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return { value: found.right.value, notes: own(found.right.form, 'notes') }
}

const of = (kind: string): string => `https://toolfault.dev/problems/${kind}`

test('the members of a kind are read of a body of that kind, under the names of the model', () => {
  const challenges = [{ id: 'c', url: 'https://a.example/' }]
  const common = { tool: 't', callId: 'c1', guidance: 'Ask.', canRetry: false }
  for (const [kind, members] of [
    ['invalid_arguments', { issues: [], truncated: true, unlisted: 3 }],
    ['malformed_request', { reason: 'syntax', detail: 'd' }],
    ['unknown_tool', { suggestion: 's' }],
    ['invalid_schema', { detail: 'd' }],
    ['authorization_required', { challenges, userId: true, service: 's', action: 'pay' }],
    ['authorization_required', { challenges: [], setupUrl: 'https://a.example/' }],
    ['misconfigured', { service: 's', requirements: ['A'], setupUrl: 'https://a.example/' }],
    ['unavailable', { retryAfterMs: 5 }],
    ['execution_failed', { retryAfterMs: 5, hint: 'h' }],
    ['internal', {}]
  ] as const) {
    const { value } = read({ status: 500, type: of(kind), ...common, ...members })
    const server = kind === 'authorization_required' ? { of: 'tool' } : {}
    assert.equal(value, { kind, ...server, ...common, ...members }, kind)
  }
})

test('what a kind must have and no member says is empty', () => {
  for (const [kind, members] of [
    ['invalid_arguments', { issues: [] }],
    ['malformed_request', { reason: 'shape', detail: '' }],
    ['invalid_schema', { detail: '' }],
    ['authorization_required', { of: 'tool', challenges: [] }],
    ['misconfigured', { service: '', requirements: [] }],
    ['unavailable', {}],
    ['execution_failed', {}],
    ['internal', {}]
  ] as const)
    assert.equal(read({ status: 500, type: of(kind) }).value, { kind, ...members }, kind)
})

test('another name for whether a retry makes sense counts where ours is absent', () => {
  const body = { status: 503, title: 'T' }
  assert.is(own(read({ ...body, retryable: true }).value, 'canRetry'), true)
  assert.is(own(read({ ...body, retryable: false }).value, 'canRetry'), false)
  assert.is(own(read({ ...body, retryable: true, canRetry: false }).value, 'canRetry'), false)
  assert.is(own(read({ ...body, retryable: 'yes' }).value, 'canRetry'), undefined)
})

test('the detail of a request or a schema, without our prefix and the guidance behind it', () => {
  for (const [kind, detail, wanted] of [
    ['malformed_request', 'Parse error: at 3', 'at 3'],
    ['malformed_request', 'Invalid request: no name', 'no name'],
    ['malformed_request', 'no name', 'no name'],
    ['malformed_request', 'So Parse error: at 3', 'So Parse error: at 3'],
    ['malformed_request', 'Parse error: at 3\nAsk.', 'at 3'],
    ['malformed_request', 'Ask.', 'Ask.'],
    ['malformed_request', 'at 3\nAsk. Now', 'at 3\nAsk. Now'],
    ['invalid_schema', 'Invalid schema: no type', 'no type'],
    ['invalid_schema', 'Invalid schema:', ''],
    ['invalid_schema', 'Invalid request: no type', 'Invalid request: no type'],
    ['invalid_schema', 'no type\nAsk.', 'no type']
  ] as const) {
    const { value } = read({ status: 500, type: of(kind), detail, guidance: 'Ask.' })
    assert.is(own(value, 'detail'), wanted, detail)
  }
  const bare = read({ status: 500, type: of('invalid_schema'), detail: 'no type\n' })
  assert.is(own(bare.value, 'detail'), 'no type\n')
})

// RFC 9457, section 4.2.1, and RFC 9110, sections 15.5.5 and 15.5.11.
test('what is not there, where nothing more is said, is the tool; where more is said, a tool ran', () => {
  for (const [body, message] of [
    [{ title: 'Not Found' }, { message: 'Not Found' }],
    [{ title: 'NOT FOUND' }, { message: 'NOT FOUND' }],
    [{ title: 'Gone', type: 'about:blank' }, { message: 'Gone' }],
    [{ title: '' }, {}],
    [{ type: 'about:blank' }, {}],
    [{ instance: '/a' }, {}]
  ] as const)
    assert.equal(
      read({ status: 404, body }).value,
      { kind: 'unknown_tool', tool: '', ...message },
      JSON.stringify(body)
    )
  for (const [body, message] of [
    [{ title: 'Not Found', detail: 'No order.' }, 'No order.'],
    // FastAPI says it of an address, Django of whatever has that address: of the occurrence (section 3.1.4).
    [{ detail: 'Not Found' }, 'Not Found'],
    [{ detail: 'Not found.' }, 'Not found.'],
    [{ title: 'Not Found', detail: 'Not Found' }, 'Not Found'],
    [{ title: 'Page Not Found' }, 'Page Not Found'],
    [{ title: 'Not Found Here' }, 'Not Found Here'],
    [{ title: 'Gone Fishing' }, 'Gone Fishing'],
    [{ title: 'Not Found', type: 'https://a.example/no-order' }, 'Not Found']
  ] as const)
    assert.equal(
      read({ status: 410, body }).value,
      { kind: 'execution_failed', message },
      JSON.stringify(body)
    )
})

test('a type is ours where it is all of ours, or relative to somebody', () => {
  for (const [type, kind, notes] of [
    [of('unavailable'), 'unavailable', undefined],
    ['problems/unavailable', 'unavailable', ['relative_type']],
    ['./problems/unavailable', 'unavailable', ['relative_type']],
    ['/problems/unavailable', 'unavailable', ['relative_type']],
    ['../problems/unavailable', 'unavailable', ['relative_type']],
    ['.../problems/unavailable', 'internal', undefined],
    ['a/problems/unavailable', 'internal', undefined],
    ['/problems/unavailable/x', 'internal', undefined],
    ['/problems/', 'internal', undefined],
    ['/problems/nothing', 'internal', undefined],
    [of('nothing'), 'internal', undefined],
    [of(''), 'internal', undefined]
  ] as const) {
    const { notes: found, value } = read({ status: 500, title: 'T', type })
    assert.equal([own(value, 'kind'), found], [kind, notes], type)
  }
})

test('without a status that is said where the status would have told more', () => {
  assert.is(read({ type: of('internal') }).notes, undefined)
  assert.equal(read({ type: of('authorization_required') }).notes, ['no_status'])
  assert.is(read({ type: of('authorization_required'), status: 401 }).notes, undefined)
  assert.equal(read({ detail: 'Something.' }), {
    value: { kind: 'execution_failed', message: 'Something.' },
    notes: ['no_status']
  })
})

test.run()

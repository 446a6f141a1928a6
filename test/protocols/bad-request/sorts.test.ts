import { type Fault, type Issue, own } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import { decode } from '@toolfault/protocols/bad-request/read'
import { overHttp } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/bad-request/sorts')

const read = (wire: unknown): Fault => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return found.right.value
}

const type = (name: string): object => ({ '@type': `type.googleapis.com/google.rpc.${name}` })

const bad = { ...type('BadRequest'), fieldViolations: [{ field: 'a', description: 'bad' }] }

// The codes of JSON-RPC 2.0 (section 5.1), and one of A2A itself, which is about tasks.
const codes: ReadonlyArray<readonly [code: number, alone: Fault['kind'], beside: Fault['kind']]> = [
  [-32700, 'malformed_request', 'malformed_request'],
  [-32600, 'malformed_request', 'invalid_arguments'],
  [-32602, 'invalid_arguments', 'invalid_arguments'],
  [-32601, 'internal', 'invalid_arguments'],
  [-32603, 'internal', 'invalid_arguments'],
  [-32001, 'execution_failed', 'invalid_arguments']
]

for (const [code, alone, beside] of codes) {
  test(`${code} of A2A is ${alone}, and beside bad fields ${beside} [X1]`, () => {
    assert.is(read({ code, message: 'm' }).kind, alone)
    assert.is(read({ code, message: 'm', data: [bad] }).kind, beside)
  })
}

test('bad fields are the caller’s beside codes that say that the server failed', () => {
  for (const code of [12, 13, 15, 99])
    assert.equal(read({ code, message: 'm', details: [bad] }), {
      kind: 'invalid_arguments',
      message: 'm',
      issues: [{ path: ['a'], kind: 'unknown', message: 'bad' }]
    })
})

test('a resource is read under both names of its members [ProtoJSON]', () => {
  const named = { ...type('ResourceInfo'), resource_type: 'tool', resource_name: 'book' }
  const wire = { code: 5, message: 'No', details: [named] }
  assert.equal(read(wire), { kind: 'unknown_tool', tool: 'book', message: 'No' })
  const nameless = { ...type('ResourceInfo'), resourceType: 'tool' }
  assert.equal(read({ code: 5, details: [nameless] }), { kind: 'unknown_tool', tool: '' })
})

const ours = (reason: string, metadata?: object): object => ({
  ...type('ErrorInfo'),
  reason,
  domain: 'toolfault.dev',
  ...(metadata === undefined ? {} : { metadata })
})

// What the metadata of our own error leaves out is empty where the model must have it.
const ourOwn: ReadonlyArray<readonly [reason: string, metadata: object | undefined, fault: Fault]> =
  [
    ['UNKNOWN_TOOL', undefined, { kind: 'unknown_tool', tool: '' }],
    [
      'UNKNOWN_TOOL',
      { tool: 'a', suggestion: 'b' },
      { kind: 'unknown_tool', tool: 'a', suggestion: 'b' }
    ],
    ['INTERNAL', undefined, { kind: 'internal' }],
    ['UNAVAILABLE', { canRetry: 'yes' }, { kind: 'unavailable' }],
    ['UNAVAILABLE', { canRetry: 'false' }, { kind: 'unavailable', canRetry: false }],
    ['UNAVAILABLE', { canRetry: 'true' }, { kind: 'unavailable', canRetry: true }],
    ['MISCONFIGURED', undefined, { kind: 'misconfigured', service: '', requirements: [] }],
    [
      'MISCONFIGURED',
      { service: 's', setupUrl: 'https://s.example/' },
      { kind: 'misconfigured', service: 's', setupUrl: 'https://s.example/', requirements: [] }
    ],
    [
      'AUTHORIZATION_REQUIRED',
      undefined,
      { kind: 'authorization_required', of: 'tool', challenges: [] }
    ],
    [
      'AUTHORIZATION_REQUIRED',
      { of: 'server', userId: 'true', action: 'x' },
      { kind: 'authorization_required', of: 'server', challenges: [], userId: true, action: 'x' }
    ],
    ['MALFORMED_REQUEST', undefined, { kind: 'malformed_request', reason: 'shape', detail: '' }],
    [
      'MALFORMED_REQUEST',
      { reason: 'syntax' },
      { kind: 'malformed_request', reason: 'syntax', detail: '' }
    ],
    ['INVALID_SCHEMA', undefined, { kind: 'invalid_schema', detail: '' }],
    ['INVALID_ARGUMENTS', undefined, { kind: 'invalid_arguments', issues: [] }],
    ['EXECUTION_FAILED', { hint: 'h' }, { kind: 'execution_failed', hint: 'h' }]
  ]

for (const [reason, metadata, fault] of ourOwn) {
  test(`our ${reason} with ${JSON.stringify(metadata ?? {})} and no text`, () => {
    assert.equal(read({ code: 2, details: [ours(reason, metadata)] }), fault)
  })
}

test('a delay is written only where time mends: RetryInfo says "when the clients can retry"', () => {
  const written = (fault: object): string =>
    // A border: a delay on a kind that has none.
    JSON.stringify(badRequest.encode(fault as Fault))
  assert.match(written({ kind: 'unavailable', retryAfterMs: 5 }), '"retryDelay":"0.005s"')
  assert.match(
    written({ kind: 'execution_failed', canRetry: true, retryAfterMs: 61_500 }),
    '"retryDelay":"61.500s"'
  )
  assert.match(written({ kind: 'unavailable', retryAfterMs: 60_000 }), '"retryDelay":"60s"')
  for (const fault of [
    { kind: 'invalid_arguments', issues: [], retryAfterMs: 5 },
    { kind: 'execution_failed', canRetry: false, retryAfterMs: 5 },
    { kind: 'internal', retryAfterMs: 5 }
  ])
    assert.not.match(written(fault), 'RetryInfo')
})

const refused = (wire: unknown): ReadonlyArray<Issue> => {
  const found = decode(wire)
  if (found._tag === 'Right') throw new Error(JSON.stringify(found.right.value))
  return found.left
}

test('a code in words is no code where no detail and no name says more', () => {
  assert.equal(refused({ code: '400', message: 'm' })[0]?.path, [])
  assert.equal(refused({ code: '-32600', message: 'm', data: 5 })[0]?.path, [])
  assert.equal(refused({ code: -32600, message: 'm', data: 5 })[0]?.path, ['data'])
  assert.equal(refused({ status: 400, body: { code: 0 } })[0]?.path, ['body', 'code'])
  assert.equal(refused({ status: 400, body: { error: 'x' } })[0]?.path, ['body', 'error'])
})

test('a response of JSON-RPC has an id; any other object around an error has none', () => {
  const error = { code: -32602, message: 'm' }
  const formOf = (wire: unknown): unknown => own(own(decode(wire), 'right'), 'form')
  for (const [id, as] of [
    ['x', 'x'],
    [0, 0],
    [true, null],
    [undefined, null]
  ])
    assert.is(own(formOf({ jsonrpc: '2.0', id, error }), 'id'), as)
  for (const wire of [{ error }, { jsonrpc: '1.0', id: 1, error }]) {
    assert.is(own(formOf(wire), 'id'), undefined)
    assert.is(own(formOf(wire), 'wrapped'), true)
  }
  assert.is(own(formOf({ jsonrpc: '2.0', id: 1, error: { code: 3 } }), 'wrapped'), true)
  assert.is(own(formOf({ error: { code: 400 } }), 'wrapped'), undefined)
})

test('an error that is sent with another HTTP status repeats that one, where it repeats one', () => {
  // AIP-193: `code` of the HTTP body is the status.
  const google = overHttp['bad-request'].restated
  const body = { error: { code: 503, message: 'm' }, x: 1 }
  assert.equal(google?.(body, 503, 500), { error: { code: 500, message: 'm' }, x: 1 })
  for (const other of [{ code: 503 }, { error: { code: 14 } }, { error: '503' }, {}])
    assert.is(google?.(other, 503, 500), other)
  // RFC 9457, section 3.1.2.
  const problem = overHttp['problem-details'].restated
  assert.equal(problem?.({ status: 503, title: 't' }, 503, 500), { status: 500, title: 't' })
  for (const other of [{ status: 400 }, {}]) assert.is(problem?.(other, 503, 500), other)
})

test('what a detail leaves out is passed over, or empty where the model must have it', () => {
  const lacks = (violations?: unknown): object => ({
    ...type('PreconditionFailure'),
    ...(violations === undefined ? {} : { violations })
  })
  assert.equal(
    read({
      code: 9,
      details: [lacks([{ type: 'CONFIGURATION', subject: 'a' }, { type: 'CONFIGURATION' }])]
    }),
    {
      kind: 'misconfigured',
      service: '',
      requirements: ['a']
    }
  )
  for (const none of [
    lacks(),
    lacks([]),
    lacks([{ type: 'CONFIGURATION' }]),
    lacks([{ subject: 'a' }])
  ])
    assert.equal(read({ code: 9, details: [none] }), { kind: 'execution_failed' })
  const links = [{ description: 'a' }, { url: 'https://a.example/' }]
  assert.equal(read({ code: 7, details: [{ ...type('Help'), links }] }), {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [{ id: 'https://a.example/', url: 'https://a.example/' }]
  })
})

test.run()

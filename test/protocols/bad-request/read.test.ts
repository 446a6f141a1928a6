import { type Fault, type Issue, mendedBy } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import { type BadRequestReadForm, decode, keep, loses } from '@toolfault/protocols/bad-request/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen, writtenBack } from '../../laws/read.js'

const test = suite('protocols/bad-request/read')

/** What is read, after it was held to be written back as it stood. */
const read = (wire: unknown): { readonly value: Fault; readonly form: BadRequestReadForm } => {
  writtenBack(wire, decode, (value, form) => badRequest.encode(value, form))
  return readAway(wire)
}

const readAway = (wire: unknown): ReturnType<typeof read> => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return found.right
}

const refused = (wire: unknown): ReadonlyArray<Issue> => {
  const found = decode(wire)
  if (found._tag === 'Right') throw new Error(JSON.stringify(found.right.value))
  return found.left
}

const type = (name: string): object => ({ '@type': `type.googleapis.com/google.rpc.${name}` })

const violations = (...fieldViolations: ReadonlyArray<object>): object => ({
  ...type('BadRequest'),
  fieldViolations
})

const status = (code: number, ...details: ReadonlyArray<object>): object => ({
  code,
  message: 'It failed',
  details
})

/** AIP-193, "HTTP/1.1+JSON"; the fields of Vertex, as its API answers. */
const google = {
  error: {
    code: 400,
    message: 'Request contains an invalid argument.',
    status: 'INVALID_ARGUMENT',
    details: [
      violations({
        field: 'request.contents[2].parts[0].function_response.response',
        description: 'Invalid value (type.googleapis.com/google.protobuf.Struct)'
      }),
      {
        ...type('ErrorInfo'),
        reason: 'BAD_CONTENTS',
        domain: 'googleapis.com',
        metadata: { service: 'ai.example.com' }
      }
    ]
  }
}

test('the body of a Google API: places and sentences, and kinds that nobody said [AIP-193]', () => {
  const { form, value } = read(google)
  assert.equal(value, {
    kind: 'invalid_arguments',
    message: 'Request contains an invalid argument.',
    issues: [
      {
        path: ['request', 'contents', '2', 'parts', '0', 'function_response', 'response'],
        kind: 'unknown',
        message: 'Invalid value (type.googleapis.com/google.protobuf.Struct)'
      }
    ]
  })
  assert.is(form.shape, 'http')
  assert.is(form.notes, undefined)
})

test('the same with its status, and without the object around it', () => {
  const { form, value } = read({ status: 400, body: google })
  assert.equal(value, read(google).value)
  assert.is(form.withStatus, true)
  assert.equal(read(google.error).value, read(google).value)
  assert.is(read(google.error).form.wrapped, false)
})

test('google.rpc.Status in the names of the .proto files [ProtoJSON]', () => {
  const { form, value } = read(
    status(3, {
      ...type('BadRequest'),
      field_violations: [{ field: 'user.name', localized_message: { message: 'only letters' } }]
    })
  )
  assert.equal(value, {
    kind: 'invalid_arguments',
    message: 'It failed',
    issues: [{ path: ['user', 'name'], kind: 'unknown', message: 'only letters' }]
  })
  assert.is(form.names, 'snake')
  const delayed = read(status(14, { ...type('RetryInfo'), retry_delay: '1s' }))
  assert.equal(delayed.value, { kind: 'unavailable', retryAfterMs: 1_000, message: 'It failed' })
})

test('an error of A2A, bare and as a response [A2A 1.0, JSON-RPC binding]', () => {
  const error = {
    code: -32602,
    message: 'Invalid parameters',
    data: [violations({ field: 'message.parts', description: 'At least one part is required' })]
  }
  const wanted: Fault = {
    kind: 'invalid_arguments',
    message: 'Invalid parameters',
    issues: [
      { path: ['message', 'parts'], kind: 'unknown', message: 'At least one part is required' }
    ]
  }
  assert.equal(read(error).value, wanted)
  assert.equal(read({ error }).value, wanted)
  const { form, value } = read({ jsonrpc: '2.0', id: 7, error })
  assert.equal(value, wanted)
  assert.is(form.id, 7)
  assert.is(form.shape, 'a2a')
  // The id of a request that could not be read.
  assert.is(read({ jsonrpc: '2.0', id: null, error }).form.id, null)
})

test('a task that A2A does not find is a failed execution, whatever the text says [X1]', () => {
  const { value } = read({
    code: -32001,
    message: 'Task not found',
    data: [
      {
        ...type('ErrorInfo'),
        reason: 'TASK_NOT_FOUND',
        domain: 'a2a-protocol.org',
        metadata: { taskId: 'task-123' }
      }
    ]
  })
  assert.equal(value, { kind: 'execution_failed', message: 'Task not found' })
  assert.is(mendedBy(value), 'nobody')
})

/** Each code with the kind of a fault that it says alone (code.proto), and who can mend that. */
const codes: ReadonlyArray<readonly [number, Fault['kind'], string]> = [
  [1, 'execution_failed', 'nobody'],
  [2, 'execution_failed', 'nobody'],
  [3, 'invalid_arguments', 'caller'],
  [4, 'execution_failed', 'nobody'],
  [5, 'execution_failed', 'nobody'],
  [6, 'execution_failed', 'nobody'],
  [7, 'authorization_required', 'user'],
  [8, 'unavailable', 'time'],
  [9, 'execution_failed', 'nobody'],
  [10, 'execution_failed', 'nobody'],
  [11, 'invalid_arguments', 'caller'],
  [12, 'internal', 'nobody'],
  [13, 'internal', 'nobody'],
  [14, 'unavailable', 'time'],
  [15, 'internal', 'nobody'],
  [16, 'authorization_required', 'user'],
  [99, 'execution_failed', 'nobody']
]

for (const [code, kind, who] of codes) {
  test(`the code ${code} alone is ${kind} [X1]`, () => {
    const { value } = read({ code, message: 'It failed' })
    assert.is(value.kind, kind)
    assert.is(value.message, 'It failed')
    assert.is(mendedBy(value), who)
  })
}

/** HTTP statuses where neither a name nor a code of google.rpc came with them. */
const statuses: ReadonlyArray<readonly [number, Fault['kind']]> = [
  [400, 'invalid_arguments'],
  [401, 'authorization_required'],
  [403, 'authorization_required'],
  [404, 'execution_failed'],
  [409, 'execution_failed'],
  [418, 'execution_failed'],
  [429, 'unavailable'],
  [500, 'internal'],
  [501, 'internal'],
  [503, 'unavailable']
]

for (const [code, kind] of statuses) {
  test(`the HTTP status ${code} alone is ${kind} [code.proto, "HTTP Mapping"]`, () => {
    assert.is(read({ error: { code, message: 'It failed' } }).value.kind, kind)
  })
}

test('the name of a code says more than its HTTP status [AIP-193]', () => {
  const named = (code: number, name: string): Fault['kind'] =>
    read({ error: { code, message: 'm', status: name } }).value.kind
  assert.is(named(400, 'FAILED_PRECONDITION'), 'execution_failed')
  assert.is(named(400, 'INVALID_ARGUMENT'), 'invalid_arguments')
  assert.is(named(500, 'UNKNOWN'), 'execution_failed')
})

test('bad fields are the caller’s beside any code but those of another kind', () => {
  const bad = violations({ field: 'a', description: 'bad' })
  for (const code of [2, 5, 9, 13])
    assert.is(read(status(code, bad)).value.kind, 'invalid_arguments')
  assert.is(read(status(14, bad)).value.kind, 'unavailable')
})

test('details without any code: the kind is theirs, and that is said', () => {
  const { form, value } = read({ details: [violations({ field: 'a', description: 'bad' })] })
  assert.equal(value, {
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'unknown', message: 'bad' }]
  })
  assert.equal(form.notes, ['no_status'])
})

test('several BadRequests are one; what is empty was left out [ProtoJSON]', () => {
  const { value } = read(
    status(
      3,
      violations({ field: 'a', description: 'bad' }),
      violations({ description: 'worse' }, { field: 'b' }),
      type('BadRequest')
    )
  )
  assert.equal(value, {
    kind: 'invalid_arguments',
    message: 'It failed',
    issues: [
      { path: ['a'], kind: 'unknown', message: 'bad' },
      { path: [], kind: 'unknown', message: 'worse' },
      { path: ['b'], kind: 'unknown' }
    ]
  })
})

test('a localized text counts where there is no other', () => {
  const localized = { locale: 'de', message: 'Zu lang' }
  const detail = { ...type('LocalizedMessage'), locale: 'de', message: 'Abgelehnt' }
  assert.equal(
    read({ code: 3, details: [violations({ field: 'a', localizedMessage: localized }), detail] })
      .value,
    {
      kind: 'invalid_arguments',
      message: 'Abgelehnt',
      issues: [{ path: ['a'], kind: 'unknown', message: 'Zu lang' }]
    }
  )
  assert.is(read(status(13, detail)).value.message, 'It failed')
})

test('a delay is whole milliseconds, rounded up [O3]', () => {
  const delayed = (retryDelay: string): unknown =>
    read(status(14, { ...type('RetryInfo'), retryDelay })).value
  const wanted = (retryAfterMs: number): object => ({
    kind: 'unavailable',
    retryAfterMs,
    message: 'It failed'
  })
  assert.equal(delayed('1.5s'), wanted(1_500))
  assert.equal(delayed('34s'), wanted(34_000))
  assert.equal(delayed('0.000000001s'), wanted(1))
  assert.equal(delayed('-1s'), { kind: 'unavailable', message: 'It failed' })
  assert.equal(delayed('soon'), { kind: 'unavailable', message: 'It failed' })
})

test('a tool that ran may be called again where RetryInfo says when', () => {
  const { value } = read(status(10, { ...type('RetryInfo'), retryDelay: '2s' }))
  assert.equal(value, {
    kind: 'execution_failed',
    canRetry: true,
    retryAfterMs: 2_000,
    message: 'It failed'
  })
  assert.is(mendedBy(value), 'time')
})

test('links are pages to visit only where an authorization is missing', () => {
  const help = {
    ...type('Help'),
    links: [
      { description: 'Developers console', url: 'https://console.example.com/project' },
      { url: 'https://console.example.com/enable' },
      { description: 'bad', url: 'javascript:alert(1)' }
    ]
  }
  assert.equal(read(status(7, help)).value, {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [
      { id: 'Developers console', url: 'https://console.example.com/project' },
      { id: 'https://console.example.com/enable', url: 'https://console.example.com/enable' }
    ],
    message: 'It failed'
  })
  assert.equal(read(status(8, help)).value, { kind: 'unavailable', message: 'It failed' })
})

test('a precondition that names what is to be set is the operator’s', () => {
  const failure = {
    ...type('PreconditionFailure'),
    violations: [{ type: 'CONFIGURATION', subject: 'api_key', description: 'not set' }]
  }
  const { value } = read(
    status(9, failure, {
      ...type('ErrorInfo'),
      reason: 'R1',
      domain: 'd',
      metadata: { service: 'cloud' }
    })
  )
  assert.equal(value, {
    kind: 'misconfigured',
    service: 'cloud',
    requirements: ['api_key'],
    message: 'It failed'
  })
})

// error_details.proto: "We recommend using a service-specific enum type", with `TOS` as its example.
test('a precondition of another type is no setting, and its description says what is to be done', () => {
  const failure = (...violations: ReadonlyArray<object>): object => ({
    ...type('PreconditionFailure'),
    violations
  })
  const terms = { type: 'TOS', subject: 'google.com/cloud', description: 'Terms not accepted' }
  const state = { type: 'STATE', subject: 'bucket/1', description: 'Bucket must be empty' }
  for (const [violations, hint] of [
    [[terms], 'Terms not accepted'],
    [[terms, state], 'Terms not accepted\nBucket must be empty'],
    [[{ subject: 'a', description: 'b' }], 'b'],
    // The message says it.
    [[{ type: 'T', subject: 'a', description: 'It failed' }], undefined],
    [[{ type: 'T', subject: 'a' }], undefined]
  ] as const)
    assert.equal(read(status(9, failure(...violations))).value, {
      kind: 'execution_failed',
      ...(hint === undefined ? {} : { hint }),
      message: 'It failed'
    })
  // Who can set something is asked first.
  const both = read(status(9, failure(state, { type: 'CONFIGURATION', subject: 'api_key' })))
  assert.equal(both.value, {
    kind: 'misconfigured',
    service: '',
    requirements: ['api_key'],
    message: 'It failed'
  })
})

// "Resolve errors" of the Calendar and the Drive API: 403 with `rateLimitExceeded` is to be waited for.
test('a reason in the list of an older Google API says who acts, and a sentence does not', () => {
  const kindOf = (code: number, ...errors: ReadonlyArray<unknown>): unknown =>
    read({ error: { code, message: 'It failed', errors } }).value.kind
  for (const reason of ['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded'])
    assert.is(kindOf(403, { domain: 'usageLimits', reason }), 'unavailable', reason)
  assert.is(kindOf(403, null, { reason: 'rateLimitExceeded' }), 'unavailable')
  for (const one of [
    { reason: 'insufficientPermissions' },
    { reason: 5 },
    { message: 'Rate limit exceeded' },
    { message: 'too many requests', reason: 'forbidden' }
  ])
    assert.is(kindOf(403, one), 'authorization_required', JSON.stringify(one))
  assert.is(kindOf(500, { reason: 'rateLimitExceeded' }), 'internal')
})

test('what is not found is the tool only where that is said', () => {
  const resource = (resourceType: string): object => ({
    ...type('ResourceInfo'),
    resourceType,
    resourceName: 'book'
  })
  assert.equal(read(status(5, resource('tool'))).value, {
    kind: 'unknown_tool',
    tool: 'book',
    message: 'It failed'
  })
  assert.is(read(status(5, resource('file'))).value.kind, 'execution_failed')
})

test('broken JSON and no request of A2A', () => {
  assert.equal(read({ code: -32700, message: 'Invalid JSON payload' }).value, {
    kind: 'malformed_request',
    reason: 'syntax',
    detail: 'Invalid JSON payload'
  })
  assert.is(read({ code: -32600, message: 'No', data: [] }).value.kind, 'malformed_request')
  assert.is(read({ code: -32601, message: 'Method not found' }).value.kind, 'internal')
})

test('DebugInfo is for operators: it is neither read nor written back', () => {
  const debug = { ...type('DebugInfo'), stackEntries: ['at secret.ts:1'], detail: 'secret' }
  const { form, value } = readAway(status(13, debug))
  assert.equal(value, { kind: 'internal', message: 'It failed' })
  assert.not.match(JSON.stringify([value, form]), 'secret')
  assert.equal(seen(badRequest.encode(value, form)), {
    code: 13,
    message: 'It failed',
    details: []
  })
})

// google.rpc.QuotaFailure: "A description of how the quota check failed".
test('what is said of a quota stands behind what is said of the whole', () => {
  const said = (code: number, ...descriptions: ReadonlyArray<string>): unknown => {
    const violations = descriptions.map((description) => ({ subject: 'project:1', description }))
    return read(status(code, { ...type('QuotaFailure'), violations })).value.message
  }
  assert.is(said(8, 'Too many a day', 'Too many a day'), 'It failed\nToo many a day')
  assert.is(said(8, 'It failed', ''), 'It failed')
  assert.is(
    said(8, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(String)),
    'It failed\n1\n2\n3\n4\n5\n6\n7\n8'
  )
  assert.is(said(13, 'Too many a day'), 'It failed')
})

test('what is not known stays, also where something else has changed', () => {
  const quota = { ...type('QuotaFailure'), violations: [{ subject: 'project:1' }] }
  const wire = {
    error: {
      ...google.error,
      trace: 'x-1',
      details: [quota, ...google.error.details]
    }
  }
  const { form, value } = read(wire)
  const issues = [{ path: ['contents'], kind: 'rule', message: 'too many' }] as const
  const edited = badRequest.encode({ ...value, kind: 'invalid_arguments', issues }, form)
  const [first, second] = wire.error.details
  assert.equal(seen(edited), {
    error: {
      ...wire.error,
      details: [
        first,
        {
          ...second,
          fieldViolations: [{ field: 'contents', description: 'too many', reason: 'RULE' }]
        },
        wire.error.details[2]
      ]
    }
  })
})

test('our own errors come back with kind, names and flags', () => {
  const fault: Fault = {
    kind: 'authorization_required',
    of: 'server',
    challenges: [{ id: 'c-1', url: 'https://auth.example.com/c1' }],
    tool: 'mail.send',
    callId: 'c\n1',
    service: 'mail',
    setupUrl: '/settings',
    action: 'connect',
    userId: false,
    canRetry: false,
    guidance: 'Ask first.'
  }
  assert.equal(keep(fault), fault)
  assert.equal(loses(fault), [])
  for (const form of [{ shape: 'http' }, { shape: 'a2a', id: 'x' }, { names: 'snake' }] as const) {
    assert.equal(read(seen(badRequest.encode(fault, form))).value, fault)
  }
})

test('a detail comes back without our prefix, and beside guidance', () => {
  const faults: ReadonlyArray<Fault> = [
    { kind: 'malformed_request', reason: 'syntax', detail: 'line 1', guidance: 'Send JSON.' },
    { kind: 'malformed_request', reason: 'shape', detail: '' },
    { kind: 'invalid_schema', detail: 'no such type' },
    { kind: 'invalid_schema', detail: 'Invalid schema: Invalid schema: twice' }
  ]
  for (const fault of faults) assert.equal(keep(fault), fault)
})

test('a flag that no longer stands is not written: after three failures the user is asked', () => {
  const attempt = { count: 3, fixed: [], still: [], fresh: [] }
  const stuck: Fault = { kind: 'execution_failed', canRetry: true, attempt }
  assert.equal(keep(stuck), { kind: 'execution_failed' })
  // Time mends it as often as it says.
  const later: Fault = { ...stuck, retryAfterMs: 5 }
  assert.equal(keep(later), { kind: 'execution_failed', canRetry: true, retryAfterMs: 5 })
})

test('a delay that no Duration can hold is not said, nor a sentence that says nothing', () => {
  assert.equal(keep({ kind: 'unavailable', retryAfterMs: 315_576_000_000_001 }), {
    kind: 'unavailable'
  })
  const issue = { path: ['a'], kind: 'rule', message: ' ' } as const
  assert.equal(keep({ kind: 'invalid_arguments', issues: [issue] }), {
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'rule' }]
  })
})

test('a missing key is known by its reason, and keeps the sentence that was said of it', () => {
  const fault: Fault = {
    kind: 'invalid_arguments',
    tool: 'book',
    issues: [{ path: ['city'], kind: 'missing', keyword: 'required' }],
    advice: [
      {
        path: ['city'],
        kind: 'missing',
        expected: { id: 'type', types: ['string'] },
        fix: { id: 'add', types: ['string'] }
      }
    ]
  }
  const said = '`city` is missing: add `city` (string)'
  assert.equal(keep(fault), {
    kind: 'invalid_arguments',
    tool: 'book',
    issues: [{ path: ['city'], kind: 'missing', message: said }],
    advice: [{ path: ['city'], kind: 'missing', expected: { id: 'said', text: said } }]
  })
})

test('reasons of another domain are nobody’s kinds', () => {
  const { value } = read(
    status(3, violations({ field: 'a', description: 'bad', reason: 'MISSING' }), {
      ...type('ErrorInfo'),
      reason: 'INVALID_ARGUMENTS',
      domain: 'example.com'
    })
  )
  assert.equal(value, {
    kind: 'invalid_arguments',
    message: 'It failed',
    issues: [{ path: ['a'], kind: 'unknown', message: 'bad' }]
  })
})

const rich: Fault = {
  kind: 'invalid_arguments',
  tool: 'book',
  issues: [{ path: ['n'], kind: 'range', keyword: 'minimum', params: { limit: 1 } }],
  asking: { action: 'book a room', required: ['n'] }
}

test('what rides along comes back whole, in every shape', () => {
  for (const form of [
    {},
    { shape: 'http' },
    { shape: 'a2a', id: 1 },
    { names: 'snake' }
  ] as const) {
    const found = read(seen(badRequest.encode(rich, { ...form, carrier: true })))
    assert.equal(found.value, rich)
    assert.is(found.form.carrier, true)
    assert.is(found.form.notes, undefined)
  }
  assert.not.equal(keep(rich), rich)
})

test('what rides along is ignored where it says something else, or cannot be read', () => {
  const wire = JSON.stringify(badRequest.encode(rich, { carrier: true }))
  const edited = readAway(JSON.parse(wire.replace('Invalid arguments for', 'Bad arguments for')))
  assert.equal(edited.form.notes, ['carrier_contradicts'])
  assert.is(edited.value.message, 'Bad arguments for tool book')
  const other = readAway(JSON.parse(wire.replace('"version":1', '"version":9')))
  assert.equal(other.form.notes, ['carrier_unreadable'])
  assert.equal(other.value, keep(rich))
})

/** What is no error of this wire, and where that is seen. */
const none: ReadonlyArray<readonly [string, unknown, ReadonlyArray<string>]> = [
  ['a text', 'INVALID_ARGUMENT', []],
  ['a list', [google], []],
  ['a success', { code: 0, message: '' }, ['code']],
  ['a success of HTTP', { status: 200, body: { name: 'x' } }, ['body']],
  ['a result of JSON-RPC', { jsonrpc: '2.0', id: 1, result: {} }, []],
  ['a request', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }, []],
  ['an error in words', { error: 'Not found' }, ['error']],
  [
    'Agentopia’s data',
    { error: { code: -32602, message: 'm', data: { retry_capable: true } } },
    ['error', 'data']
  ],
  ['a detail without a type', { code: 3, details: [{ field: 'a' }] }, ['details', '0', '@type']],
  ['a code in words', { code: 'invalid_argument', details: [] }, ['code']],
  [
    'violations that are no list',
    { body: status(3, { ...type('BadRequest'), fieldViolations: 'a' }), status: 400 },
    ['body', 'details', '0', 'fieldViolations']
  ],
  [
    'a field that is no text',
    status(3, type('Help'), violations({}, { field: 1 })),
    ['details', '1', 'fieldViolations', '1', 'field']
  ]
]

for (const [what, wire, path] of none) {
  test(`${what} is refused, with the place and a reason`, () => {
    const [issue] = refused(wire)
    assert.equal(issue?.path, path)
    assert.ok((issue?.message ?? '').length > 10)
  })
}

// code.proto: the names of the codes, and the kind that each says alone.
for (const [name, kind] of [
  ['CANCELLED', 'execution_failed'],
  ['UNKNOWN', 'execution_failed'],
  ['INVALID_ARGUMENT', 'invalid_arguments'],
  ['DEADLINE_EXCEEDED', 'execution_failed'],
  ['NOT_FOUND', 'execution_failed'],
  ['ALREADY_EXISTS', 'execution_failed'],
  ['PERMISSION_DENIED', 'authorization_required'],
  ['RESOURCE_EXHAUSTED', 'unavailable'],
  ['FAILED_PRECONDITION', 'execution_failed'],
  ['ABORTED', 'execution_failed'],
  ['OUT_OF_RANGE', 'invalid_arguments'],
  ['UNIMPLEMENTED', 'internal'],
  ['INTERNAL', 'internal'],
  ['UNAVAILABLE', 'unavailable'],
  ['DATA_LOSS', 'internal'],
  ['UNAUTHENTICATED', 'authorization_required']
] as const) {
  test(`the name ${name} without a code is ${kind} [AIP-193]`, () => {
    const { form, value } = read({ error: { message: 'It failed', status: name } })
    assert.is(value.kind, kind)
    assert.is(form.shape, 'http')
  })
}

test('what is no object is no error, nor is one without code, name and details', () => {
  for (const wire of [null, 7, 'x', [], true, {}, { error: 7 }, { error: null }, { error: {} }])
    assert.ok(refused(wire).length > 0, JSON.stringify(wire))
  assert.ok(refused({ error: { status: 'LOST' } }).length > 0)
})

test.run()

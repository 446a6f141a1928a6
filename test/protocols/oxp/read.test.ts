import type { Fault } from '@toolfault/model'
import * as oxp from '@toolfault/protocols/oxp'
import { decode, decodeCheck, keep, loses, type OxpRead } from '@toolfault/protocols/oxp/read'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { writtenBack } from '../../laws/read.js'

const test = suite('protocols/oxp/read')

/** What is read of a wire, without the copy of it; that it is written back as it stood holds for all. */
const read = (wire: unknown): { readonly value: Fault; readonly form: Omit<OxpRead, 'read'> } => {
  const found = decode(wire)
  assert.is(found._tag, 'Right', JSON.stringify(found))
  if (found._tag === 'Left') throw new Error('refused')
  writtenBack(wire, decode, (value: never, form: never) => oxp.encode(value, form))
  const { read: _, ...form } = found.right.form
  return { value: found.right.value, form }
}

const refusal = (wire: unknown): ReadonlyArray<unknown> => {
  const found = decode(wire)
  assert.is(found._tag, 'Left')
  return found._tag === 'Left'
    ? found.left.map(({ path, message }) => [path.join('/'), message])
    : []
}

/** openapi, ToolError: all members. */
const error = {
  message: 'Doorbell ID not found',
  developer_message: 'no doorbell1 in pool 3',
  can_retry: true,
  additional_prompt_content: 'ids: doorbell42,doorbell84',
  retry_after_ms: 500
}

const failed: Fault = {
  kind: 'execution_failed',
  callId: 'c1',
  message: 'Doorbell ID not found',
  developerMessage: 'no doorbell1 in pool 3',
  canRetry: true,
  hint: 'ids: doorbell42,doorbell84',
  retryAfterMs: 500
}

const response = { call_id: 'c1', duration: 60, success: false, error }

// Row O2: bodies are flat, or wrapped as the main branch has it; both are read.
test('a tool that ran and failed, with its status', () => {
  assert.equal(read({ status: 200, body: response }), {
    value: failed,
    form: { duration: 60, bare: false }
  })
})

test('the same in the wrapper, with the marker and without', () => {
  assert.equal(read({ status: 200, body: { $schema: 'urn:oxp:1.0', result: response } }), {
    value: failed,
    form: { duration: 60, wrapper: 'result', $schema: 'urn:oxp:1.0', bare: false }
  })
  assert.equal(read({ result: response }), {
    value: failed,
    form: { duration: 60, wrapper: 'result', bare: true, notes: ['no_status'] }
  })
})

// Row O3: every number that is not negative is read; the model holds whole milliseconds.
test('a delay that is no integer is rounded up, and one before now is none', () => {
  const late = { message: 'm', can_retry: true, retry_after_ms: 99.5 }
  const found = read({ call_id: 'c', success: false, error: late })
  assert.equal(found.value, {
    kind: 'execution_failed',
    callId: 'c',
    message: 'm',
    canRetry: true,
    retryAfterMs: 100
  })
  const past = { message: 'm', retry_after_ms: -1 }
  assert.equal(read({ call_id: 'c', success: false, error: past }).value, {
    kind: 'execution_failed',
    callId: 'c',
    message: 'm'
  })
})

// openapi: "null" is allowed for no member, and is written by those who write every member.
test('null stands for what is absent, and unknown members stay', () => {
  const body = {
    call_id: null,
    success: false,
    error: { message: 'm', developer_message: null, can_retry: null, trace: [1] },
    value: null
  }
  assert.equal(read({ status: 200, body }).value, { kind: 'execution_failed', message: 'm' })
})

// Row O5: a published example has the requirements inside the error of a tool.
test('requirements inside the error of a tool count', () => {
  const misplaced = {
    message: 'Authorization required before this tool can be called',
    can_retry: true,
    missing_requirements: {
      authorization: [{ id: 'g1', url: 'https://a.example/go', check_url: 'https://a.example/ask' }]
    }
  }
  const wire = { status: 200, body: { call_id: 'c1', success: false, error: misplaced } }
  const { form, value } = read(wire)
  assert.equal(value, {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [{ id: 'g1', url: 'https://a.example/go', checkUrl: 'https://a.example/ask' }],
    callId: 'c1',
    canRetry: true,
    message: 'Authorization required before this tool can be called'
  })
  assert.equal(form, { requirementsIn: 'tool', bare: false })
  // What is edited changes, in the place where it was read.
  assert.equal(oxp.encode({ ...value, message: 'Sign in' }, form), {
    status: 200,
    body: {
      call_id: 'c1',
      success: false,
      error: {
        ...misplaced,
        message: 'Sign in. Ask the user to open https://a.example/go and then repeat the call.'
      }
    }
  })
})

// Seed 003, "Server Error Response".
test('a challenge, a user and a message of somebody else', () => {
  const body = {
    message: 'Please sign in',
    developer_message: 'token expired',
    missing_requirements: { authorization: [{ id: 'x', url: 'https://a.example/' }], user_id: true }
  }
  assert.equal(read({ status: 400, body }).value, {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [{ id: 'x', url: 'https://a.example/' }],
    userId: true,
    message: 'Please sign in',
    developerMessage: 'token expired'
  })
})

// Row O6: secrets have a private member.
test('secrets that are missing are for the operator', () => {
  const body = { message: 'No key', missing_requirements: { secrets: ['PAY_KEY'] } }
  assert.equal(read({ status: 400, body }).value, {
    kind: 'misconfigured',
    service: '',
    requirements: ['PAY_KEY'],
    message: 'No key'
  })
})

// Row O4: the client's own credential is a 401 without a body.
test('a client that is not known, also where a body says more', () => {
  assert.equal(read({ status: 401 }), {
    value: { kind: 'authorization_required', of: 'server', challenges: [] },
    form: { bare: false }
  })
  assert.equal(read({ status: 401, body: { message: 'No key' } }).value, {
    kind: 'authorization_required',
    of: 'server',
    challenges: [],
    message: 'No key'
  })
})

// Row X1, and the wordings of facts, Appendix B.
for (const [message, fault] of [
  ['Unknown tool: A.B@1.0.0', { kind: 'unknown_tool', tool: 'A.B@1.0.0' }],
  [
    'Unknown tool: a. Did you mean `b`?\nAsk first.',
    { kind: 'unknown_tool', tool: 'a', suggestion: 'b', guidance: 'Ask first.' }
  ],
  ['Tool not found: x', { kind: 'unknown_tool', tool: 'x', message: 'Tool not found: x' }],
  [
    "Tool 'Calculator_Add' was not found",
    {
      kind: 'unknown_tool',
      tool: 'Calculator_Add',
      message: "Tool 'Calculator_Add' was not found"
    }
  ],
  ['Invalid schema: no type', { kind: 'invalid_schema', detail: 'no type' }],
  ['Parse error: line 1', { kind: 'malformed_request', reason: 'syntax', detail: 'line 1' }],
  ['Invalid request: no name', { kind: 'malformed_request', reason: 'shape', detail: 'no name' }],
  [
    'Authorization required for mail.',
    { kind: 'authorization_required', of: 'tool', challenges: [], service: 'mail' }
  ],
  [
    'The pay service is not configured.',
    { kind: 'misconfigured', requirements: [], service: 'pay' }
  ],
  ['The tool is unavailable at the moment.', { kind: 'unavailable' }]
] as ReadonlyArray<readonly [string, Fault]>) {
  test(`a wording that is known tells the kind: ${message}`, () => {
    assert.equal(read({ status: 400, body: { message } }), {
      value: fault,
      form: { bare: false, notes: ['from_text'] }
    })
  })
}

test('any other text is of the server, and says nothing of the kind', () => {
  assert.equal(read({ message: 'Version 3.0 is not supported' }), {
    value: { kind: 'internal', message: 'Version 3.0 is not supported' },
    form: { bare: true, notes: ['no_status'] }
  })
  assert.equal(read({ status: 400, body: { message: '' } }).value, { kind: 'internal' })
})

// No status of OXP (facts 3.4), but of what stands before a server.
test('a status that says to wait is heard', () => {
  assert.equal(read({ status: 503 }).value, { kind: 'unavailable' })
  assert.equal(read({ status: 429, body: { message: 'Slow down' } }).value, {
    kind: 'unavailable',
    message: 'Slow down'
  })
})

// Seed 003, "Input Validation Error Response"; row O11.
test('parameters by name, each with a sentence of somebody else', () => {
  const body = {
    message: 'Some input parameters are invalid',
    parameter_errors: { b: 'Must be a number', '10': 'x', __proto__x: 'y' }
  }
  assert.equal(read({ status: 422, body }), {
    value: {
      kind: 'invalid_arguments',
      message: 'Some input parameters are invalid',
      issues: [
        { path: ['10'], kind: 'unknown', message: 'x' },
        { path: ['b'], kind: 'unknown', message: 'Must be a number' },
        { path: ['__proto__x'], kind: 'unknown', message: 'y' }
      ]
    },
    form: { keyStyle: 'name', bare: false }
  })
})

test('keys are data', () => {
  const body = JSON.parse('{"message":"m","parameter_errors":{"__proto__":"a","":"b","a/b":"c"}}')
  const { value } = read({ status: 422, body })
  assert.equal(value.kind === 'invalid_arguments' && value.issues, [
    { path: ['__proto__'], kind: 'unknown', message: 'a' },
    { path: [''], kind: 'unknown', message: 'b' },
    { path: ['a/b'], kind: 'unknown', message: 'c' }
  ])
})

test('sentences that begin with a place are told apart, and a pointer is the place', () => {
  const guest = '`/guest/name` is missing; `/guest/age` must be an integer; or none'
  const body = {
    message: 'Invalid input parameters',
    parameter_errors: { guest, to: '`to` is bad' }
  }
  assert.equal(read({ status: 422, body }), {
    value: {
      kind: 'invalid_arguments',
      issues: [
        { path: ['guest', 'name'], kind: 'unknown', message: '`/guest/name` is missing' },
        {
          path: ['guest', 'age'],
          kind: 'unknown',
          message: '`/guest/age` must be an integer; or none'
        },
        { path: ['to'], kind: 'unknown', message: '`to` is bad' }
      ]
    },
    form: { keyStyle: 'name', bare: false, notes: ['from_text'] }
  })
})

test('a place whose first key is another, or that is cut, is no place inside the parameter', () => {
  const body = { message: 'm', parameter_errors: { a: '`/b/c` is bad', d: '`/d/0…9` is bad' } }
  const { value } = read({ status: 422, body })
  assert.equal(value.kind === 'invalid_arguments' && value.issues.map(({ path }) => path), [
    ['a'],
    ['d']
  ])
})

test('parameters by pointer', () => {
  const body = {
    message: 'm',
    parameter_errors: { '/guest/a~1b': 'is bad', '/tags/1': '`/tags/1` no' }
  }
  assert.equal(read({ parameter_errors: body.parameter_errors, message: 'm' }), {
    value: {
      kind: 'invalid_arguments',
      message: 'm',
      issues: [
        { path: ['guest', 'a/b'], kind: 'unknown', message: 'is bad' },
        { path: ['tags', '1'], kind: 'unknown', message: '`/tags/1` no' }
      ]
    },
    form: { keyStyle: 'pointer', bare: true, notes: ['no_status'] }
  })
})

test('a parameter whose name begins with a slash is one where its text says so', () => {
  const fault: Fault = {
    kind: 'invalid_arguments',
    issues: [
      { path: ['/a', 'b'], kind: 'missing' },
      { path: ['/c'], kind: 'unknown', message: 'no' }
    ]
  }
  const { form, value } = read(oxp.encode(fault))
  assert.is(form.keyStyle, 'name')
  assert.equal(value.kind === 'invalid_arguments' && value.issues.map(({ path }) => path), [
    ['/a', 'b'],
    ['/c']
  ])
})

// openapi: the values of parameter_errors have no type.
test('what is no text is shown as JSON, and blank text says nothing', () => {
  const body = { message: 'm', parameter_errors: { a: { min: [1] }, b: null, c: ' ' } }
  const { value } = read({ status: 422, body })
  assert.equal(value.kind === 'invalid_arguments' && value.issues, [
    { path: ['a'], kind: 'unknown', message: '{"min":[1]}' },
    { path: ['b'], kind: 'unknown', message: 'null' },
    { path: ['c'], kind: 'unknown' }
  ])
})

test('what our own message says of the whole is told apart', () => {
  const message = 'Invalid input parameters: must have 2 keys; and 3 more\nAsk first.'
  assert.equal(read({ status: 422, body: { message } }), {
    value: {
      kind: 'invalid_arguments',
      issues: [{ path: [], kind: 'unknown', message: 'must have 2 keys' }],
      unlisted: 3,
      guidance: 'Ask first.'
    },
    form: { bare: false, notes: ['from_text'] }
  })
})

// Row O12: what is missing wins, and readers take it from a 422 too.
test('requirements beside parameters come first, and that is said', () => {
  const body = {
    message: 'Sign in',
    parameter_errors: { a: 'is bad' },
    missing_requirements: { authorization: [{ id: 'x', url: 'https://a.example/' }] }
  }
  assert.equal(read({ status: 422, body }), {
    value: {
      kind: 'authorization_required',
      of: 'tool',
      challenges: [{ id: 'x', url: 'https://a.example/' }],
      message: 'Sign in'
    },
    form: { requirementsIn: 'validation', bare: false, notes: ['invalid_input_too'] }
  })
  const nothing = { ...body, missing_requirements: { authorization: [], user_id: false } }
  assert.is(read({ status: 422, body: nothing }).value.kind, 'invalid_arguments')
})

const { oxpCheck, oxpNoError, oxpTools, request, success } = readings

test('what is no error is refused by its name', () => {
  const well = { call_id: 'c', success: true, value: 1 }
  assert.equal(refusal({ status: 200, body: { result: well } }), [['body/result/success', success]])
  assert.equal(refusal(well), [['success', success]])
  assert.equal(refusal({ status: 'pending' }), [['status', oxpCheck]])
  assert.equal(refusal({ tool_id: 'A.B' }), [['', request]])
  assert.equal(refusal({ request: { tool_id: 'A.B' } }), [['', request]])
  assert.equal(refusal({ items: [] }), [['', oxpTools]])
  assert.equal(refusal({ $schema: 'urn:oxp:1.0' }), [['', oxpNoError]])
  assert.equal(refusal({ status: 302 }), [['', oxpNoError]])
  assert.equal(refusal({ status: 200, body: '<html>' }), [['body', oxpNoError]])
})

test('a member of another type is refused in its place', () => {
  const error = {
    message: 'm',
    missing_requirements: { user_id: 'yes', authorization: [{ url: 1 }] }
  }
  assert.equal(refusal({ status: 200, body: { success: false, error } }), [
    ['body/error/missing_requirements/authorization/0/id', readings.missing],
    ['body/error/missing_requirements/authorization/0/url', readings.wanted('string')],
    ['body/error/missing_requirements/user_id', readings.wanted('boolean')]
  ])
  assert.equal(refusal({ success: false }), [['error', readings.missing]])
  const body = { message: 'm', parameter_errors: ['a'] }
  assert.equal(refusal(body), [['parameter_errors', readings.wanted('object')]])
})

// Seed 003, "Authorization Challenge Check Response".
test('the state of a challenge is read with its status or without', () => {
  for (const status of ['pending', 'completed', 'failed'] as const) {
    for (const wire of [{ status }, oxp.challengeCheck(status), { status, more: 1 }]) {
      const found = decodeCheck(wire)
      assert.equal(found._tag === 'Right' && found.right, { status })
    }
  }
  // With its 200 it is no error, whatever it says beside its state.
  for (const more of [{ message: 'm' }, { message: 'm', expires_in: 3 }]) {
    const found = decodeCheck({ status: 200, body: { status: 'completed', ...more } })
    assert.equal(found._tag === 'Right' && found.right, { status: 'completed' })
  }
  for (const wire of [
    { status: 200, body: { success: false, status: 'completed' } },
    { status: 400, body: { message: 'm', status: 'failed' } },
    { status: 'done' },
    { status: 200 },
    { message: 'm', status: 'failed' },
    null
  ]) {
    assert.is(decodeCheck(wire)._tag, 'Left', JSON.stringify(wire))
  }
})

const advised: Fault = {
  kind: 'invalid_arguments',
  tool: 'Sms.Send',
  issues: [{ path: ['to'], kind: 'missing', keyword: 'required' }],
  advice: [{ path: ['to'], kind: 'missing', fix: { id: 'add', types: ['string'] } }]
}

const unseen: Fault = {
  kind: 'authorization_required',
  of: 'tool',
  challenges: [{ id: 'x', url: 'https://a.example/', checkUrl: 'https://b.example/' }],
  setupUrl: 'https://evil.example/',
  service: 'mail'
}

test('a fault that rides along is read whole, in a body and in the error of a tool', () => {
  assert.equal(read(oxp.encode(advised, { carrier: true, verbosity: 'full' })), {
    value: advised,
    form: { keyStyle: 'name', verbosity: 'full', carrier: true, bare: false }
  })
  const ran = oxp.encode(failed, { carrier: true, wrapper: 'result' })
  assert.equal(read(ran), {
    value: failed,
    form: { wrapper: 'result', carrier: true, bare: false }
  })
})

test('an address that rides along counts only where it is seen', () => {
  const { setupUrl: _, ...seen } = unseen
  assert.equal(read(oxp.encode(unseen, { carrier: true })).value, seen)
})

test('a fault that rides along and says something else is ignored, and that is said', () => {
  const { body } = oxp.encode(advised, { carrier: true })
  const edited = { status: 422, body: { ...body, parameter_errors: { cc: 'is bad' } } }
  const { form, value } = read(edited)
  assert.equal(form.notes, ['carrier_contradicts'])
  assert.equal(value.kind === 'invalid_arguments' && value.issues, [
    { path: ['cc'], kind: 'unknown', message: 'is bad' }
  ])
  const broken = { status: 400, body: { message: 'm', 'dev.toolfault/fault': 1 } }
  assert.equal(read(broken).form.notes, ['carrier_unreadable'])
})

test('nothing rides along unless it is asked for, and never what operators are told', () => {
  const told = { ...advised, developerMessage: 'pool 3' }
  assert.not.match(JSON.stringify(oxp.encode(told)), 'dev.toolfault/fault')
  assert.not.match(JSON.stringify(oxp.encode(told, { carrier: true })), 'pool 3')
})

test('what is edited changes what it changes', () => {
  const wire = {
    status: 422,
    body: { message: 'Bad', parameter_errors: { a: 'is bad', b: 'is worse' }, trace: 7 }
  }
  const found = decode(wire)
  assert.is(found._tag, 'Right')
  if (found._tag === 'Left') return
  const { form, value } = found.right
  assert.equal(oxp.encode({ ...value, message: 'Refused' }, form), {
    status: 422,
    body: { ...wire.body, message: 'Refused' }
  })
})

test('what is lost is named', () => {
  assert.equal(loses(advised), [
    '/advice',
    '/issues/*/keyword',
    '/issues/*/kind',
    '/issues/*/message',
    '/tool'
  ])
  assert.equal(keep(failed), failed)
  assert.equal(loses(failed), [])
})

test.run()

import { type Fault, type Issue, mendedBy } from '@toolfault/model'
import * as problemDetails from '@toolfault/protocols/problem-details'
import {
  decode,
  keep,
  loses,
  type ProblemReadForm
} from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hostileKeys } from '../../hostile/texts.js'
import { seen, writtenBack } from '../../laws/read.js'

const test = suite('protocols/problem-details/read')

const read = (wire: unknown): { readonly value: Fault; readonly form: ProblemReadForm } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  writtenBack(wire, decode, (value, form) => problemDetails.encode(value, form))
  return found.right
}

const refused = (wire: unknown): ReadonlyArray<Issue> => {
  const found = decode(wire)
  if (found._tag === 'Right') throw new Error(JSON.stringify(found.right.value))
  return found.left
}

const issue = (path: ReadonlyArray<string>, message: string): Issue => ({
  path,
  kind: 'unknown',
  message
})

const pairs = [
  { detail: 'must be a positive integer', pointer: '#/age' },
  { detail: "must be 'green', 'red' or 'blue'", pointer: '#/profile/color' }
]

const pairIssues = [
  issue(['age'], 'must be a positive integer'),
  issue(['profile', 'color'], "must be 'green', 'red' or 'blue'")
]

test('the validation error of the RFC, bare as it stands there [section 3]', () => {
  const wire = {
    type: 'https://example.net/validation-error',
    title: 'Your request is not valid.',
    errors: pairs
  }
  const { form, value } = read(wire)
  assert.equal(value, {
    kind: 'invalid_arguments',
    message: 'Your request is not valid.',
    issues: pairIssues
  })
  assert.is(form.bare, true)
  assert.equal(form.notes, ['no_status'])
})

test('the same with the status of its response', () => {
  const { form, value } = read({
    status: 422,
    headers: { 'content-type': 'application/problem+json', 'content-language': 'en' },
    body: { type: 'https://example.net/validation-error', title: 'Not valid.', errors: pairs }
  })
  assert.is(value.kind, 'invalid_arguments')
  assert.is(form.bare, undefined)
  assert.is(form.notes, undefined)
})

test('the account without credit of the RFC: a permission that a user can get [section 3]', () => {
  const { value } = read({
    status: 403,
    body: {
      type: 'https://example.com/probs/out-of-credit',
      title: 'You do not have enough credit.',
      detail: 'Your current balance is 30, but that costs 50.',
      instance: '/account/12345/msgs/abc',
      balance: 30,
      accounts: ['/account/12345', '/account/67890']
    }
  })
  assert.equal(value, {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [],
    message: 'Your current balance is 30, but that costs 50.'
  })
  assert.is(mendedBy(value), 'user')
})

test('what has changed is written anew, the rest stands [law 3]', () => {
  const { form, value } = read({ title: 'T', status: 403, detail: 'No.', instance: '/a', x: [1] })
  assert.equal(seen(problemDetails.encode({ ...value, message: 'Never.' }, form)), {
    title: 'T',
    status: 403,
    detail: 'Never.',
    instance: '/a',
    x: [1]
  })
})

test('names and reasons [RFC 7807, section 3, and its erratum 6178]', () => {
  const params = [
    { name: 'age', reason: 'must be a positive integer' },
    { name: 'color', reason: "must be 'green', 'red' or 'blue'" }
  ]
  for (const name of ['invalid-params', 'invalid_params']) {
    const { form, value } = read({ status: 400, title: 'Invalid.', [name]: params })
    assert.equal(value, {
      kind: 'invalid_arguments',
      message: 'Invalid.',
      issues: [
        issue(['age'], 'must be a positive integer'),
        issue(['color'], "must be 'green', 'red' or 'blue'")
      ]
    })
    assert.equal(form.notes, ['other_errors'])
  }
})

test('a map of names to texts [ASP.NET, ValidationProblemDetails]', () => {
  const { form, value } = read({
    type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
    title: 'One or more validation errors occurred.',
    status: 400,
    errors: {
      Name: ['The Name field is required.', 'Too short.'],
      '$.guest.age': ['The JSON value could not be converted to System.Int32.'],
      '': ['A non-empty request body is required.']
    },
    traceId: '00-8d2-01'
  })
  assert.equal(value, {
    kind: 'invalid_arguments',
    message: 'One or more validation errors occurred.',
    issues: [
      issue(['Name'], 'The Name field is required.'),
      issue(['Name'], 'Too short.'),
      issue(['guest', 'age'], 'The JSON value could not be converted to System.Int32.'),
      issue([], 'A non-empty request body is required.')
    ]
  })
  assert.equal(form.notes, ['other_errors', 'dotted_names'])
})

test('violations, by field and message, and by path and title [Zalando, Quarkus; Symfony]', () => {
  const { form, value } = read({
    type: 'https://zalando.github.io/problem/constraint-violation',
    title: 'Constraint Violation',
    status: 400,
    violations: [
      { field: 'billing_address.first_name', message: 'may not be empty' },
      { field: 'groups[0].service', message: 'not supported' },
      { propertyPath: 'email', title: 'not an email' }
    ]
  })
  assert.equal(value.kind === 'invalid_arguments' && value.issues, [
    issue(['billing_address', 'first_name'], 'may not be empty'),
    issue(['groups', '0', 'service'], 'not supported'),
    issue(['email'], 'not an email')
  ])
  assert.equal(form.notes, ['other_errors', 'dotted_names'])
})

test('texts alone, pointers without their #, and names that only look like paths', () => {
  const { form, value } = read({
    status: 422,
    title: 'T',
    errors: [
      'Too late.',
      { pointer: '/a~1b/0', detail: 'd' },
      { name: 'a..b', reason: 'r' },
      { name: 'a[x', reason: 's' },
      { pointer: '#nowhere', detail: 'e' },
      7
    ]
  })
  assert.equal(value.kind === 'invalid_arguments' && value.issues, [
    issue([], 'Too late.'),
    issue(['a/b', '0'], 'd'),
    issue(['a..b'], 'r'),
    issue(['a[x'], 's'),
    issue(['#nowhere'], 'e'),
    { path: [], kind: 'unknown' }
  ])
  assert.equal(form.notes, ['other_errors'])
})

test('fragments of RFC 6901, section 6', () => {
  const table: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ['#', []],
    ['#/foo/0', ['foo', '0']],
    ['#/', ['']],
    ['#/a~1b', ['a/b']],
    ['#/c%25d', ['c%d']],
    ['#/e%5Ef', ['e^f']],
    ['#/g%7Ch', ['g|h']],
    ['#/i%5Cj', ['i\\j']],
    ['#/k%22l', ['k"l']],
    ['#/%20', [' ']],
    ['#/m~0n', ['m~n']],
    ['#/%c3%A9', ['é']],
    ['#/é', ['é']],
    ['#/100%', ['100%']],
    ['#/%FF', ['%FF']],
    ['#/%ED%A0%80', ['\ud800']]
  ]
  const errors = table.map(([pointer]) => ({ pointer, detail: 'd' }))
  const { form, value } = read({ status: 422, title: 'T', errors })
  assert.equal(
    value.kind === 'invalid_arguments' && value.issues.map(({ path }) => path),
    table.map(([, path]) => path)
  )
  assert.is(form.notes, undefined)
})

test('every hostile key comes back as it was', () => {
  for (const key of hostileKeys) {
    const fault: Fault = {
      kind: 'invalid_arguments',
      issues: [{ path: [key, key], kind: 'rule', message: 'm' }]
    }
    const kept = keep(fault)
    assert.equal(kept.kind === 'invalid_arguments' && kept.issues[0]?.path, [key, key])
  }
})

test('the type tells the kind before the status, and the status before the text [X1]', () => {
  const type = 'https://toolfault.dev/problems/misconfigured'
  assert.is(
    read({ status: 404, body: { type, status: 404, detail: 'd' } }).value.kind,
    'misconfigured'
  )
  assert.is(read({ status: 503, title: 'Unknown tool: x' }).value.kind, 'unavailable')
  const text = read({ type: 'about:blank', detail: 'Unknown tool: get_wether' })
  assert.equal(text.value, { kind: 'unknown_tool', tool: 'get_wether' })
  assert.equal(text.form.notes, ['no_status', 'from_text'])
})

test('a type that is relative is taken for ours, and that is said', () => {
  for (const type of ['/problems/unavailable', 'problems/unavailable', '../problems/unavailable']) {
    const { form, value } = read({ type, title: 'T', status: 500 })
    assert.is(value.kind, 'unavailable')
    assert.equal(form.notes, ['relative_type'])
  }
  for (const type of ['https://example.com/problems/unavailable', 'about:blank', '/unavailable']) {
    assert.is(read({ type, title: 'T', status: 500 }).value.kind, 'internal')
  }
})

test('a status without a meaning here counts as the x00 of its class [RFC 9110, section 15]', () => {
  const table: ReadonlyArray<readonly [number, string]> = [
    [400, 'malformed_request'],
    [401, 'authorization_required'],
    [402, 'authorization_required'],
    [403, 'authorization_required'],
    [404, 'execution_failed'],
    [408, 'unavailable'],
    [409, 'malformed_request'],
    [410, 'execution_failed'],
    [418, 'malformed_request'],
    [422, 'invalid_arguments'],
    [429, 'unavailable'],
    [500, 'internal'],
    [501, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [599, 'internal']
  ]
  for (const [status, kind] of table) {
    assert.is(read({ status, title: 'T', detail: 'd' }).value.kind, kind, String(status))
  }
})

test('what is not there is a tool only where one is named', () => {
  const lost = read({ status: 404, title: 'Not Found', detail: 'No order 42.' })
  assert.equal(lost.value, { kind: 'execution_failed', message: 'No order 42.' })
  assert.is(read({ status: 404, title: 'Not Found', tool: 't' }).value.kind, 'unknown_tool')
  const told = read({ status: 404, title: 'Not Found', detail: 'Unknown tool: t' })
  assert.equal(told.value, { kind: 'unknown_tool', tool: 't' })
  assert.equal(told.form.notes, ['from_text'])
})

test('members of another type are ignored [section 3.1]', () => {
  const { value } = read({
    status: 503,
    body: {
      type: 7,
      title: null,
      status: '404',
      detail: ['d'],
      tool: 1,
      errors: 'x',
      hint: {},
      retryAfterMs: '5',
      instance: '/i'
    }
  })
  assert.equal(value, { kind: 'unavailable' })
})

test('what the generator wrote counts, not what became of its response [section 3.1.2]', () => {
  assert.is(
    read({ status: 502, body: { title: 'T', status: 422 } }).value.kind,
    'invalid_arguments'
  )
})

test('a delay is read of ours, of the header, of others; never of a fault that no time mends', () => {
  const title = 'T'
  const body = { title, status: 503 }
  const delays: ReadonlyArray<readonly [object, number | undefined]> = [
    [{ status: 503, headers: { 'retry-after': '3' }, body }, 3000],
    [{ status: 503, headers: { 'RETRY-AFTER': '4' }, body }, 4000],
    [
      { status: 429, headers: { 'Retry-After': 'Fri, 31 Dec 1999 23:59:59 GMT' }, body: { title } },
      undefined
    ],
    [{ status: 503, headers: { 'Retry-After': '2' }, body: { ...body, retryAfterMs: 1500 } }, 1500],
    [{ ...body, retry_after: 30, retryable: true }, 30_000],
    [{ ...body, retry_after: 0.0004 }, 1],
    [{ ...body, retry_after: 1e15 }, undefined],
    [{ ...body, retry_after: -1 }, undefined]
  ]
  for (const [wire, delay] of delays) {
    const { value } = read(wire)
    assert.is(
      value.kind === 'unavailable' ? value.retryAfterMs : 'none',
      delay,
      JSON.stringify(wire)
    )
  }
  const late = read({ status: 422, headers: { 'Retry-After': '3' }, body: { title } })
  assert.equal(late.value, { kind: 'invalid_arguments', issues: [], message: 'T' })
})

test('a message is told from what we said behind it', () => {
  const issues = [issue(['a'], 'too big'), issue(['b'], 'too small')]
  const faults: ReadonlyArray<Fault> = [
    { kind: 'invalid_arguments', issues },
    { kind: 'invalid_arguments', issues, message: 'Refused.\nSorry.', guidance: 'Ask\nfirst.' },
    { kind: 'invalid_arguments', issues: [], message: 'Refused.', truncated: true, unlisted: 3 },
    { kind: 'execution_failed', message: 'Disk full.', hint: 'Free some.', canRetry: true },
    { kind: 'execution_failed', message: 'Disk full.', hint: 'Free some.', guidance: 'Or\nnot.' },
    { kind: 'authorization_required', of: 'server', challenges: [], message: 'Who are you?' },
    { kind: 'malformed_request', reason: 'shape', detail: 'no name', guidance: 'Read\nit.' },
    { kind: 'unavailable', retryAfterMs: 2000, canRetry: false, tool: 't', callId: 'c' }
  ]
  for (const fault of faults) {
    assert.equal(keep(fault), fault)
    assert.equal(loses(fault), [])
  }
})

test('a title says something only where it is not ours', () => {
  const type = 'https://toolfault.dev/problems/misconfigured'
  const title = 'Requirements of this tool are not met'
  const value = { kind: 'misconfigured', service: 'pay', requirements: [] }
  assert.equal(read({ type, title, status: 500, service: 'pay' }).value, value)
  const other = read({ type, title: 'No key', status: 500, service: 'pay' })
  assert.equal(other.value, { ...value, message: 'No key' })
  assert.equal(read({ title: 'Bad', status: 400 }).value, {
    kind: 'malformed_request',
    reason: 'shape',
    detail: 'Bad',
    message: 'Bad'
  })
})

// Spring's detail of `age: "ten"`: of the arguments, though its type (none) and its status speak of a request.
test('a sentence with a status may be of the arguments, one with our type is of the request', () => {
  const said = { kind: 'malformed_request', reason: 'shape', detail: 'Failed to read request' }
  const { detail } = said
  for (const more of [{}, { title: 'Bad Request', type: 'about:blank' }, { instance: '/users' }])
    assert.equal(read({ ...more, status: 400, detail }).value, { ...said, message: detail })
  const type = 'https://toolfault.dev/problems/malformed_request'
  assert.equal(read({ type, status: 400, detail }).value, said)
  assert.equal(read({ title: 'Invalid request', status: 400 }).value, {
    ...said,
    detail: 'Invalid request'
  })
})

test('a fragment without a pointer is another spelling', () => {
  const errors = [{ pointer: '#nowhere', detail: 'd' }]
  assert.equal(read({ status: 422, title: 'T', errors }).form.notes, ['other_errors'])
})

test('what folded issues have in common is said once, at the first place', () => {
  const fault: Fault = {
    kind: 'invalid_arguments',
    issues: [],
    advice: [
      {
        path: ['rows', '0', 'id'],
        kind: 'type',
        count: 3,
        at: 1,
        last: 2,
        expected: { id: 'type', types: ['integer'] }
      }
    ]
  }
  const { body } = problemDetails.encode(fault)
  const [error] = body.errors ?? []
  assert.is(error?.pointer, '#/rows/0/id')
  assert.match(error?.detail ?? '', /^`rows\[0…2\]\.id` must be an integer/)
  assert.is(body.detail, `Invalid arguments: ${error?.detail}.`)
})

test('what rides along is believed where it says what is visible', () => {
  const fault: Fault = {
    kind: 'invalid_arguments',
    tool: 't',
    issues: [{ path: ['a'], kind: 'type', keyword: 'type' }],
    advice: [
      {
        path: ['a'],
        kind: 'type',
        expected: { id: 'type', types: ['integer'] },
        received: { id: 'type', type: 'null' },
        fix: { id: 'send', types: ['integer'] },
        about: { description: 'How many' }
      }
    ]
  }
  for (const verbosity of ['brief', 'normal', 'full'] as const) {
    const wire = problemDetails.encode(fault, { carrier: true, verbosity })
    assert.equal(read(seen(wire)).value, fault)
    assert.equal(read(seen(wire.body)).value, fault)
    const { detail: _, ...rest } = wire.body
    const edited = read({ status: wire.status, body: { ...rest, detail: 'Other.' } })
    assert.equal(edited.form.notes, ['carrier_contradicts'])
    assert.is(edited.value.message, 'Other.')
    const junk = read({ ...wire, body: { ...wire.body, 'dev.toolfault/fault': { version: 9 } } })
    assert.equal(junk.form.notes, ['carrier_unreadable'])
  }
})

test('what is no failure, and what is another wire, is refused with a reason', () => {
  const table: ReadonlyArray<readonly [unknown, ReadonlyArray<string>, RegExp]> = [
    [{ status: 200, body: { title: 'All good' } }, [], /200 is no failure/],
    [{ status: 204, title: 'None' }, [], /204 is no failure/],
    [{}, [], /title, a detail/],
    [{ status: 200, body: null }, ['body'], /object/],
    [{ status: 200, body: { message: 'm', parameter_errors: {} } }, ['body'], /title, a detail/],
    [{ code: -32602, message: 'm' }, [], /title, a detail/],
    [{ valid: false, errors: [{ path: '/a', message: 'm' }] }, [], /title, a detail/],
    [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }, [], /title, a detail/],
    [{ content: [], isError: true }, [], /title, a detail/],
    ['text', [], /object/],
    [[], [], /object/]
  ]
  for (const [wire, path, reason] of table) {
    const [first] = refused(wire)
    assert.equal(first?.path, path, JSON.stringify(wire))
    assert.match(first?.message ?? '', reason)
  }
})

test.run()

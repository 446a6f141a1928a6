import { judge } from '@toolfault/advice/judge'
import { type Fault, own, toolFault, unavailable } from '@toolfault/model'
import * as oxp from '@toolfault/protocols/oxp'
import { call } from '@toolfault/protocols/oxp/exchange'
import { decode, decodeCheck } from '@toolfault/protocols/oxp/read'
import { compile } from '@toolfault/validators/ajv'
import * as attempts from '@toolfault/words/attempt'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen } from '../../laws/read.js'

const test = suite('protocols/oxp/sorts')

const read = (wire: unknown): { readonly value: Fault; readonly form: object } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify([wire, found.left]))
  return found.right
}

// Seed 003; what is a part of OXP and no error is refused by its name, at its place.
const none: ReadonlyArray<readonly [wire: unknown, path: string, message: string]> = [
  [undefined, '', readings.notJson],
  [null, '', readings.oxpNoError],
  ['text', '', readings.oxpNoError],
  [{}, '', readings.oxpNoError],
  [{ status: 200, body: 'text' }, 'body', readings.oxpNoError],
  [{ success: true }, 'success', readings.success],
  [{ status: 200, body: { success: true, message: 'm' } }, 'body/success', readings.success],
  [{ result: { success: true } }, 'result/success', readings.success],
  [{ status: 200, body: { result: { success: true } } }, 'body/result/success', readings.success],
  [{ status: 'pending' }, 'status', readings.oxpCheck],
  [{ status: 200, body: { status: 'completed' } }, 'body/status', readings.oxpCheck],
  [{ tool_id: 't' }, '', readings.request],
  [{ request: { tool_id: 't' } }, '', readings.request],
  [{ request: 'x' }, '', readings.oxpNoError],
  [{ tools: [] }, '', readings.oxpTools],
  [{ items: [] }, '', readings.oxpTools],
  [{ input_schema: {} }, '', readings.oxpTools],
  // A part of OXP is none of what stands before its servers, whatever the status.
  [{ status: 503, body: { tools: [] } }, 'body', readings.oxpTools],
  [{ status: 200, body: { message: 'm' } }, 'body', readings.oxpNoError]
]

for (const [wire, path, message] of none) {
  test(`${JSON.stringify(wire)} is no error, and that is said`, () => {
    const found = decode(wire)
    assert.is(found._tag, 'Left')
    if (found._tag === 'Right') return
    assert.equal(
      found.left.map((issue) => [issue.path.join('/'), issue.message]),
      [[path, message]]
    )
  })
}

const page = 'https://a.example/go'
const visit = `Ask the user to open ${page} and then repeat the call.`
const setUp = `It is set up at ${page}.`

const body = (status: number, message: string, missing?: object, more: object = {}): object => ({
  status,
  body: { message, ...(missing === undefined ? {} : { missing_requirements: missing }), ...more }
})

const access = (more: object): object => ({
  kind: 'authorization_required',
  of: 'tool',
  challenges: [],
  ...more
})
const blamed = (more: object): object => ({ kind: 'invalid_arguments', issues: [], ...more })
const wholly = (message: string): object => ({
  issues: [{ path: [], kind: 'unknown', message }]
})

// Seed 003, "Server Error Response" and "Input Validation Error Response"; rows O4, O6, O12, A15.
const bodies: ReadonlyArray<readonly [wire: object, fault: object]> = [
  [body(400, 'm', { user_id: true }), access({ userId: true, message: 'm' })],
  [body(400, 'm', { user_id: false }), access({ userId: false, message: 'm' })],
  // Facts 3.5: only `user_id: true` says that an id is needed, and no page is none to visit.
  [body(400, 'm', { authorization: [], user_id: true }), access({ userId: true, message: 'm' })],
  [body(400, 'm', { authorization: [], user_id: false }), { kind: 'internal', message: 'm' }],
  [body(400, 'm', { authorization: [] }), { kind: 'internal', message: 'm' }],
  [
    body(400, 'm', { authorization: [], user_id: false, secrets: ['A'] }),
    { kind: 'misconfigured', service: '', requirements: ['A'], message: 'm' }
  ],
  [
    body(400, 'm', { authorization: [{ id: 'a', url: page }] }),
    access({ challenges: [{ id: 'a', url: page }], message: 'm' })
  ],
  [
    body(400, `Authorization required for mail. ${visit}`, {
      authorization: [{ id: 'a', url: page }]
    }),
    access({ challenges: [{ id: 'a', url: page }], service: 'mail' })
  ],
  [
    body(400, `Authorization required for mail. ${setUp}`, {
      authorization: [{ id: 'mail', url: page }]
    }),
    access({ setupUrl: page, service: 'mail' })
  ],
  [
    body(400, `Authorization required. ${setUp}`, { authorization: [{ id: 'setup', url: page }] }),
    access({ setupUrl: page })
  ],
  [
    body(400, `Authorization required. ${setUp}\nAsk first.`, {
      authorization: [{ id: 'setup', url: page }]
    }),
    access({ setupUrl: page, guidance: 'Ask first.' })
  ],
  [
    body(400, 'm', { secrets: ['A', 'B'] }),
    { kind: 'misconfigured', service: '', requirements: ['A', 'B'], message: 'm' }
  ],
  [
    body(400, 'The pay service is not configured. It needs `A`.', { secrets: ['A'] }),
    { kind: 'misconfigured', service: 'pay', requirements: ['A'] }
  ],
  [
    body(401, 'm', undefined, { developer_message: 'd' }),
    { ...access({ message: 'm' }), of: 'server', developerMessage: 'd' }
  ],
  [{ status: 401 }, { ...access({}), of: 'server' }],
  [body(401, ''), { ...access({}), of: 'server' }],
  [
    { status: 401, body: 'no' },
    { ...access({}), of: 'server' }
  ],
  [body(422, 'Invalid input parameters'), blamed({})],
  [body(422, 'No good'), blamed({ message: 'No good' })],
  [body(422, 'Invalid input parameters: a and b'), blamed(wholly('a and b'))],
  [body(422, 'Invalid input parameters: a; and 3 more'), blamed({ ...wholly('a'), unlisted: 3 })],
  [body(422, 'Invalid input parameters: and 3 more'), blamed({ unlisted: 3 })],
  [body(422, 'Invalid input parameters\nAsk\nme'), blamed({ guidance: 'Ask\nme' })],
  [body(422, 'Invalid input parameters: a\nAsk'), blamed({ ...wholly('a'), guidance: 'Ask' })],
  [
    body(422, 'Invalid input parameters parameterss'),
    blamed({ message: 'Invalid input parameters parameterss' })
  ],
  [
    body(422, 'Invalid input parameters, really'),
    blamed({ message: 'Invalid input parameters, really' })
  ],
  [body(422, 'Invalid input parameters\n'), blamed({ message: 'Invalid input parameters\n' })],
  // The kinds whose sentence says all.
  [body(400, 'Unknown tool: x'), { kind: 'unknown_tool', tool: 'x' }],
  [
    body(400, 'Unknown tool: x. Did you mean `y`?'),
    { kind: 'unknown_tool', tool: 'x', suggestion: 'y' }
  ],
  [
    body(400, 'Tool not found: x\nAsk'),
    { kind: 'unknown_tool', tool: 'x', message: 'Tool not found: x\nAsk' }
  ],
  [body(400, 'Parse error: x'), { kind: 'malformed_request', reason: 'syntax', detail: 'x' }],
  [body(400, 'Invalid request: x'), { kind: 'malformed_request', reason: 'shape', detail: 'x' }],
  [body(400, 'Invalid schema: x'), { kind: 'invalid_schema', detail: 'x' }],
  [body(400, 'Internal error'), { kind: 'internal' }],
  [body(400, 'The tool is unavailable at the moment.'), { kind: 'unavailable' }]
]

for (const [wire, fault] of bodies) {
  test(`${JSON.stringify(wire)} is ${String(own(fault, 'kind'))}, and goes back as it stood`, () => {
    const { form, value } = read(wire)
    assert.equal(value, fault)
    assert.equal(seen(oxp.encode(value, form)), wire)
  })
}

// openapi, HealthCheck of a challenge; with a status any word is a state.
test('a check is told apart from an answer', () => {
  for (const status of ['pending', 'completed', 'failed'] as const) {
    const wanted = { _tag: 'Right', right: { status } }
    assert.equal(seen(decodeCheck({ status })), wanted)
    assert.equal(seen(decodeCheck({ status: 200, body: { status } })), wanted)
  }
  for (const wire of [
    undefined,
    null,
    {},
    { status: 200 },
    { status: 400, body: { message: 'm' } },
    { status: 200, body: {} },
    { status: 199, body: {} }
  ])
    assert.is(decodeCheck(wire)._tag, 'Left', JSON.stringify(wire))
})

test('what is no JSON is no check either, at its root', () => {
  assert.equal(decodeCheck(undefined), {
    _tag: 'Left',
    left: [{ path: [], kind: 'unknown', message: readings.notJson }]
  })
  assert.equal(decodeCheck({ status: 200, body: {} }), {
    _tag: 'Left',
    left: [{ path: ['body', 'status'], kind: 'unknown', message: readings.oxpNoCheck }]
  })
})

test('a delay in a header counts where the body has none, of a tool that is not there [RFC 9110]', () => {
  const headers = { 'Retry-After': '7' }
  const busy = { message: 'The tool is unavailable at the moment.' }
  assert.equal(read({ status: 400, headers, body: busy }).value, {
    kind: 'unavailable',
    retryAfterMs: 7_000
  })
  assert.equal(read({ status: 400, headers, body: { message: 'Internal error' } }).value, {
    kind: 'internal'
  })
  assert.equal(read({ status: 503, headers }).value, { kind: 'unavailable', retryAfterMs: 7_000 })
  assert.equal(read({ status: 503 }).form, {
    ...read({ status: 503 }).form,
    notes: ['from_status'],
    bare: false
  })
})

test('what rides along is read with the status and without, and its address where it is seen', () => {
  const fault: Fault = {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [],
    service: 'mail',
    setupUrl: page,
    action: 'connect'
  }
  const answer = seen(oxp.encode(fault, { carrier: true }))
  assert.equal(read(answer).value, fault)
  assert.equal(read(own(answer, 'body')).value, fault)
  assert.is(own(read(answer).form, 'carrier'), true)
  assert.equal(seen(oxp.encode(fault, { ...read(own(answer, 'body')).form })), own(answer, 'body'))
  const bad = JSON.parse(JSON.stringify(answer).replace('"version":1', '"version":9'))
  assert.equal(own(read(bad).form, 'notes'), ['carrier_unreadable'])
  assert.is(own(read(bad).form, 'carrier'), true)
  // A page that the error does not show does not ride along.
  const hidden: unknown = own(
    oxp.encode({ ...fault, message: 'm', of: 'tool', setupUrl: 'javascript:x' }, { carrier: true }),
    'body'
  )
  assert.not.match(JSON.stringify(hidden), 'javascript')
})

test('what has changed since the last attempt is said again where it rides along', () => {
  const attempt = { count: 3, fixed: [], still: [], fresh: [] }
  const fault: unknown = { kind: 'execution_failed', message: 'm', attempt }
  // A border: an attempt as the model counts it.
  const wire = seen(oxp.encode(fault as Fault, { carrier: true, attempts }))
  const carrier = own(own(own(wire, 'body'), 'error'), 'dev.toolfault/fault')
  assert.is(own(own(carrier, 'said'), 'attempts'), true)
  assert.equal(own(read(wire).form, 'notes'), undefined)
})

const exchange = { judge: judge(compile), run: (): unknown => 1 }
const tools = [{ name: 'add', inputSchema: { type: 'object' } }]

test('a request in its wrapper is answered in one, with its marker [O2]', async () => {
  const request = { tool_id: 'add', call_id: 'c' }
  const value = { $schema: 'urn:oxp:1.0', request }
  assert.equal(await call(tools, { value }, exchange), {
    status: 200,
    body: { $schema: 'urn:oxp:1.0', result: { call_id: 'c', success: true, value: 1 } }
  })
  assert.equal(await call(tools, { value: { request } }, exchange), {
    status: 200,
    body: { result: { call_id: 'c', success: true, value: 1 } }
  })
  assert.equal(await call(tools, { value: { tool_id: 'add' } }, exchange), {
    status: 200,
    body: { call_id: '', success: true, value: 1 }
  })
  for (const odd of [{ request: 'x' }, { tool_id: 5, request }, {}, 5, null])
    assert.is((await call(tools, { value: odd }, exchange)).status, 400, JSON.stringify(odd))
})

test('a tool that runs and is not there says in a 200 when to come back', async () => {
  const run = (): never => {
    throw toolFault(unavailable({ retryAfterMs: 5 }))
  }
  const value = { tool_id: 'add', call_id: 'c' }
  assert.equal(await call(tools, { value }, { ...exchange, run }), {
    status: 200,
    body: {
      call_id: 'c',
      success: false,
      error: {
        message: 'The tool is unavailable at the moment.',
        can_retry: true,
        retry_after_ms: 5
      }
    }
  })
  const broken = (): never => {
    throw new Error('secret')
  }
  const answer = await call(tools, { value }, { ...exchange, run: broken })
  assert.is(answer.status, 200)
  assert.is(own(own(answer.body, 'error'), 'can_retry'), undefined)
})

test('a hint and guidance are one text for the model; one that holds the other stands alone', () => {
  const text = (fault: object): unknown =>
    own(
      // A border: the rows are details of a failed execution.
      own(own(oxp.encode({ kind: 'execution_failed', ...fault } as Fault), 'body'), 'error'),
      'additional_prompt_content'
    )
  assert.is(text({}), undefined)
  assert.is(text({ hint: 'a' }), 'a')
  assert.is(text({ guidance: 'b' }), 'b')
  assert.is(text({ hint: 'a', guidance: 'b' }), 'a\nb')
  assert.is(text({ hint: 'a b', guidance: 'b' }), 'a b')
})

test('a body that came alone goes back alone; a 401 has none', () => {
  assert.equal(oxp.encode({ kind: 'internal' }, { bare: true }), { message: 'Internal error' })
  const unknown: Fault = { kind: 'authorization_required', of: 'server', challenges: [] }
  assert.equal(oxp.encode(unknown, { bare: true }), { status: 401 })
})

test.run()

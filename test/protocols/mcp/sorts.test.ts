import { type Fault, own } from '@toolfault/model'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import { decode } from '@toolfault/protocols/mcp/read'
import * as attempts from '@toolfault/words/attempt'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/mcp/sorts')

const read = (wire: unknown): { readonly value: Fault; readonly form: mcp.McpForm } => {
  const found = decode(wire)
  if (found._tag === 'Left') throw new Error(JSON.stringify([wire, found.left]))
  return found.right
}

const FAULT = 'dev.toolfault/fault'

const asks = (params: unknown, method = 'elicitation/create'): object => ({
  resultType: 'input_required',
  inputRequests: { k: { method, params } }
})

// 2026-07-28, MRTR; what does not fit is refused at its place.
const none: ReadonlyArray<readonly [wire: unknown, path: string]> = [
  [{ resultType: 'input_required' }, 'inputRequests'],
  [{ resultType: 'input_required', inputRequests: {} }, 'inputRequests'],
  [asks({}, 'roots/list'), 'inputRequests'],
  [asks({}, 'other'), 'inputRequests/k/method'],
  [{ isError: false, content: [] }, 'isError'],
  [{ isError: true, content: 5 }, 'content'],
  [{ error: { code: 1.5, message: 'm' } }, 'error/code'],
  [{ error: { code: -32042, message: 'm', data: {} } }, 'error/data/elicitations']
]

for (const [wire, path] of none) {
  test(`${JSON.stringify(wire)} is refused at ${path}`, () => {
    assert.equal(own(own(own(decode(wire), 'left'), '0'), 'path'), path.split('/'))
  })
}

test('an elicitation that asks for neither a page nor a form is refused at its parameters', () => {
  const left = own(decode(asks({})), 'left')
  const text = JSON.stringify(left)
  assert.match(text, '"path":["inputRequests","k","params"')
})

test('what rides along with a request counts where it asks for the same', () => {
  const fault: Fault = {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [{ id: 'c', url: 'https://a.example/' }],
    service: 'mail'
  }
  const wire = JSON.stringify(mcp.encode(fault, { elicit: { capabilities: { url: {} } } }))
  assert.equal(read(JSON.parse(wire)).value, fault)
  const other = read(JSON.parse(wire.replaceAll('"version":1', '"version":9')))
  assert.equal(own(other.form, 'notes'), ['carrier_unreadable'])
  assert.equal(own(other.value, 'challenges'), fault.challenges)
})

test('what was edited goes back in the response that it came in', () => {
  const result = { content: [{ type: 'text', text: 'No' }], isError: true }
  for (const wire of [
    { jsonrpc: '2.0', id: 4, result },
    { jsonrpc: '2.0', id: 4, error: { code: -32603, message: 'No' } }
  ]) {
    const { form, value } = read(wire)
    const back = mcp.encode({ ...value, message: 'Never' }, form)
    assert.is(own(back, 'jsonrpc'), '2.0')
    assert.is(own(back, 'id'), 4)
    assert.match(JSON.stringify(back), 'Never')
    assert.is(own(back, 'result') === undefined, own(wire, 'result') === undefined)
  }
})

test('an answer is put into the rest of a response', () => {
  const envelope = { jsonrpc: '2.0', id: 4 }
  const error = mcp.encode({ kind: 'internal' })
  assert.equal(mcp.encode({ kind: 'internal' }, { envelope }), { ...envelope, ...error })
  const result = mcp.encode({ kind: 'unavailable' })
  assert.equal(mcp.encode({ kind: 'unavailable' }, { envelope }), { ...envelope, result })
})

// 2026-07-28, "Error Codes": the capabilities that the client lacks, by their modes.
test('a capability that lacks is named with its modes', () => {
  const data = { requiredCapabilities: { elicitation: { url: {}, form: {} }, sampling: {} } }
  assert.equal(read({ error: { code: -32021, message: 'm', data } }).value, {
    kind: 'misconfigured',
    service: '',
    requirements: ['elicitation.url', 'elicitation.form', 'sampling'],
    message: 'm'
  })
})

// Row M4: -32602 says of a resource, too, that it is not there.
test('a resource that is not there is nothing of a tool', () => {
  const of = (data: object): unknown =>
    read({ error: { code: -32602, message: 'Unknown tool: x', data } }).value.kind
  assert.is(of({ uri: 'x:1' }), 'internal')
  assert.is(of({ uri: 'x:1', other: 1 }), 'unknown_tool')
})

/** Too long to ride along whole. */
const extra = 'x'.repeat(9_000)

// What is left of a fault: its kind, its tool, what decides on another try, and what its kind must have.
const bare: ReadonlyArray<readonly [fault: object, left: object]> = [
  [{ kind: 'internal', extra }, {}],
  [
    { kind: 'internal', tool: 't', canRetry: false, callId: 'c', extra },
    { tool: 't', canRetry: false }
  ],
  [{ kind: 'invalid_arguments', issues: [], extra }, { issues: [] }],
  [
    { kind: 'malformed_request', detail: 'd', extra },
    { reason: 'shape', detail: '' }
  ],
  [
    { kind: 'malformed_request', reason: 'syntax', detail: 'd', extra },
    { reason: 'syntax', detail: '' }
  ],
  [{ kind: 'unknown_tool', tool: 't', extra }, { tool: 't' }],
  [{ kind: 'invalid_schema', detail: 'd', extra }, { detail: '' }],
  [
    { kind: 'authorization_required', challenges: [], extra },
    { of: 'tool', challenges: [] }
  ],
  [
    { kind: 'authorization_required', of: 'server', challenges: [], extra },
    { of: 'server', challenges: [] }
  ],
  [
    { kind: 'misconfigured', service: 's', requirements: ['a'], extra },
    { service: '', requirements: [] }
  ],
  [{ kind: 'unavailable', retryAfterMs: 5, extra }, {}],
  [
    { kind: 'execution_failed', attempt: { count: 2, fixed: ['a'], still: [], fresh: [] }, extra },
    { attempt: { fixed: [], still: [], fresh: [], count: 2 } }
  ]
]

for (const [fault, left] of bare) {
  test(`of ${JSON.stringify(fault).slice(0, 80)} too long to ride along, the bare kind does`, () => {
    // A border: members that a fault does not have.
    const { data, message } = jsonRpc.encode(fault as Fault, { carrier: true })
    const carrier: { readonly [name: string]: unknown } = data?.[FAULT] ?? {}
    const { mark, message: _, version, ...members } = carrier
    assert.equal(members, { kind: own(fault, 'kind'), ...left })
    assert.is(version, 1)
    assert.type(mark, 'string')
    assert.ok(message.length < 2_000)
  })
}

test('how a text was said rides along, where not as usual', () => {
  const fault: Fault = { kind: 'internal' }
  const said = (form: mcp.McpForm): unknown =>
    own(own(own(mcp.encode(fault, { others: 'result', ...form }), '_meta'), FAULT), 'said')
  assert.is(said({}), undefined)
  assert.equal(said({ verbosity: 'full' }), { verbosity: 'full' })
  assert.equal(said({ budget: 100 }), { budget: 100 })
  assert.is(said({ budget: Number.POSITIVE_INFINITY }), undefined)
  assert.equal(said({ attempts }), { attempts: true })
})

test.run()

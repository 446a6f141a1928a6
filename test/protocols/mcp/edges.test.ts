import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/mcp'
import { decodeAnswers } from '@toolfault/protocols/mcp/answers'
import { decode } from '@toolfault/protocols/mcp/read'
import { readings } from '@toolfault/words/readings'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/mcp/edges')

const read = (wire: unknown): { readonly value: Fault; readonly form: object } => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new Error(JSON.stringify([wire, answer.left]))
  return answer.right
}

const refusedAt = (wire: unknown): unknown => {
  const answer = decode(wire)
  return answer._tag === 'Left' ? answer.left.map(({ path }) => path) : 'read'
}

// Facts 1.1: results are open, and content that is empty shows a result only where it says that it failed.
test('an error beside content that is empty is the answer, unless the result says that it failed', () => {
  const error = { code: -32602, message: 'Unknown tool: x' }
  assert.equal(read({ content: [], error }).value, { kind: 'unknown_tool', tool: 'x' })
  assert.equal(read({ content: [], error, isError: true }).value, { kind: 'execution_failed' })
})

// JSON-RPC 1.0, section 1.2: a response has both members, of which one is null.
test('an error that is null is none, and stands again where the result is written back', () => {
  const result = { content: [{ type: 'text', text: 'Unknown tool: x' }], isError: true }
  for (const wire of [
    { jsonrpc: '2.0', id: 1, result, error: null },
    { jsonrpc: '2.0', id: 1, result: null, error: { code: -32602, message: 'Unknown tool: x' } },
    { ...result, content: [], structuredContent: 'Unknown tool: x', error: null }
  ]) {
    const { form, value } = read(wire)
    assert.equal(value, { kind: 'unknown_tool', tool: 'x' }, JSON.stringify(wire))
    assert.equal(encode(value, form), wire)
  }
  assert.equal(refusedAt({ id: 1, result: { content: [] }, error: null }), [['result', 'isError']])
  assert.equal(refusedAt({ error: null }), [['isError']])
})

// 2025-03-26, Transports: a body may be a batch, which is answered by one.
test('of a batch each answer is to be read on its own', () => {
  const answer = decode([{ jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'm' } }])
  assert.equal(own(answer, 'left'), [{ path: [], kind: 'unknown', message: readings.batch }])
})

test('what cannot be written is an internal error', () => {
  const form = Object.defineProperty({}, 'version', {
    get: () => {
      throw new Error('no version')
    }
  })
  assert.equal(encode({ kind: 'execution_failed' }, form), {
    error: { code: -32603, message: 'Internal error', data: { retry_capable: false } }
  })
})

// MCP 2025-11-25, Elicitation: `content` is there where the user accepted; some clients write `null`.
test('content that is null is none, and nothing else of an answer is dropped', () => {
  assert.equal(own(decodeAnswers({ action: 'decline', content: null }), 'right'), {
    arguments: { action: 'decline' }
  })
  assert.equal(own(decodeAnswers({ action: 'accept', content: { a: 1.5 } }), 'right'), {
    arguments: { action: 'accept', content: { a: 1.5 } }
  })
  const wrong = decodeAnswers({ action: null, content: null })
  assert.is(wrong._tag, 'Left')
})

test('answers of others are passed over, one that is malformed is refused under its name', () => {
  const form = { action: 'accept', content: { a: 'x' } }
  assert.equal(own(decodeAnswers({ f: form, s: { role: 'user' }, r: { roots: [] } }), 'right'), {
    f: form
  })
  // What has an action is the answer of a user, whatever else it says.
  assert.equal(own(decodeAnswers({ f: { ...form, role: 'user' } }), 'right'), { f: form })
  const wrong = decodeAnswers({ f: form, g: { action: 'maybe' } })
  assert.equal(wrong._tag === 'Left' && wrong.left[0]?.path.slice(0, 1), ['g'])
})

// JSON-RPC 2.0, section 5.
test('what an answer was wrapped in goes back around it', () => {
  const result = { content: [{ type: 'text', text: 'It broke' }], isError: true }
  const error = { code: -32603, message: 'x' }
  for (const wire of [
    result,
    { jsonrpc: '2.0', id: 1, result },
    { result },
    { error },
    { jsonrpc: '2.0', id: 'a', error }
  ]) {
    const { form, value } = read(wire)
    assert.equal(encode(value, form), wire)
  }
  // A result may have a member of that name itself.
  assert.is(read({ ...result, result: 5 }).value.message, 'It broke')
  assert.is(refusedAt('text') === 'read', false)
})

test('blocks that are no text say nothing', () => {
  const content = [
    { type: 'text', text: 'one' },
    { type: 'image', data: 'aa', mimeType: 'image/png', text: 'never' },
    { type: 'text', text: 'two' }
  ]
  assert.is(read({ content, isError: true }).value.message, 'one\ntwo')
})

// 2025-11-25, Error Codes: URLElicitationRequiredError.
test('pages to visit: the first tells why, else the error does', () => {
  const page = (message: string): object => ({
    mode: 'url',
    elicitationId: 'e',
    url: 'https://a.example/x',
    message
  })
  const said = (message: string, elicitations: ReadonlyArray<object>): unknown =>
    read({ error: { code: -32042, message, data: { elicitations } } }).value.message
  assert.is(said('Visit', [page('Log in')]), 'Log in')
  assert.is(said('Visit', [page('')]), undefined)
  assert.is(said('Visit', []), 'Visit')
  assert.is(said('', []), undefined)
})

// 2026-07-28, Error Codes: MissingRequiredClientCapability.
test('capabilities that lack are named with their modes', () => {
  const wanted = (requiredCapabilities: object): unknown =>
    own(
      read({ error: { code: -32021, message: 'No', data: { requiredCapabilities } } }).value,
      'requirements'
    )
  assert.equal(wanted({ elicitation: { form: {}, url: {} }, roots: {} }), [
    'elicitation.form',
    'elicitation.url',
    'roots'
  ])
  assert.equal(wanted({}), [])
  assert.is(own(read({ error: { code: -32021, message: 'No' } }).form, 'notes'), undefined)
})

test('arguments that an error refuses are read as said on that channel, other kinds are not', () => {
  const channel = (message: string): unknown =>
    own(read({ error: { code: -32602, message } }).form, 'invalidArguments')
  assert.is(channel('Input validation error: a is required'), 'protocol')
  assert.is(channel('Unknown tool: x'), undefined)
  // Row M4: a resource that is not there.
  const gone = { error: { code: -32602, message: 'No such', data: { uri: 'file:///x' } } }
  assert.equal(read(gone).value, { kind: 'internal', message: 'No such' })
  const more = { error: { code: -32602, message: 'x is required', data: { uri: 'u', a: 1 } } }
  assert.is(read(more).value.kind, 'invalid_arguments')
})

// 2026-07-28, MRTR.
test('what an answer asks for: pages, a form, or neither', () => {
  const url = {
    method: 'elicitation/create',
    params: { mode: 'url', message: 'Log in', url: 'https://a.example/x' }
  }
  const form = {
    method: 'elicitation/create',
    params: {
      mode: 'form',
      message: '',
      requestedSchema: { type: 'object', properties: { a: { type: 'string' } } }
    }
  }
  const asking = (inputRequests: unknown): object => ({
    resultType: 'input_required',
    inputRequests
  })
  const both = read(asking({ p: url, f: form }))
  assert.equal(both.value, {
    kind: 'invalid_arguments',
    issues: [{ path: ['a'], kind: 'missing', keyword: 'required' }]
  })
  assert.equal(own(both.form, 'notes'), ['pages_too'])
  for (const one of [{ p: url }, { f: form }])
    assert.is(own(read(asking(one)).form, 'notes'), undefined)
  assert.is(read(asking({ p: url })).value.message, 'Log in')
  assert.equal(read(asking({ p: { ...url, params: { ...url.params, message: '' } } })).value, {
    kind: 'authorization_required',
    of: 'tool',
    challenges: [{ id: 'p', url: 'https://a.example/x' }]
  })
  assert.equal(refusedAt({ resultType: 'input_required' }), [['inputRequests']])
  assert.equal(refusedAt(asking({})), [['inputRequests']])
  assert.equal(refusedAt(asking({ s: { method: 'roots/list' } })), [['inputRequests']])
})

test.run()

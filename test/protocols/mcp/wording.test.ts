import {
  authorizationRequired,
  type Fault,
  isRecord,
  misconfigured,
  own,
  type Verdict
} from '@toolfault/model'
import * as mcp from '@toolfault/protocols/mcp'
import { REMARKS, remarks } from '@toolfault/protocols/mcp/remarks'
import { en } from '@toolfault/words/en'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from '../../words/missing.js'

const test = suite('protocols/mcp/wording')

// Row A9: whoever runs the tool must act first.
test('the drafted class says who can mend it, and nothing of guidance that is not there', () => {
  const key = 'io.modelcontextprotocol/toolFailure'
  const told = (fault: Fault): unknown =>
    own(own(mcp.encode(fault, { toolFailure: { correlationId: 'c' } }), '_meta'), key)
  assert.equal(told(misconfigured('s', ['KEY'])), {
    class: 'governance',
    code: 'misconfigured',
    retryable: false,
    correlationId: 'c'
  })
  assert.equal(told({ kind: 'unavailable', guidance: ' ' }), {
    class: 'reliability',
    code: 'unavailable',
    retryable: true,
    correlationId: 'c'
  })
  assert.is(own(told({ kind: 'execution_failed' }), 'class'), 'reliability')
})

const odd = 'one\u202e\ntwo'

test('what a user reads of a field and of its values is one line, and the values stay', () => {
  const titled = { const: odd, title: odd } as const
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'string', title: odd, description: odd, default: odd },
      b: { type: 'string', oneOf: [titled, { const: 'x', title: 'X' }] },
      c: { type: 'array', items: { anyOf: [titled] } },
      d: { type: 'string', enum: [odd] }
    }
  } as const
  const form = { requestedSchema: schema }
  const asked = mcp.requests(missing('a'), { elicit: { capabilities: {}, form } })
  const params = own(own(asked, 'arguments'), 'params')
  const shown = { const: odd, title: 'one two' }
  assert.equal(own(own(params, 'requestedSchema'), 'properties'), {
    a: { type: 'string', title: 'one two', description: 'one two', default: odd },
    b: { type: 'string', oneOf: [shown, { const: 'x', title: 'X' }] },
    c: { type: 'array', items: { anyOf: [shown] } },
    d: { type: 'string', enum: [odd] }
  })
})

// Elicitation stands in the revisions since 2025-06-18, URLs in those since 2025-11-25.
test('no form is asked for before there were forms', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } } as const
  const elicit = { capabilities: {}, form: { requestedSchema: schema } }
  const asks = mcp.revisions.map(
    (version) => mcp.requests(missing('a'), { version, elicit }) !== undefined
  )
  assert.equal(asks, [false, false, true, true, true])
})

test('a page is asked for in our words where nobody else said why', () => {
  const url = 'https://a.example/x'
  const said = (more: { readonly service?: string; readonly message?: string }): unknown => {
    const fault = authorizationRequired('tool', [{ id: 'c', url }], more)
    const asked = mcp.requests(fault, { elicit: { capabilities: { url: {} } } })
    return own(own(own(asked, 'c'), 'params'), 'message')
  }
  assert.is(said({}), 'Authorization required.')
  assert.is(said({ service: 'mail' }), 'Authorization required for mail.')
  assert.is(said({ message: 'Log in' }), 'Log in')
  assert.is(said({ message: '\u200b', service: 'mail' }), 'Authorization required for mail.')
})

test('a remark that nobody can say is none', () => {
  const verdict: Verdict = {
    valid: true,
    warnings: [
      { id: 'said', text: '' },
      { id: 'said', text: 'Slow' }
    ]
  }
  assert.equal(remarks(verdict), { [REMARKS]: { warnings: [{ id: 'said', text: 'Slow' }] } })
  assert.is(remarks({ valid: true, warnings: [{ id: 'said', text: '' }] }), undefined)
})

/** What a careless caller may give. */
const isAnyFault = (value: unknown): value is Fault => isRecord(value)

test('what is no fault is an internal error, in the words handed in', () => {
  const none: unknown = { kind: 'odd' }
  if (!isAnyFault(none)) throw new Error('no object')
  const pack = { ...en, faults: { ...en.faults, internal: 'Interner Fehler' } }
  for (const [form, message] of [
    [{}, 'Internal error'],
    [{ pack }, 'Interner Fehler']
  ] as const) {
    assert.is(own(own(mcp.encode(none, form), 'error'), 'message'), message)
    const content = own(mcp.encode(none, { ...form, others: 'result' }), 'content')
    assert.equal(content, [{ type: 'text', text: message }])
  }
  const { proxy, revoke } = Proxy.revocable<Fault>({ kind: 'internal' }, {})
  revoke()
  assert.equal(mcp.encode(proxy), {
    error: { code: -32603, message: 'Internal error', data: { retry_capable: false } }
  })
})

test.run()

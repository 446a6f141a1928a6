import { own } from '@toolfault/model'
import { type Translation, translate, type WireName, wires } from '@toolfault/protocols/translate'
import { write } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../../hostile/frozen.js'
import { scraps } from '../../hostile/values.js'

const test = suite('protocols/translate')

const right = (found: ReturnType<typeof translate>): Translation => {
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  return found.right
}

/** The sentences with which a translation is refused. */
const refusal = (found: ReturnType<typeof translate>): ReadonlyArray<unknown> => {
  if (found._tag === 'Right') throw new Error(JSON.stringify(found.right))
  return found.left.map(({ kind, message, path }) => [kind, path.join('/'), message])
}

/** A missing name in a list of guests, as F7 tells it. */
const missing = {
  status: 200,
  body: {
    valid: false,
    errors: [{ path: '/guests/0/name', message: 'is required', keyword: 'required' }]
  }
}

test('says the wire, what is lost, and nothing where there is nothing to say', () => {
  assert.equal(right(translate(missing, 'f7', 'ncp')), {
    wire: {
      valid: false,
      errors: ['Missing required parameter: guests.0.name'],
      warnings: [],
      suggestions: []
    },
    loses: ['/issues/*/message'],
    warnings: [],
    notes: []
  })
})

test('the form is that of the target', () => {
  const status = right(translate(missing, 'f7', 'bad-request')).wire
  assert.is(own(status, 'code'), 3)
  assert.equal(
    right(translate(missing, 'f7', 'bad-request', { form: { shape: 'http', withStatus: true } }))
      .wire,
    {
      status: 400,
      body: { error: { ...Object(status), code: 400, status: 'INVALID_ARGUMENT' } }
    }
  )
  const ran = { version: 1, kind: 'execution_failed', callId: 'c-1', message: 'No fare.' }
  assert.equal(
    right(translate(ran, 'fault', 'oxp', { form: { wrapper: 'result', $schema: 'urn:oxp:1.0' } }))
      .wire,
    {
      status: 200,
      body: {
        $schema: 'urn:oxp:1.0',
        result: {
          call_id: 'c-1',
          success: false,
          error: { message: 'No fare.' }
        }
      }
    }
  )
  const native = right(translate(missing, 'f7', 'f7', { form: { paths: 'native' } }))
  assert.is(own(own(own(own(native.wire, 'body'), 'errors'), '0'), 'path'), '/guests/0')
})

test('to its own protocol a wire keeps its spelling, and the form that is handed in comes before it', () => {
  const bare = { valid: false, errors: [{ path: '/a', message: 'no', x: 1 }], more: true }
  const kept = right(translate(bare, 'f7', 'f7'))
  assert.equal([kept.wire, kept.loses, kept.notes], [bare, [], ['no_status']])
  const old = { content: [{ type: 'text', text: 'boom' }], isError: true, _meta: { mine: 1 } }
  assert.equal(right(translate(old, 'mcp', 'mcp')).wire, old)
  assert.equal(right(translate(old, 'mcp', 'mcp', { form: { version: '2026-07-28' } })).wire, {
    ...old,
    resultType: 'complete'
  })
})

test('the spelling of one wire is nothing to another', () => {
  const wrapped = {
    jsonrpc: '2.0',
    id: 7,
    result: { content: [{ type: 'text', text: 'Unknown tool: add' }], isError: true }
  }
  assert.equal(right(translate(wrapped, 'mcp', 'json-rpc')).wire, {
    code: -32602,
    // Row A18: where a retry may help, a question starts it.
    message: 'Unknown tool: add. Which tool should I use instead?',
    data: { retry_capable: true, tool_name: 'add' }
  })
})

const nobody = { version: 1, kind: 'unknown_tool', tool: '' }

// The SDK of Rust: `invalid_params("tool not found")`; facts 1.12: as -32602 and as the text of a result.
test('a tool that is not found is the one that was called, where nobody names it', () => {
  for (const said of ['tool not found', 'Tool not found', 'Unknown tool', 'Unknown tool.']) {
    const error = { code: -32602, message: said }
    const result = { content: [{ type: 'text', text: said }], isError: true }
    for (const made of [
      translate({ error }, 'mcp', 'text', { tool: 'sum' }),
      translate(result, 'mcp', 'text', { tool: 'sum' }),
      translate(error, 'json-rpc', 'text', { tool: 'sum' }),
      translate({ status: 400, body: { message: said } }, 'oxp', 'text', { tool: 'sum' })
    ])
      assert.is(right(made).wire, 'Unknown tool: sum', said)
    // Without its name it is one still, and no name is promised behind a colon.
    assert.equal(right(translate({ error }, 'mcp', 'fault')).wire, nobody)
    assert.is(right(translate({ error }, 'mcp', 'text')).wire, 'Unknown tool', said)
  }
  const ran = { success: false, call_id: 'c', error: { message: 'Tool not found' } }
  const made = translate({ status: 200, body: ran }, 'oxp', 'text', { tool: 'sum' })
  assert.is(right(made).wire, 'Tool not found')
  for (const said of ['Tool not found. Buy another hammer', 'Unknown tools', 'Tool not found in A'])
    assert.is(own(right(translate(said, 'text', 'fault')).wire, 'kind'), 'execution_failed', said)
})

test('a tool that nobody named is said so on every wire, and read back from it', () => {
  for (const suggestion of [{}, { suggestion: 'sum' }]) {
    const fault = { ...nobody, ...suggestion }
    for (const to of [
      'text',
      'mcp',
      'json-rpc',
      'oxp',
      'ncp',
      'problem-details',
      'bad-request'
    ] as const) {
      const { loses, wire } = right(translate(fault, 'fault', to))
      assert.not.match(JSON.stringify(wire), 'Unknown tool:', to)
      assert.equal(loses, [], to)
      assert.equal(right(translate(wire, to, 'fault')).wire, fault, to)
    }
  }
})

test('a service that nobody named stands on no wire', () => {
  const data = { requiredCapabilities: { elicitation: { url: {} } } }
  const error = { code: -32021, message: 'Missing required client capability', data }
  for (const to of ['json-rpc', 'problem-details', 'bad-request'] as const) {
    const { loses, wire } = right(translate({ error }, 'mcp', to))
    assert.not.match(JSON.stringify(wire), '"service"', to)
    assert.equal(loses, ['/message'], to)
    const back = right(translate(wire, to, 'fault')).wire
    assert.equal([own(back, 'service'), own(back, 'requirements')], ['', ['elicitation.url']], to)
  }
})

test('notes are those of the reader', () => {
  assert.equal(right(translate('Tool x not found', 'text', 'fault')).notes, ['from_text'])
  const both = { valid: true, errors: ['E'], warnings: [], suggestions: [] }
  // Row N6: a yes is a yes.
  const made = right(translate(both, 'ncp', 'f7'))
  assert.equal(
    [made.wire, made.notes],
    [{ status: 200, body: { valid: true } }, ['valid_with_errors']]
  )
})

const unset = {
  version: 1,
  kind: 'misconfigured',
  service: 'search',
  requirements: ['api_key'],
  setupUrl: '/settings'
}

test('an address is made absolute, kept where it may be relative, or left out with a warning', () => {
  for (const to of wires) {
    if (write({ valid: false, fault: Object(unset) }, to) === undefined) continue
    const plain = right(translate(unset, 'fault', to))
    const knows = to === 'fault' || to === 'json-rpc'
    assert.is(plain.warnings.length, knows ? 0 : 1, to)
    assert.is(JSON.stringify(plain.wire).includes('/settings'), knows, to)
    const based = right(translate(unset, 'fault', to, { baseUrl: 'https://a.example/x?y' }))
    assert.equal(based.warnings, [], to)
    assert.not.match(JSON.stringify(based.wire), /"\/settings"|\/x\?y/)
    if (to !== 'ncp') assert.match(JSON.stringify(based.wire), 'https://a.example/settings', to)
  }
  const absolute = { ...unset, setupUrl: 'https://b.example/s' }
  const made = right(translate(absolute, 'fault', 'oxp', { baseUrl: 'https://a.example' }))
  assert.match(JSON.stringify(made.wire), 'https://b.example/s')
})

test('to its own protocol an address goes as it was spelled, or absolute where a base is told', () => {
  for (const wire of ['mcp', 'oxp', 'json-rpc', 'fault'] as const) {
    const came = write({ valid: false, fault: Object(unset) }, wire, { carrier: true })
    const { warnings, wire: went } = right(translate(came, wire, wire))
    assert.is(JSON.stringify(went), JSON.stringify(came), wire)
    assert.equal(warnings, [], wire)
  }
  const came = write({ valid: false, fault: Object(unset) }, 'mcp')
  const based = right(translate(came, 'mcp', 'mcp', { baseUrl: 'https://a.example' }))
  assert.match(JSON.stringify(based.wire), 'https://a.example/settings')
})

test('a base that is none leaves the address out, and the warning is one short line', () => {
  for (const baseUrl of ['ftp://a.example', 'a.example', '', 'javascript:alert(1)']) {
    const { warnings, wire } = right(translate(unset, 'fault', 'oxp', { baseUrl }))
    assert.is(warnings.length, 1, baseUrl)
    assert.not.match(JSON.stringify(wire), '/settings')
  }
  const setupUrl = `/\u001b[2J\u202e\n${'x'.repeat(100_000)}`
  const [warning = ''] = right(translate({ ...unset, setupUrl }, 'fault', 'oxp')).warnings
  assert.ok(warning.length < 500)
  for (const mark of '\u001b\u202e\n') assert.not.ok(warning.includes(mark))
})

test('a wire without a form for it is refused by name', () => {
  assert.equal(refusal(translate({ status: 401 }, 'oxp', 'f7')), [
    ['unknown', '', 'f7 has no form for authorization_required']
  ])
  for (const to of wires) {
    const found = translate({ status: 200, body: { valid: true } }, 'f7', to)
    assert.is(found._tag, to === 'f7' || to === 'ncp' ? 'Right' : 'Left', to)
  }
})

test('names that are no wire are refused, on either side', () => {
  // A border: what a caller in JavaScript may hand in.
  const names = ['soap', '', '__proto__', 'constructor', 'toString', undefined, null, 7, {}]
  for (const name of names as ReadonlyArray<WireName>) {
    for (const found of [translate(missing, name, 'mcp'), translate(missing, 'f7', name)]) {
      assert.match(String(refusal(found)), /is no wire|no JSON/)
    }
  }
  assert.equal(refusal(translate(missing, 'soap' as WireName, 'mcp')), [
    ['unknown', '', 'soap is no wire']
  ])
})

test('what is refused is told by its place', () => {
  const wire = { version: 1, kind: 'invalid_arguments', issues: [{ path: [1] }] }
  const said = refusal(translate(wire, 'fault', 'mcp'))
  assert.ok(said.length > 0)
  for (const one of said) assert.match(String(one), /issues\/0/)
})

test('junk is refused or translated, and nothing is thrown', () => {
  for (const from of wires) {
    for (const to of wires) {
      for (const [name, value] of scraps) {
        const found = translate(value, from, to)
        if (found._tag === 'Left') assert.ok(found.left.length > 0, name)
        else assert.type(JSON.stringify(found.right), 'string', name)
      }
    }
  }
  for (const [name, value] of scraps) {
    // A border: what a caller in JavaScript may hand in.
    const found = translate(missing, 'f7', 'mcp', value as { readonly baseUrl?: string })
    assert.match(JSON.stringify(found), /guests|no JSON|Internal error/, name)
  }
})

test('what is handed in is not written to', () => {
  for (const to of wires) translate(frozen(missing), 'f7', to, frozen({ form: {} }))
})

test.run()

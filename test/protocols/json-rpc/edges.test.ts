import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/json-rpc'
import { decode } from '@toolfault/protocols/json-rpc/read'
import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/json-rpc/edges')

const read = (wire: unknown): { readonly value: Fault; readonly form: object } => {
  const answer = decode(wire)
  if (answer._tag === 'Left') throw new Error(JSON.stringify([wire, answer.left]))
  return answer.right
}

const wrong = (more: object): Json => ({
  code: -32602,
  message: 'Question: What is `n`?',
  data: { error_category: 'invalid_parameter', parameter: 'n', ...more }
})

const expected = (text: string): unknown =>
  own(own(own(read(wrong({ expected_format: text })).value, 'advice'), '0'), 'expected')

// Seed 001, "Error Data": `expected_format` is an example, a pattern, or a few words.
for (const [text, wanted] of [
  ['user@domain.com', { id: 'format', format: 'email' }],
  ['YYYY-MM-DD', { id: 'format', format: 'date' }],
  ['YYYY-MM-DDThh:mm:ssZ', { id: 'format', format: 'date-time' }],
  ['hh:mm:ssZ', { id: 'format', format: 'time' }],
  ['https://domain.com/path', { id: 'format', format: 'uri' }],
  ['ipv4', { id: 'format', format: 'ipv4' }],
  ...['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'].map(
    (type) => [type, { id: 'type', types: [type] }] as const
  ),
  ['integer | null', { id: 'type', types: ['integer', 'null'] }],
  // One word that is no type makes a choice of words of it.
  ['integer | banana', { id: 'type', types: ['integer | banana'] }],
  ['eco|first', { id: 'type', types: ['eco|first'] }],
  ['two words', { id: 'type', types: ['two words'] }],
  ['^[a-z]+', { id: 'pattern', pattern: '^[a-z]+' }],
  ['[a-z]+$', { id: 'pattern', pattern: '[a-z]+$' }],
  ['a$b', { id: 'format', format: 'a$b' }],
  ['a^b', { id: 'format', format: 'a^b' }]
] as const) {
  test(`expected_format: ${text}`, () => assert.equal(expected(text), wanted))
}

test('a format is written as the example that its name has, another by its name', () => {
  const written = (format: string): unknown =>
    own(
      encode({
        kind: 'invalid_arguments',
        tool: 't',
        issues: [{ path: ['n'], kind: 'format' }],
        advice: [{ path: ['n'], kind: 'format', expected: { id: 'format', format } }]
      }).data,
      'expected_format'
    )
  for (const [format, text] of [
    ['email', 'user@domain.com'],
    ['idn-email', 'user@domain.com'],
    ['date', 'YYYY-MM-DD'],
    ['date-time', 'YYYY-MM-DDThh:mm:ssZ'],
    ['time', 'hh:mm:ssZ'],
    ['uri', 'https://domain.com/path'],
    ['ipv4', 'ipv4']
  ] as const)
    assert.is(written(format), text)
})

// JSON-RPC 2.0, section 5: a response has `jsonrpc` and `id`; each of them alone tells one.
test('what an error stands in', () => {
  const error = { code: -32603, message: 'x' }
  const formOf = (wire: unknown): unknown => {
    const { form } = read(wire)
    return [own(form, 'shape'), own(form, 'id')]
  }
  assert.equal(formOf({ jsonrpc: '2.0', id: 1, error }), ['response', 1])
  assert.equal(formOf({ jsonrpc: '2.0', error }), ['response', undefined])
  assert.equal(formOf({ id: 'a', error }), ['response', 'a'])
  assert.equal(formOf({ id: null, error }), ['response', null])
  assert.equal(formOf({ id: [1], error }), ['response', undefined])
  assert.equal(formOf({ error }), ['member', undefined])
  assert.equal(formOf(error), [undefined, undefined])
})

test('what is no error is refused at its place', () => {
  const at = (wire: unknown): unknown => {
    const answer = decode(wire)
    return answer._tag === 'Left' ? answer.left.map(({ path }) => path) : 'read'
  }
  assert.equal(at({ error: {} }), [['error']])
  assert.equal(at({ status: 500, body: { error: {} } }), [['body', 'error']])
  assert.equal(at({ status: 200, body: { success: true } }), [['body']])
  assert.equal(at({ success: true }), [[]])
  assert.equal(at({ result: {} }), [[]])
  assert.equal(at([]), [[]])
})

test('our prefix goes from a detail, with one space behind it', () => {
  const detail = (text: string): unknown =>
    own(read({ code: -32600, message: text, data: {} }).value, 'detail')
  assert.is(detail('Invalid request: no name, sir'), 'no name, sir')
  assert.is(detail('Invalid request:no name, sir'), 'no name, sir')
  assert.is(detail('Invalid request:  no name'), ' no name')
  assert.is(detail('No such request'), 'No such request')
})

const whole = 'Unknown tool: x. Which tool should I use instead?'
const unknowns: ReadonlyArray<readonly [text: string, data: Json, wanted: object]> = [
  [whole, {}, { tool: 'x' }],
  ['Unknown tool: x.', { tool_name: 'x' }, { tool: 'x' }],
  ['Unknown tool: x.\nAsk me', { tool_name: 'x' }, { tool: 'x', guidance: 'Ask me' }],
  // MCP lets a name end with a full stop ("Tool Names").
  ['Unknown tool: x.', {}, { tool: 'x.' }],
  [
    'Unknown tool: x. Did you mean `y`? Which tool should I use instead?',
    {},
    { tool: 'x', suggestion: 'y' }
  ],
  ['Unknown tool: x\nMCP error -1: y', {}, { tool: 'x', guidance: 'MCP error -1: y' }],
  [whole, { retry_capable: false }, { tool: 'x', canRetry: false, message: whole }]
]

// Row X1, row A18: a tool that nobody has, and the question that is put behind the sentence.
for (const [message, data, wanted] of unknowns) {
  test(`${message} ${JSON.stringify(data)}`, () => {
    const { value } = read({ code: -32602, message, data })
    assert.equal(value, { kind: 'unknown_tool', ...wanted })
  })
}

// Row X1: a code with our flag alone tells of no tool that nobody has.
test('a tool that nobody has is named by a member, or by the text', () => {
  const of = (data: object): Fault => read({ code: -32602, message: 'No', data }).value
  assert.is(of({ retry_capable: false, tool_name: 'x' }).kind, 'unknown_tool')
  assert.is(of({ retry_capable: false }).kind, 'malformed_request')
  assert.is(of({ tool_name: 'x' }).kind, 'malformed_request')
})

test('the words of a tool that ran and failed tell whether the call may be repeated', () => {
  const of = (message: string, data: object): Fault => read({ code: -32603, message, data }).value
  assert.equal(of('The tool ran and failed. The call may be repeated.', { retry_capable: true }), {
    kind: 'execution_failed',
    canRetry: true
  })
  assert.equal(of('It broke. The call may be repeated.', { retry_capable: true }), {
    kind: 'execution_failed',
    canRetry: true,
    message: 'It broke. The call may be repeated.'
  })
  assert.equal(of('The tool ran and failed.', {}), { kind: 'execution_failed' })
  assert.equal(of('It is on fire', { retry_capable: true }), {
    kind: 'unavailable',
    message: 'It is on fire'
  })
})

// Seed 001, "Error Categories": the category decides, whatever the code and the words are.
test('each category is its kind, by the members alone', () => {
  for (const [error_category, kind] of [
    ['missing_parameter', 'invalid_arguments'],
    ['invalid_parameter', 'invalid_arguments'],
    ['authentication_required', 'authorization_required'],
    ['service_configuration', 'misconfigured']
  ] as const) {
    const { form, value } = read({ code: -32700, message: 'x', data: { error_category } })
    assert.is(value.kind, kind)
    assert.is(own(form, 'notes'), undefined)
  }
})

// Seed 001, "Zapier Style": guidance that lists the parameters says what the tool does.
test('what a tool does is read out of guidance that lists its parameters, and of no other', () => {
  const of = (guidance: string, lists: object): unknown => {
    const { value } = read({
      code: -32602,
      message: 'Question: Where to?',
      data: {
        error_category: 'missing_parameter',
        required_parameter: 'to',
        ...lists,
        guidance
      }
    })
    return [own(own(value, 'asking'), 'action'), own(value, 'guidance')]
  }
  const lists = { required_parameters: ['to'], optional_parameters: ['cc'] }
  assert.equal(of('Required to send mail: `to`. Optional: `cc`.', lists), ['send mail', undefined])
  assert.equal(of('Required: `to`. Optional: `cc`.', lists), [undefined, undefined])
  for (const own of [
    'Required to send mail: `to`. Optional: `bcc`.',
    'It is required to send mail: `to`. Optional: `cc`.',
    'Say it'
  ])
    assert.equal(of(own, lists), [undefined, own])
  const bare = { required_parameters: ['to'] }
  assert.equal(of('Required to send mail: `to`. Optional: .', bare), [
    undefined,
    'Required to send mail: `to`. Optional: .'
  ])
})

// Facts 2.2: what agentopia's code puts beside `metadata`.
test('an Edge Function asks for another try beside its metadata or in it', () => {
  const retry = (body: object): unknown => {
    const { value } = read({ success: false, error: 'Question: Who?', ...body })
    return value.kind
  }
  assert.is(retry({ requires_retry: true, metadata: {} }), 'invalid_arguments')
  assert.is(retry({ metadata: { requires_retry: true } }), 'invalid_arguments')
  assert.is(retry({ requires_retry: true }), 'invalid_arguments')
})

test('a page is one of its site, or on the web', () => {
  const page = (setupUrl: string): unknown =>
    own(
      encode({ kind: 'misconfigured', service: 's', requirements: ['A', 'B'], setupUrl }).data,
      'setup_url'
    )
  assert.is(page('/setup'), '/setup')
  assert.is(page('https://a.example/setup'), 'https://a.example/setup')
  for (const url of ['//a.example', '/\\a.example', 'setup', 'javascript:alert(1)'])
    assert.is(page(url), undefined, url)
  const { data } = encode({ kind: 'misconfigured', service: 's', requirements: ['A', 'B'] })
  assert.is(own(data, 'configuration_required'), 'A, B')
})

test('what is no fault is an internal error that no retry can help', () => {
  // A border: what a careless caller may give.
  const { proxy, revoke } = Proxy.revocable<Fault>({ kind: 'internal' }, {})
  revoke()
  assert.equal(encode(proxy), {
    code: -32603,
    message: 'Internal error',
    data: { retry_capable: false }
  })
})

test.run()

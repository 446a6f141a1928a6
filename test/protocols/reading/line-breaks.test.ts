import { failureOf } from '@toolfault/client/failure'
import type { Fault } from '@toolfault/model'
import { translate } from '@toolfault/protocols/translate'
import { read } from '@toolfault/protocols/translate/read'
import type { WireName } from '@toolfault/protocols/wires'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/line-breaks')

const ours =
  'Invalid arguments for tool book:\r\n- `city` is missing: add `city`\r\n- `nights` must be an integer'

const blamed: Fault = {
  kind: 'invalid_arguments',
  tool: 'book',
  issues: [
    { path: ['city'], kind: 'missing' },
    { path: ['nights'], kind: 'type', message: 'must be an integer' }
  ],
  message: ours.replaceAll('\r', '')
}

const pydantic = [
  '1 validation error for call[search]',
  'limit',
  '  Input should be a valid integer [type=int_type, input_value=None, input_type=NoneType]',
  '    For further information visit https://errors.pydantic.dev/2.11/v/int_type'
].join('\r\n')

const searched: Fault = {
  kind: 'invalid_arguments',
  tool: 'search',
  issues: [
    {
      path: ['limit'],
      kind: 'type',
      keyword: 'type',
      message: 'Input should be a valid integer'
    }
  ]
}

const unknown = 'Unknown tool: bok. Did you mean `book`?\r\nAsk for the list.\r\nThen call one.'

const named: Fault = {
  kind: 'unknown_tool',
  tool: 'bok',
  suggestion: 'book',
  guidance: 'Ask for the list.\nThen call one.'
}

const inResult = (text: string): object => ({ isError: true, content: [{ type: 'text', text }] })

const cases: ReadonlyArray<readonly [WireName, unknown, Fault]> = [
  ['text', ours, blamed],
  ['text', { type: 'text', text: ours }, blamed],
  ['text', pydantic, searched],
  ['text', unknown, named],
  ['mcp', inResult(ours), blamed],
  ['mcp', inResult(pydantic), searched],
  ['mcp', { error: { code: -32602, message: ours } }, blamed],
  ['mcp', { error: { code: -32602, message: unknown } }, named],
  ['json-rpc', { code: -32602, message: unknown }, named],
  ['oxp', { status: 400, body: { message: unknown } }, named],
  [
    'oxp',
    {
      status: 422,
      body: { message: 'Invalid input parameters\r\nBook by phone.', parameter_errors: {} }
    },
    { kind: 'invalid_arguments', issues: [], guidance: 'Book by phone.' }
  ],
  ['f7', { status: 404, body: { error: unknown } }, named],
  ['problem-details', { status: 404, body: { title: 'x', detail: unknown } }, named],
  [
    'bad-request',
    { code: 3, message: 'Two are wrong:\r\nthe city, and the nights' },
    {
      kind: 'invalid_arguments',
      issues: [],
      message: 'Two are wrong:\nthe city, and the nights'
    }
  ]
]

const readFault = (wire: unknown, from: WireName): Fault => {
  const found = read(wire, from)
  if (found._tag === 'Left' || found.right.value.valid) throw new TypeError('no failure was read')
  return found.right.value.fault
}

cases.forEach(([from, wire, fault], at) => {
  test(`${from} is read line by line (${at})`, () => {
    assert.equal(readFault(wire, from), fault)
  })
  test(`${from} is the failure of a call (${at})`, () => {
    assert.equal(failureOf(wire, { wire: from })?.fault, fault)
  })
})

test('a text goes on as it would with other breaks', () => {
  const [from, to] = [ours, ours.replaceAll('\r', '')].map((text) =>
    translate(inResult(text), 'mcp', 'f7')
  )
  assert.equal(from, to)
})

test('what stands between others is left alone, and so is a verbatim sentence of F7', () => {
  const text = 'It is 10 %\rIt is 20 %'
  assert.equal(readFault(text, 'text'), { kind: 'execution_failed', message: text })
  const body = { valid: false, errors: [{ path: '/a\r\nb', message: 'must be\r\neven' }] }
  assert.equal(readFault({ status: 200, body }, 'f7'), {
    kind: 'invalid_arguments',
    issues: [{ path: ['a\r\nb'], kind: 'unknown', message: 'must be\r\neven' }]
  })
})

test.run()

import { advise } from '@toolfault/advice/advise'
import { type Advice, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { onlyAdvice } from './advised.js'

const test = suite('advice/received')

const came = (schema: unknown, value: unknown, key = 'a'): Advice['received'] =>
  onlyAdvice({ properties: { [key]: schema } }, { [key]: value }).received

const integer = { type: 'integer' }
const text = { type: 'string' }

// Issue 3, item 5: "The JSON type and size always."
for (const [name, schema, value, received] of [
  ['a text', integer, 'two words', { id: 'type', type: 'string', size: 9 }],
  ['a text of pairs', integer, '😀a', { id: 'type', type: 'string', size: 2 }],
  ['an empty text', integer, '', { id: 'type', type: 'string', size: 0 }],
  ['a list', integer, ['x', 'y'], { id: 'type', type: 'array', size: 2 }],
  ['an object', integer, { x: 'y' }, { id: 'type', type: 'object', size: 1 }],
  [
    'a text that is far from what is listed',
    { enum: ['red'] },
    'quokka',
    { id: 'type', type: 'string', size: 6 }
  ],
  ['nearly a number', integer, '10a', { id: 'type', type: 'string', size: 3 }],
  ['a number with space around', integer, ' 1 ', { id: 'type', type: 'string', size: 3 }],
  ['a number of no JSON', integer, '0x1F', { id: 'type', type: 'string', size: 4 }],
  ['a long number', integer, '1'.repeat(41), { id: 'type', type: 'string', size: 41 }],
  [
    'a number that is written with an exponent',
    text,
    1e21,
    { id: 'type', type: 'integer', value: 1e21 }
  ],
  // JSON has given it other digits than those that were sent (RFC 8259 §6).
  ['a number of lost digits', text, 2 ** 60, { id: 'type', type: 'integer' }]
] as const) {
  test(`what can speak is told by type and size: ${name}`, () => {
    assert.equal(came(schema, value), received)
  })
}

const list = { type: 'array', items: integer }
const object = { type: 'object', properties: { b: integer } }

// No JSON has them, and `null`, as which they would be written, is not what came.
for (const value of [JSON.parse('1e999'), JSON.parse('-1e999'), Number.NaN]) {
  test(`${String(value)} is a number beyond all that JSON has`, () => {
    for (const schema of [integer, { type: 'string' }, { enum: ['x'] }])
      assert.equal(came(schema, value), { id: 'type', type: 'number', beyond: true })
    assert.equal(came(integer, value, 'password'), { id: 'type', type: 'number', beyond: true })
  })
}

// An answer that ran into its limit.
for (const [schema, value] of [
  [list, '[1, 2'],
  [list, ' ['],
  [list, '{"x": [1'],
  [object, '{"b": 1'],
  [object, '{"b": "x'],
  [object, '{"b": "x}'],
  [object, '{"b": "[\\"'],
  [object, '{"b": {"c": 1}'],
  [object, '```json\n{"b": 1'],
  [{ type: ['object', 'null'] }, '{"b": 1']
] as const) {
  test(`what begins as JSON and ends too early is cut: ${JSON.stringify(value)}`, () => {
    const size = value.length
    assert.equal(came(schema, value), { id: 'type', type: 'string', size, cut: true })
  })
}
for (const [schema, value] of [
  [list, '[1, 2]'],
  [list, '[INFO] x'],
  [list, '[a](b)'],
  [list, 'x, ['],
  [object, "{'b': 1}"],
  [object, "{'b': 1"],
  [object, '{"b": True}'],
  [{ type: 'string', maxLength: 1 }, '{"b": 1']
] as const) {
  test(`what does not is not: ${JSON.stringify(value)}`, () => {
    assert.equal(came(schema, value), { id: 'type', type: 'string', size: value.length })
  })
}

// What was to be JSON is told by where it is none: nobody finds an unquoted word by "a string of 52 characters".
for (const [schema, value, after, wanted, behind] of [
  [list, '[1, 2}', 5, 'a comma or the end'],
  [list, '["[",]', 5, 'a value'],
  [object, '{b: 1}', 1, 'a key or }'],
  [object, '{"b": "{\\"",}', 12, 'a key', 'b'],
  [object, '{"b": both}', 6, 'a value', 'b'],
  [object, '{"b": ["E:\\Chat"]}', 10, 'an escaped backslash', 'b'],
  [object, '{"b": "\u{1f600}\n"}', 8, 'an escaped control character', 'b'],
  [object, '{"b": 1} {"b": 1}', 8, 'the end', 'b'],
  [object, '```json\n{"b": 1,}\n```', 16, 'a key', 'b'],
  [object, '{"b": {"a key": 1 2}}', 18, 'a comma or the end']
] as const) {
  test(`what breaks as JSON is told by its place: ${JSON.stringify(value)}`, () => {
    const broken = { after, wanted, ...(behind === undefined ? {} : { behind }) }
    const size = Array.from(value).length
    assert.equal(came(schema, value), { id: 'type', type: 'string', size, broken })
  })
}

// "Numbers, booleans, null, values that the schema itself lists, a string that is exactly a JSON number or
// boolean, and an enum near-miss may be shown".
for (const [name, schema, value, received] of [
  ['an integer', { type: 'string' }, 7, { id: 'type', type: 'integer', value: 7 }],
  ['a fraction', integer, 1.5, { id: 'type', type: 'number', value: 1.5 }],
  ['a boolean', integer, false, { id: 'type', type: 'boolean', value: false }],
  ['null', integer, null, { id: 'type', type: 'null', value: null }],
  ['a number in quotes', integer, '-1.5', { id: 'type', type: 'string', size: 4, value: '-1.5' }],
  ['a boolean in quotes', integer, 'true', { id: 'type', type: 'string', size: 4, value: 'true' }],
  [
    'a near miss',
    { enum: ['green', 'red'] },
    'Green',
    { id: 'type', type: 'string', size: 5, value: 'Green' }
  ]
] as const) {
  test(`what cannot is shown: ${name}`, () => assert.equal(came(schema, value), received))
}

// "none of these when its key, its schema or its look says secret"
for (const [name, key, schema, value] of [
  ['key', 'password', integer, '12345'],
  ['key, of a number', 'pin', { type: 'string' }, 1234],
  ['key, of a near miss', 'api_key', { enum: ['green'] }, 'Green'],
  ['schema, by format', 'a', { ...integer, format: 'password' }, '12345'],
  ['schema, by writeOnly', 'a', { ...integer, writeOnly: true }, true],
  ['look, of the number of a card', 'a', { type: 'boolean' }, 4_111_111_111_111_111]
] as const) {
  test(`nothing is shown of a secret: ${name}`, () => {
    const received = came(schema, value, key)
    assert.is(received?.id, 'type')
    assert.not(Object.hasOwn(received ?? {}, 'value'))
  })
}

test('a key further up may say secret, too', () => {
  const schema = { properties: { credentials: { properties: { n: { type: 'string' } } } } }
  const { received } = onlyAdvice(schema, { credentials: { n: 7 } })
  assert.equal(received, { id: 'type', type: 'integer' })
})

test('a text is shown where texts are asked for, clipped at 40 characters, and no secret', () => {
  const schema = { properties: { a: integer, password: integer } }
  const text = 'x'.repeat(50)
  const fault = invalidArguments('t', {
    issues: ['a', 'password'].map((key) => ({
      path: [key],
      kind: 'type',
      keyword: 'type',
      params: { type: 'integer' }
    }))
  })
  const { advice = [] } = advise(fault, { schema, value: { a: text, password: text }, texts: true })
  assert.equal(
    advice.map(({ received }) => received),
    [
      { id: 'type', type: 'string', size: 50, value: `${'x'.repeat(39)}…` },
      { id: 'type', type: 'string', size: 50 }
    ]
  )
})

// Row A16: "blank, required, and the schema refuses it".
test('white space is blank where it is required, else a text', () => {
  const schema = {
    properties: { a: { type: 'string', minLength: 5 }, b: { type: 'string', minLength: 5 } }
  }
  assert.equal(onlyAdvice({ ...schema, required: ['a'] }, { a: ' \t' }).received, { id: 'blank' })
  assert.equal(onlyAdvice({ ...schema, required: ['a'] }, { a: '12345', b: ' ' }).received, {
    id: 'type',
    type: 'string',
    size: 1
  })
})

test('of a key that is not there nothing came', () => {
  const schema = { properties: { a: integer }, required: ['a'] }
  assert.is(onlyAdvice(schema, {}).received, undefined)
})

test('without the arguments nobody knows what came', () => {
  const fault = invalidArguments('t', { issues: [{ path: ['a'], kind: 'type' }] })
  assert.equal(advise(fault, { schema: {} }).advice, [{ path: ['a'], kind: 'type' }])
})

test('what is no JSON has no type', () => {
  for (const value of [undefined, 1n, Symbol('a'), (): number => 1]) {
    const fault = invalidArguments('t', { issues: [{ path: ['a'], kind: 'type' }] })
    assert.equal(advise(fault, { value: { a: value } }).advice, [{ path: ['a'], kind: 'type' }])
  }
})

// RFC 8259, section 6: what is exactly a number in a text is shown, and nothing like it.
for (const [text, isNumber] of [
  ['0', true],
  ['-0', true],
  ['10', true],
  ['1.50', true],
  ['-12.25', true],
  ['1e5', true],
  ['1E+15', true],
  ['2.5e-10', true],
  ['01', false],
  ['+1', false],
  ['1.', false],
  ['.5', false],
  ['1e', false],
  ['1ex5', false],
  ['--1', false],
  ['1 000', false],
  ['1,5', false],
  ['1\n', false],
  ['True', true],
  ['FALSE', true],
  ['true ', false],
  ['yes', false],
  ['null', false]
] as const) {
  test(`${JSON.stringify(text)} in place of a list ${isNumber ? 'is' : 'is not'} shown`, () => {
    assert.equal(came({ type: 'array' }, text), {
      id: 'type',
      type: 'string',
      size: text.length,
      ...(isNumber ? { value: text } : {})
    })
  })
}

test.run()

import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { type Fix, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll } from './unnamed.js'

const test = suite('advice/fix.choice')

const put = (value: unknown): object => ({ id: 'put', value })
const remove: Fix = { id: 'remove' }
const convert = (how: string, to: string, key?: string): object => ({
  id: 'convert',
  how,
  to,
  ...(key === undefined ? {} : { key })
})

// Issue 3, item 1: the one that was meant, in whatever form, else all of them.
for (const [name, values, value, fix] of [
  ['the only one', ['x'], { far: [] }, put('x')],
  ['the only one, which is null', [null], 'x', put(null)],
  ['the only one, which is false', [false], 'x', put(false)],
  ['one in other capitals', ['red', 'green'], 'RED', put('red')],
  ['none that is near', ['red', 'green'], 'quokka'],
  ['two that are equally near', ['Green', 'green'], 'GREEN', undefined],
  ['a number in quotes', [1, 2], '2', put(2)],
  ['a number in quotes among texts', ['a', 2], '2', put(2)],
  ['a text without its quotes', ['1', '2'], 2, put('2')],
  ['a boolean in quotes', [true, 'auto'], 'True', put(true)],
  ['null in quotes', [null, 'auto'], 'None', put(null)],
  ['one for true', [true, 'auto'], 1, put(true)],
  ['one, for true or a text', [true, '1'], 1, undefined],
  ['another number', [1, 2], '3', undefined],
  ['a number of another sign', ['-1', 'auto'], '1', undefined],
  ['a boolean, of two numbers', [0, 1], true, put(1)],
  ['the other boolean, of two numbers', [0, 1], false, put(0)],
  ['a boolean as text, of two numbers', [0, 1], 'false', put(0)],
  ['a word for a boolean, of two numbers', [0, 1], 'Yes', put(1)],
  ['a boolean, of more numbers', [0, 1, 2], true, undefined],
  ['a boolean, of an order', [1, -1], true, undefined],
  ['a boolean, of words for something else', ['red', 'green'], true, undefined],
  ['a list of one', ['red', 'green'], ['green'], convert('unwrap', 'string')],
  ['a list of one that is none of them', ['red', 'green'], ['blue'], undefined],
  ['a list of two', ['red', 'green'], ['red', 'green'], undefined],
  ['an object of one', [1, 2], { value: 2 }, convert('unwrap', 'integer', 'value')],
  ['an object of one that is none of them', [1, 2], { value: 3 }, undefined],
  [
    'a listed name of one of them',
    ['name', 'size'],
    { name: 'size' },
    convert('unwrap', 'string', 'name')
  ],
  ['a listed name of another', ['name', 'size'], { name: 'asc' }, put('name')],
  ['an item of a listed list', [['a'], ['b', 'c']], 'a', convert('wrap', 'array')],
  ['an item of no listed list of one', [['a'], ['b', 'c']], 'b', undefined],
  ['an object inside a listed list', [[{ k: 1 }], []], { k: 1 }, convert('wrap', 'array')],
  ['an object inside no listed list', [[{ k: 1 }], []], { k: 2 }, undefined],
  ['a listed object as text', [{ k: 1 }, { k: 2 }], '{"k":1}', convert('parse', 'object')],
  ['a listed list as text', [['a'], ['b']], '["a"]', convert('parse', 'array')],
  ['an object as text, where none is listed', [['a'], ['b']], '{"k":1}', undefined]
] as const) {
  test(`of ${JSON.stringify(values)} is meant: ${name}`, () => {
    const schema = { properties: { a: { enum: values } }, required: ['a'] }
    assert.equal(toldAll(schema, { a: value })[0]?.fix, fix ?? { id: 'choose', values })
  })
}

// Which of them is near to a secret would tell half of it; what has to be chosen is no secret, the only one is.
for (const [name, values, value] of [
  ['a near one', ['winter', 'summer'], 'WINTER'],
  ['another form', [1234, 5678], '5678'],
  ['a list of one', ['winter', 'summer'], ['summer']],
  ['a far one', ['winter', 'summer'], 'quokka']
] as const) {
  test(`of listed secrets is not said which was meant: ${name}`, () => {
    const schema = { properties: { password: { enum: values } } }
    const [piece] = toldAll(schema, { password: value })
    assert.equal(piece?.fix, { id: 'choose', values, optional: true })
  })
}

test('the only value of a secret is not told', () => {
  const [piece] = toldAll(
    { properties: { password: { enum: ['winter'] } } },
    { password: 'WINTER' }
  )
  assert.equal([piece?.expected, piece?.fix], [undefined, undefined])
})

const text = { type: 'string' }
const integer = { type: 'integer' }
const send = (...types: ReadonlyArray<string>): Fix => ({ id: 'send', types })

// Null is left out where that is an answer, and never where it is not.
for (const [name, schema, value, fix] of [
  ['a key that may be left out', { properties: { a: text } }, { a: null }, remove],
  [
    'a key that is needed',
    { properties: { a: text }, required: ['a'] },
    { a: null },
    send('string')
  ],
  ['the only item', { properties: { a: { items: text } } }, { a: [null] }, remove],
  ['one of two items', { properties: { a: { items: text } } }, { a: ['x', null] }, send('string')],
  ['a key of an item', { items: { properties: { a: text } } }, [{ a: null }], remove],
  ['the whole', { type: 'object' }, null, send('object')],
  ['a key that lists values', { properties: { a: { enum: [1, 2] } } }, { a: null }, remove],
  [
    'a needed key that lists values',
    { properties: { a: { enum: [1, 2] } }, required: ['a'] },
    { a: null },
    undefined
  ],
  ['what is not null', { properties: { a: text } }, { a: [] }, send('string')]
] as const) {
  test(`null in place of ${name}`, () => {
    assert.equal(toldAll(schema, value)[0]?.fix, fix ?? { id: 'choose', values: [1, 2] })
  })
}

// A secret is never repeated, not even in the form that would do; what shows nothing of it may be told.
for (const [name, schema, value, fix] of [
  ['a number for a text', text, 1234, send('string')],
  ['a text for a number', integer, '1234', send('integer')],
  ['a text for a list of numbers', { type: 'array', items: integer }, '1, 2', send('array')],
  ['a list of one', text, ['hunter2'], convert('unwrap', 'string')],
  ['an object as text', { type: 'object' }, '{"k":1}', convert('parse', 'object')],
  ['one for a list', { type: 'array', items: text }, 'hunter2', convert('wrap', 'array')],
  ['null', text, null, remove]
] as const) {
  test(`the form of a secret: ${name}`, () => {
    const schemas = { properties: { password: schema } }
    assert.equal(toldAll(schemas, { password: value })[0]?.fix, fix)
  })
}

// Who knows synonyms knows the words for a boolean, too.
for (const [values, value, put] of [
  [['yes', 'no'], true, 'yes'],
  [['on', 'off', 'auto'], false, 'off'],
  [['red', 'green'], true, undefined]
] as const) {
  test(`of ${JSON.stringify(values)} ${value} means ${put ?? 'none'}`, () => {
    const schema = { properties: { a: { enum: values } }, required: ['a'] }
    const issue = { path: ['a'], kind: 'choice', keyword: 'enum' } as const
    const fault = invalidArguments('t', { issues: [issue] })
    const [{ fix } = {}] = advise(fault, { schema, value: { a: value }, meant }).advice ?? []
    assert.is(fix?.id === 'put' ? fix.value : undefined, put)
  })
}

// A text has room for 24 long values: one that the caller may have meant is among them.
const many = [
  ...Array.from({ length: 24 }, (_, at) => `order.created${at}`),
  'plan_renewal',
  'plan_end'
]

const codes = Array.from({ length: 30 }, (_, at) => `c${at + 1}`)

for (const [name, values, value, first] of [
  ['those with a word of it first', many, 'renewal', 'plan_renewal'],
  ['those with most words of it first', many, 'end of plan', 'plan_end'],
  ['as they are listed where none has a word of it', many, 'quokka', 'order.created0'],
  ['as they are listed where 24 have room', many.slice(2), 'the renewal', 'order.created2'],
  ['as they are listed where more have room', codes, 'code 30', 'c1'],
  [
    'as they are listed to a secret',
    many,
    'renewal ghp_0123456789abcdefghij0123456789abcdef',
    'order.created0'
  ]
] as const) {
  test(`of many values to choose from: ${name}`, () => {
    const [{ fix } = {}] = toldAll({ properties: { a: { enum: values } } }, { a: value })
    assert.is(fix?.id === 'choose' ? fix.values[0] : undefined, first)
  })
}

test.run()

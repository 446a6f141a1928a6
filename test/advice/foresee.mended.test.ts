import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  closed,
  integer,
  lacks,
  linesFor,
  lists,
  open,
  refuses,
  text,
  wants,
  when
} from './lines.js'

const test = suite('advice/foresee.mended')

const listOf = (items: object): object => ({ type: 'array', items })

/** Where the arguments are exactly these, one key more is needed: so is seen what advice makes of a value. */
const asking = (properties: object, exactly: object): object => ({
  properties,
  ...when(
    {
      properties: Object.fromEntries(Object.entries(exactly).map(([k, v]) => [k, { const: v }])),
      required: Object.keys(exactly)
    },
    { required: ['more'] }
  )
})
const asked = '/more missing: add'

// docs/advice.md: "where the advice says exactly what a value becomes, the schema is asked again about the mended value".
for (const [name, schema, value, type, becomes, fix] of [
  ['a value is wrapped', listOf(integer), 5, 'array', [5], 'wrap'],
  ['a value is wrapped in its own form', listOf(integer), '5', 'array', [5], 'put [5]'],
  ['a text is split', listOf(text), 'x, yz', 'array', ['x', 'yz'], 'split'],
  ['a text is read as an array', listOf(text), ' ["x"] ', 'array', ['x'], 'parse'],
  ['a text is read as an object', { type: 'object' }, '{"k":[1]}', 'object', { k: [1] }, 'parse'],
  ['the only item is taken out', text, ['x'], 'string', 'x', 'unwrap'],
  ['what the only key holds is taken out', text, { id: 'x' }, 'string', 'x', 'unwrap id'],
  ['a text is put under a key', open({ id: text }, 'id'), 'x', 'object', { id: 'x' }, 'wrap id'],
  ['a boolean leaves its quotes', { type: 'boolean' }, 'true', 'boolean', true, 'put true'],
  ['null leaves its quotes', { type: 'null' }, 'null', 'null', null, 'put null']
] as const) {
  test(`what is seen when ${name}`, () => {
    const mended = `/a type: ${fix}`
    const about = { schema: asking({ a: schema }, { a: becomes }), value: { a: value } }
    assert.equal(linesFor(about, wants(type, '/a')), [mended, asked])
    // Each of two rules may say it: it is done once.
    assert.equal(linesFor(about, wants(type, '/a'), wants(type, '/a')), [mended, asked])
    const other = { schema: asking({ a: schema }, { a: 'other' }), value: { a: value } }
    assert.equal(linesFor(other, wants(type, '/a')), [mended])
  })
}

test('text that is no JSON is left as it is', () => {
  const changed = { if: { not: { properties: { a: { const: '{k: 1}' } } } } }
  const schema = { ...asking({ a: { type: 'object' } }, {}), ...changed }
  assert.equal(linesFor({ schema, value: { a: '{k: 1}' } }, wants('object', '/a')), [
    '/a type: parse'
  ])
})

test('what is taken out of one list keeps its index until then', () => {
  const schema = closed({ min_price: integer, max_price: integer }, 'min_price', 'max_price')
  const issues = [lacks('/min_price'), lacks('/max_price'), refuses('/price')]
  assert.equal(linesFor({ schema, value: { price: ['3', '9'] } }, ...issues), [
    '/min_price missing: /price/0 > /min_price',
    '/max_price missing: /price/1 > /max_price',
    '/price unexpected: remove',
    '/max_price type: put 9',
    '/min_price type: put 3'
  ])
})

for (const [name, schema, value, issues, wanted] of [
  [
    'the whole was text',
    closed({ n: integer }, 'n'),
    '{"n":"1"}',
    [wants('object', '')],
    [' type: parse', '/n type: put 1']
  ],
  [
    'the whole was the only item',
    closed({ n: integer }, 'n', 'm'),
    [{ n: 1 }],
    [wants('object', '')],
    [' type: unwrap', '/m missing: add']
  ],
  ['a constant is put for the whole', { const: 5 }, '6', [lists('', 5)], [' choice: put 5']],
  [
    'a key that came as null is left out',
    { properties: { a: text }, if: { required: ['a'] }, else: { required: ['more'] } },
    { a: null },
    [wants('string', '/a')],
    ['/a type: remove', asked]
  ],
  [
    'a refused key is left out',
    { ...closed({ n: integer }), if: { required: ['z'] }, else: { required: ['more'] } },
    { z: 1, n: {} },
    [refuses('/z')],
    ['/z unexpected: remove', asked]
  ],
  [
    'a key is renamed',
    asking({ color: text }, { color: 'x' }),
    { colour: 'x' },
    [lacks('/color')],
    ['/color missing: /colour > /color', asked]
  ],
  [
    'an object is made for a key that moves',
    {
      ...asking({ o: closed({ limit: integer }) }, { o: { limit: 1 } }),
      additionalProperties: false
    },
    { limit: 1 },
    [refuses('/limit')],
    ['/limit unexpected: /limit > /o/limit', asked]
  ],
  [
    'two objects are made for a key that moves',
    asking(
      { a: closed({ b: closed({ n: integer, m: integer }) }, 'b') },
      { a: { b: { n: 1, m: 2 } } }
    ),
    { n: 1, m: 2 },
    [lacks('/a')],
    ['/a/b/n missing: /n > /a/b/n', '/a/b/m missing: /m > /a/b/m', asked]
  ],
  [
    'a guess is not followed',
    asking({ color: integer }, { color: 1 }),
    { quokka: 1 },
    [lacks('/color')],
    ['/color missing: /quokka > /color?']
  ],
  [
    'the arguments are unwrapped',
    asking({ n: integer, m: integer }, { n: 1, m: 2 }),
    { args: { n: 1, m: 2 } },
    [lacks('/n')],
    ['/args unexpected: unwrap args', asked]
  ]
] as const) {
  test(`what is seen when ${name}`, () => {
    assert.equal(linesFor({ schema, value }, ...issues), wanted)
  })
}

test('the arguments themselves stay as they came', () => {
  const value = { a: '{"k":1}', colour: 'x' }
  linesFor(
    { schema: asking({ a: { type: 'object' }, color: text }, {}), value },
    wants('object', '/a'),
    lacks('/color')
  )
  assert.equal(value, { a: '{"k":1}', colour: 'x' })
})

test.run()

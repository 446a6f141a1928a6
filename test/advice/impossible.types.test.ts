import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll, toldOf, typed } from './unnamed.js'

const test = suite('advice/impossible.types')

const text = { type: 'string' }
const integer = { type: 'integer' }
const number = { type: 'number' }
const types = (...type: ReadonlyArray<string>): object => ({ type })
const all = (...allOf: ReadonlyArray<object>): object => ({ allOf })

/** Whether it is said of a place that nothing fits, and of all that is said of it. */
const isHopeless = (
  schema: object,
  a: unknown,
  more: object = {},
  beside: object = {}
): boolean => {
  const pieces = toldAll({ properties: { a: schema }, ...more }, { a, ...beside })
  assert.ok(pieces.length > 0)
  return pieces.some(({ expected }) => expected?.id === 'nothing')
}

// Issue 9, point 3: nothing fits where the types and listed values that are asked for exclude each other.
for (const [name, schema, value, wanted] of [
  ['two types', all(text, integer), true, true],
  ['a type that one of them has', all(text, integer), 5, true],
  ['two lists of types', all(types('string', 'null'), types('integer', 'boolean')), [], true],
  ['lists that share the last', all(types('string', 'null'), types('integer', 'null')), [], false],
  ['lists that share the first', all(types('null', 'string'), types('null', 'integer')), [], false],
  ['a number and an integer', all(number, integer), 'x', false],
  ['an integer and a number', all(integer, number), 'x', false],
  [
    'an integer among others, then a number',
    all(types('string', 'integer'), types('number', 'boolean')),
    [],
    false
  ],
  [
    'a number among others, then an integer',
    all(types('number', 'boolean'), types('string', 'integer')),
    [],
    false
  ],
  [
    'three lists, each two of which share one',
    all(types('string', 'integer'), types('integer', 'null'), types('null', 'string')),
    [],
    true
  ],
  [
    'three lists that share one',
    all(types('string', 'integer'), types('integer', 'null'), types('null', 'integer')),
    [],
    false
  ],
  ['a number, an integer, and a text', all(number, integer, text), [], true],
  ['a number, an integer, and a number', all(number, integer, number), [], false],
  ['a list of texts and an integer', all({ enum: ['x', 'y'] }, integer), 5, true],
  ['a constant of another type', all({ const: 'x' }, integer), 5, true],
  ['a list with one of the type', all({ enum: ['x', 1] }, integer), 5, false],
  ['a list of another that may be null', all({ enum: ['x', null] }, types('null')), 5, false],
  ['a type beside others that name none', all(text, { minLength: 2 }, { title: 'x' }), 5, false],
  ['a type in its own, and in a part', { ...text, ...all(integer) }, true, true],
  ['the same type twice', all(text, text), 5, false]
] as const) {
  test(`${wanted ? 'nothing' : 'something'} fits: ${name}`, () => {
    assert.is(isHopeless(schema, value), wanted)
  })
}

// What may cease to apply, or may not be meant, makes nothing impossible.
for (const [name, schema, more, beside] of [
  [
    'a key that is there',
    text,
    { dependentSchemas: { b: { properties: { a: integer } } } },
    { b: 1 }
  ],
  ['a branch that was chosen', { ...text, anyOf: [integer, { ...text, minLength: 9 }] }, {}, {}],
  [
    'a condition',
    text,
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    { if: { required: ['b'] }, then: { properties: { a: integer } } },
    { b: 1 }
  ]
] as const) {
  test(`what applies by ${name} excludes nothing`, () => {
    for (const value of [true, 5]) assert.not(isHopeless(schema, value, more, beside))
  })
}

test('of several patterns for a key nobody knows which is meant', () => {
  const patternProperties = { '^a': text, b$: integer }
  for (const [key, wanted] of [
    ['ax', 'string'],
    ['xb', 'integer']
  ] as const) {
    const [piece, ...more] = toldOf({ patternProperties }, { [key]: true }, typed([key], wanted))
    assert.equal(piece?.expected, { id: 'type', types: [wanted] })
    assert.is(more.length, 0)
  }
})

test('what matches is impossible only where nothing may', () => {
  const params = { minContains: 1 }
  for (const [contains, wanted] of [
    [false, { id: 'nothing' }],
    [{ not: {} }, { id: 'count', of: 'matching items', least: 1 }],
    [integer, { id: 'count', of: 'matching items', least: 1 }]
  ] as const) {
    const issue = { path: ['a'], kind: 'size', keyword: 'contains', params } as const
    const [piece] = toldOf({ properties: { a: { contains } } }, { a: [] }, issue)
    assert.equal(piece?.expected, wanted)
  }
})

test('of another rule than a type or a list it is told what it asks for', () => {
  const schema = { properties: { a: all(text, integer) } }
  const params = { comparison: '>=', limit: 3 }
  const issue = { path: ['a'], kind: 'range', keyword: 'minimum', params } as const
  const [piece] = toldOf(schema, { a: 1 }, issue)
  assert.equal(piece?.expected, { id: 'compare', comparison: '>=', limit: 3 })
})

test.run()

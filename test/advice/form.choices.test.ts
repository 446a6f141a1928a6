import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fieldOf } from './field.js'

const test = suite('advice/form.choices')

const text = { type: 'string' }
const a = { const: 'a', title: 'A' }
const array = { type: 'array' }

// protocols.md 1.6, "What `requestedSchema` may contain".
const fields: ReadonlyArray<readonly [string, unknown, unknown]> = [
  ['a list of no values', { enum: [] }, 'choices'],
  ['values of which one is an object', { enum: ['a', {}] }, 'choices'],
  ['a constant of null', { const: null }, 'choices'],
  [
    'values, also where a constant is among them',
    { enum: ['a', 'b'], const: 'a' },
    { ...text, enum: ['a', 'b'] }
  ],
  ['a union of nothing', { oneOf: [] }, 'unknown'],
  ['a union of null alone', { oneOf: [{ type: 'null' }] }, 'unknown'],
  ['constants of which one is a number', { oneOf: [a, { const: 1 }] }, 'unknown'],
  ['constants in anyOf', { anyOf: [a] }, { ...text, oneOf: [a] }],
  [
    'constants whose title is no text',
    { oneOf: [{ const: 'a', title: 5 }] },
    { ...text, oneOf: [{ const: 'a', title: 'a' }] }
  ],
  [
    'values of a list by reference',
    { ...array, items: { $ref: '#/$defs/hue' } },
    { ...array, items: { ...text, enum: ['red'] } }
  ],
  [
    'a list of one constant',
    { ...array, items: { const: 'a' } },
    { ...array, items: { ...text, enum: ['a'] } }
  ],
  ['a list of titled constants', { items: { oneOf: [a] } }, { ...array, items: { anyOf: [a] } }],
  ['a list of numbers to choose from', { ...array, items: { enum: [1] } }, 'list'],
  ['a list of anything', { ...array, items: true }, 'list'],
  ['a list of texts and numbers to choose from', { ...array, items: { enum: ['a', 1] } }, 'list'],
  [
    'sizes of a list',
    { ...array, items: { enum: ['a'] }, minItems: 0, maxItems: 1.5 },
    { ...array, items: { ...text, enum: ['a'] }, minItems: 0 }
  ]
]

for (const [what, schema, wanted] of fields) {
  test(`the field for ${what}`, () => assert.equal(fieldOf(schema), wanted))
}

const words = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => `v${at}`)

test('a list has as many values by default as a choice, and no more', () => {
  const items = { type: 'string', enum: ['v0'] }
  const of = (count: number): object => ({ ...array, items, default: words(count) })
  assert.equal(fieldOf(of(1_000)), of(1_000))
  assert.equal(fieldOf(of(1_001)), { ...array, items })
})

test('a list by default is a copy, so that nobody changes the schema', () => {
  const given = { ...array, items: { type: 'string', enum: ['a'] }, default: ['a'] }
  const field = fieldOf(given)
  assert.equal(field, given)
  assert.is.not(Object(field).default, given.default)
})

test('lists, titles beside the constants and defaults begin with 2025-11-25', () => {
  const list = { ...array, items: { ...text, enum: ['a'] } }
  const titled = { ...text, oneOf: [a] }
  const withDefaults: ReadonlyArray<object> = [
    { ...text, default: 'a' },
    { type: 'integer', default: 1 },
    { type: 'number', default: 1 },
    { ...text, enum: ['a'], default: 'a' }
  ]
  for (const version of ['2025-11-25', '2026-07-28'] as const) {
    assert.equal(fieldOf(list, { version }), list)
    assert.equal(fieldOf(titled, { version }), titled)
    for (const field of withDefaults) assert.equal(fieldOf(field, { version }), field)
  }
  const version = '2025-06-18'
  assert.is(fieldOf(list, { version }), 'list')
  assert.equal(fieldOf(titled, { version }), { ...text, enum: ['a'], enumNames: ['A'] })
  for (const field of withDefaults) assert.not.ok('default' in Object(fieldOf(field, { version })))
  const yes = { type: 'boolean', default: true }
  assert.equal(fieldOf(yes, { version }), yes)
})

test.run()

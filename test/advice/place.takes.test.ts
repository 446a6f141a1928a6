import type { Advice, Fix } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll, toldOf, typed } from './unnamed.js'

const test = suite('advice/place.takes')

const text = { type: 'string' }
const integer = { type: 'integer' }
const list = (items: unknown): object => ({ type: 'array', items })
const put = (value: string | number | ReadonlyArray<string>): Fix => ({ id: 'put', value })
const orNull = (schema: object): object => ({ anyOf: [schema, { type: 'null' }] })
const putAll = (...value: ReadonlyArray<number>): Fix => ({ id: 'put', value })
const $defs = { two: { ...list(integer), minItems: 2 } }
const wrap: Fix = { id: 'convert', how: 'wrap', to: 'array' }
const send = (...types: ReadonlyArray<string>): Fix => ({ id: 'send', types })

// Another form is advised only where the place takes it.
for (const [name, schema, value, fix] of [
  ['a number within limits', { ...integer, maximum: 5 }, '5', put(5)],
  ['a number beyond a limit', { ...integer, maximum: 5 }, '6', send('integer')],
  [
    'a number beyond the limit of a part',
    { ...integer, allOf: [{ maximum: 5 }] },
    '6',
    send('integer')
  ],
  ['an item that the list takes', list(integer), 5, wrap],
  ['an item that the list refuses', list({ ...integer, maximum: 4 }), 5, send('array')],
  [
    'an item that a part refuses',
    { ...list(integer), allOf: [{ items: { maximum: 4 } }] },
    5,
    send('array')
  ],
  [
    'more items than one, in a list or null',
    orNull({ ...list(integer), minItems: 2 }),
    '1,2',
    putAll(1, 2)
  ],
  ['the same by a reference', orNull({ $ref: '#/$defs/two' }), '1,2', putAll(1, 2)],
  ['the same of a part', orNull({ allOf: [{ $ref: '#/$defs/two' }] }), '1,2', putAll(1, 2)],
  [
    'one that no part takes',
    orNull({ allOf: [{ $ref: '#/$defs/two' }] }),
    '1,b',
    send('array', 'null')
  ],
  ['fewer items than a list wants', { ...list(integer), minItems: 3 }, '1,2', send('array')],
  [
    'fewer items than a list or null wants',
    orNull({ ...list(integer), minItems: 3 }),
    '1,2',
    send('array', 'null')
  ],
  [
    'one item where a list or null wants two',
    orNull({ ...list(integer), minItems: 2 }),
    1,
    send('array', 'null')
  ],
  ['more texts than a list takes', { ...list(text), maxItems: 1 }, 'a,b', wrap],
  ['an item of any list', { type: 'array' }, 'x', wrap],
  ['the only place of a tuple', { type: 'array', prefixItems: [text] }, 'x', wrap],
  // One value alone is not both of them.
  ['the first of two places', { type: 'array', prefixItems: [text, integer] }, 'x', send('array')],
  [
    'the second place of a tuple',
    { type: 'array', prefixItems: [text, integer] },
    { k: 1 },
    send('array')
  ],
  [
    'a list of such objects under an only key, though something in one is wrong',
    list({ type: 'object', properties: { a: integer, b: text }, required: ['a'] }),
    {
      item: [
        { a: 1, b: 'x' },
        { a: 'y', b: 'z' }
      ]
    },
    { id: 'convert', how: 'unwrap', to: 'array', key: 'item' }
  ],
  [
    'a list of other objects there',
    list({ type: 'object', properties: { a: integer, b: text }, required: ['a'] }),
    { item: [{ a: 1 }, { k: 'y', b: 'z', l: 1 }] },
    send('array')
  ],
  ['one of a list of two at least', { ...list(text), minItems: 2 }, 'x', send('array')]
] as const) {
  test(`a form that the place takes: ${name}`, () => {
    assert.equal(
      toldAll({ $defs, properties: { a: schema }, required: ['a'] }, { a: value })[0]?.fix,
      fix
    )
  })
}

// Of a union of lists nobody knows whose items are meant.
for (const [name, value, fix] of [
  ['an item of the first', 'x', wrap],
  ['an item of the second', 5, wrap],
  ['an item of neither', { k: 1 }, send('array')],
  ['an item of the second, to be written as a text in the first', 'true', wrap],
  ['yes or no, which is no text', true, send('array')]
] as const) {
  test(`for a union of lists: ${name}`, () => {
    const schema = { properties: { a: { anyOf: [list(text), list(integer)] } }, required: ['a'] }
    assert.equal(toldOf(schema, { a: value }, typed(['a'], 'array'))[0]?.fix, fix)
  })
}

// Each part of a text is asked for itself: one alone may be too few.
const split: Fix = { id: 'convert', how: 'split', to: 'array' }
const two = { minItems: 2 }
for (const [name, a, fix] of [
  ['a list of two texts', { ...list(text), ...two }, split],
  ['a list of two of anything', { type: 'array', ...two }, split],
  ['the only branch of a union', { anyOf: [{ ...list(text), ...two }] }, split],
  ['a list of texts, or null', { anyOf: [list(text), { type: 'null' }] }, split],
  ['a list of two numbers', { ...list(integer), ...two }, send('array')],
  ['a list of texts or of numbers', { anyOf: [list(text), list(integer)] }, split],
  [
    'a list of numbers or of booleans',
    { anyOf: [list(integer), list({ type: 'boolean' })] },
    send('array')
  ]
] as const) {
  test(`texts between commas for ${name}`, () => {
    const issue = typed(['a'], 'array')
    assert.equal(toldOf({ properties: { a } }, { a: 'x, y' }, issue)[0]?.fix, fix)
    // A part that says nothing of the items changes nothing.
    const beside = { properties: { a: { title: 'A' } }, allOf: [{ properties: { a } }] }
    assert.equal(toldOf(beside, { a: 'x, y' }, issue)[0]?.fix, fix)
  })
}

test('what stands under a pattern, which nobody runs, may not be meant', () => {
  const patternProperties = { '^a': integer, b$: text }
  const fixOf = (key: string, value: unknown, type: string): Advice['fix'] =>
    toldOf({ patternProperties }, { [key]: value }, typed([key], type))[0]?.fix
  assert.equal(fixOf('ax', '5', 'integer'), put(5))
  assert.equal(fixOf('xb', 5, 'string'), put('5'))
})

test.run()

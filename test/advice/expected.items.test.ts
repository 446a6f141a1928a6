import type { Advice, Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldOf, typed } from './unnamed.js'

const test = suite('advice/expected.items')

const integers = { type: 'array', items: { type: 'integer' } }
const expected = (a: object, issue: Issue, value: object = { a: true }): Advice['expected'] =>
  toldOf({ properties: { a }, required: ['a'] }, value, issue)[0]?.expected

const types = (...types: ReadonlyArray<string>): object => ({ id: 'type', types })

// What an array holds stands beside its type, and beside no other.
for (const [name, schema, type, wanted] of [
  ['a list', integers, 'array', { ...types('array'), items: ['integer'] }],
  [
    'a list of several types',
    { type: 'array', items: { type: ['string', 'null'] } },
    'array',
    { ...types('array'), items: ['string', 'null'] }
  ],
  [
    'a list or null',
    { ...integers, type: ['array', 'null'] },
    'array,null',
    { ...types('array', 'null'), items: ['integer'] }
  ],
  ['a list of anything', { type: 'array' }, 'array', types('array')],
  ['no list', { ...integers, type: 'object' }, 'object', types('object')],
  ['a list of which nobody says anything', {}, 'array', types('array')]
] as const) {
  test(`what holds ${name}`, () => {
    assert.equal(expected(schema, typed(['a'], type)), wanted)
  })
}

// What a missing key has to hold: its own values come before those that a validator lists, and these before its type.
for (const [name, schema, params, wanted] of [
  [
    'its values',
    { enum: ['b', 'c'] },
    { allowedValues: ['a', 'b'] },
    { id: 'one_of', values: ['b', 'c'] }
  ],
  [
    'listed values',
    { type: 'string' },
    { allowedValues: ['a', 'b'] },
    { id: 'one_of', values: ['a', 'b'] }
  ],
  ['its type', { type: 'string' }, { type: 'integer' }, types('string')],
  ['the type that is asked for', {}, { type: 'integer' }, types('integer')],
  ['nothing', {}, {}, undefined]
] as const) {
  test(`a missing key has to hold ${name}`, () => {
    const issue: Issue = { path: ['a'], kind: 'missing', keyword: 'required', params }
    assert.equal(expected(schema, issue, {}), wanted)
  })
}

test('a key that another needs has to hold what it holds', () => {
  const params = { property: 'b' }
  const issue = { path: ['a'], kind: 'dependency', keyword: 'dependentRequired', params } as const
  assert.equal(expected({ type: 'string' }, issue, { b: 1 }), types('string'))
})

// The words of a validator say no more of a key than ours, but of a value.
for (const [kind, wanted] of [
  ['missing', undefined],
  ['dependency', undefined],
  ['unexpected', undefined],
  ['type', { id: 'said', text: 'Not so.' }],
  ['pattern', { id: 'said', text: 'Not so.' }]
] as const) {
  test(`words of a validator where the kind is ${kind}`, () => {
    const value = kind === 'missing' || kind === 'dependency' ? {} : { a: 1 }
    assert.equal(expected({}, { path: ['a'], kind, message: 'Not so.' }, value), wanted)
  })
}

test.run()

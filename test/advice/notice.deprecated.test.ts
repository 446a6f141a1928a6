import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { noticed } from './noticed.js'

const test = suite('advice/notice.deprecated')

const text = { type: 'string' }
const old = { deprecated: true }
const both = (...of: ReadonlyArray<unknown>): object => ({
  allOf: of.map((a) => ({ properties: { a } }))
})
const one = (a: unknown, more: object = {}): object => ({ properties: { a }, ...more })

// 2020-12 Validation, section 9.3: "applications SHOULD consider the property to be deprecated" where it says so.
for (const [name, schema, wanted] of [
  ['one that speaks of it', one(old), ['a is deprecated']],
  ['one that denies it', one({ deprecated: false }), []],
  ['one that says it in a word', one({ deprecated: 'yes' }), []],
  ['all of two', both(old, old), ['a is deprecated']],
  ['the first of two', both(old, text), []],
  ['the last of two', both(text, old), []],
  ['what is no schema', both(old, true), []],
  ['a member of allOf', one({ allOf: [text, old] }), ['a is deprecated']],
  ['a branch', one({ allOf: [{ anyOf: [old, text] }] }), []],
  ['a reference', one({ $ref: '#/$defs/old' }, { $defs: { old } }), ['a is deprecated']],
  [
    'a dynamic reference',
    one({ $dynamicRef: '#old' }, { $defs: { old: { ...old, $dynamicAnchor: 'old' } } }),
    ['a is deprecated']
  ],
  ['a recursive reference', one({ $recursiveRef: '#' }, old), ['a is deprecated']],
  ['a reference that leads nowhere', one({ $ref: '#/$defs/old' }), []],
  ['one with its words', one({ ...old, description: 'Use b.' }), ['a is deprecated: Use b.']],
  ['one with words that are none', one({ ...old, description: 7 }), ['a is deprecated']],
  [
    'one with words beside it',
    one({ ...text, description: 'b', allOf: [old] }),
    ['a is deprecated']
  ],
  [
    'the last of two with words',
    both(old, { ...old, description: 'Use b.' }),
    ['a is deprecated: Use b.']
  ],
  [
    'the first of two with words',
    both({ ...old, description: 'Use b.' }, { ...old, description: 'Use c.' }),
    ['a is deprecated: Use b.']
  ],
  ['one that is required, too', one(old, { required: ['a'] }), ['a is deprecated']],
  ['only required', { required: ['a'] }, []]
] as const) {
  test(`a key is called deprecated by ${name}`, () =>
    assert.equal(noticed(schema, { a: 1 }), wanted))
}

test('the words of an author are kept to 300 characters', () => {
  const text = (length: number): string => 'x'.repeat(length)
  for (const [description, wanted] of [
    [text(300), text(300)],
    [text(301), `${text(299)}…`]
  ] as const) {
    assert.equal(noticed(one({ ...old, description }), { a: 1 }), [`a is deprecated: ${wanted}`])
  }
})

test('a deprecated key of many items is told of once', () => {
  assert.equal(noticed({ items: one(old) }, [{}, { a: 1 }, { a: 2 }]), ['1/a is deprecated'])
})

const label = { type: 'string', maxLength: 9 }
const vague = { additionalProperties: {} }

// Where a key that is not named may be known, its value tells whether another was meant.
for (const [name, schema, value, isSlip] of [
  ['of the type', one(label), 'x', true],
  ['of another type', one(label), 7, false],
  ['an integer for a number', one({ type: 'number' }), 7, true],
  ['a number for an integer', one({ type: 'integer' }), 7.5, false],
  ['one of several types', one({ type: ['string', 'null'] }), null, true],
  ['none of several types', one({ type: ['string', 'null'] }), 7, false],
  ['null where that is allowed', one({ type: 'string', nullable: true }), null, true],
  ['of the type of what is listed', one({ enum: ['x', 7] }), 8, true],
  ['of another type than what is listed', one({ enum: ['x', 7] }), null, false],
  ['anything where no type is asked for', one({}), [7], true],
  ['anything where nobody says more than a name', { required: ['a'] }, [7], true],
  ['of the type of one of two', both(label, { type: 'integer' }), 'x', false],
  ['of the type of both', both(label, text), 'x', true],
  ['of the type behind a reference', one({ $ref: '#/$defs/s' }, { $defs: { s: text } }), 'x', true],
  ['of another than that', one({ $ref: '#/$defs/s' }, { $defs: { s: text } }), 7, false],
  ['of the type of a branch', one({ anyOf: [text, { type: 'null' }] }), 7, true]
] as const) {
  test(`a slip may be meant for a key: ${name}`, () => {
    const json = JSON.stringify({ ...schema, ...vague })
    const long = JSON.parse(json.replaceAll('"a"', '"nights"'))
    assert.equal(noticed(long, { nigths: value }), isSlip ? ['nigths → nights'] : [])
  })
}

test('a slip is told whatever its value is, where every key is known', () => {
  assert.equal(noticed({ properties: { nights: text } }, { nigths: 7 }), ['nigths → nights'])
})

test.run()

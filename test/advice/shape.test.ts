import type { Advice } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf, onlyAdvice } from './advised.js'

const test = suite('advice/shape')

const text = { type: 'string' }
const on = (schema: unknown, a: unknown, defs: object = {}): Advice =>
  onlyAdvice({ properties: { a: schema }, $defs: defs }, { a })

// A union whose branches only list values is one list.
for (const [name, schema, wanted] of [
  ['constants', { anyOf: [{ const: 0 }, { const: 1 }, { const: 2 }] }, [0, 1, 2]],
  ['lists', { oneOf: [{ enum: ['p', 'q'] }, { const: 'r' }] }, ['p', 'q', 'r']],
  ['a reference to one', { anyOf: [{ $ref: '#/$defs/p' }, { const: 'r' }] }, ['p', 'q', 'r']]
] as const) {
  test(`a union of ${name}`, () => {
    const { expected } = on(schema, 'x', { p: { enum: ['p', 'q'] } })
    assert.equal(expected?.id === 'one_of' ? expected.values : undefined, wanted)
  })
}

// Effect writes a number so in each schema, though its decoder of values takes no such text.
const spelled = { type: 'string', enum: ['Infinity', '-Infinity', 'NaN'] }
test('the numbers that JSON has not are no choice beside a number', () => {
  const number = { anyOf: [{ type: 'number' }, spelled] }
  assert.equal(on(number, 'x').expected, { id: 'type', types: ['number'] })
  const { about } = on({ type: 'object', properties: { k: number } }, true)
  assert.is(about?.signature, '{ k?: number }')
  assert.is(on(spelled, 'x').expected?.id, 'one_of')
})

test('what takes null by OpenAPI is said to', () => {
  const { about } = on({ type: 'object', properties: { k: { ...text, nullable: true } } }, true)
  assert.is(about?.signature, '{ k?: string | null }')
  const other = on({ type: 'object', properties: { k: { ...text, nullable: false } } }, true)
  assert.is(other.about?.signature, '{ k?: string }')
})

// What holds a value in another form (docs/advice.md, the table of fixes).
for (const [type, value, fix] of [
  ['object', '{"a":1}', { id: 'convert', how: 'parse', to: 'object' }],
  ['object', ' {"a":1} ', { id: 'convert', how: 'parse', to: 'object' }],
  ['object', 'a}', { id: 'send', types: ['object'] }],
  ['object', '{a', { id: 'send', types: ['object'] }],
  ['object', '[1]', { id: 'send', types: ['object'] }],
  ['array', '[1]', { id: 'convert', how: 'parse', to: 'array' }],
  ['array', '[1', { id: 'send', types: ['array'] }],
  ['array', '{"a":1}', { id: 'send', types: ['array'] }],
  ['integer', '12', { id: 'put', value: 12 }],
  ['integer', ' 12 ', { id: 'put', value: 12 }],
  ['integer', '12.5', { id: 'send', types: ['integer'] }],
  ['integer', '9007199254740993', { id: 'send', types: ['integer'] }],
  ['integer', '1e3', { id: 'put', value: 1000 }],
  ['integer', '1e+3', { id: 'put', value: 1000 }],
  ['number', '-12.5', { id: 'put', value: -12.5 }],
  ['number', '1e400', { id: 'send', types: ['number'] }],
  ['number', '012', { id: 'send', types: ['number'] }],
  ['number', '.5', { id: 'send', types: ['number'] }],
  ['boolean', 'True', { id: 'put', value: true }],
  ['boolean', 'FALSE', { id: 'put', value: false }],
  ['boolean', 0, { id: 'put', value: false }],
  ['boolean', 2, { id: 'send', types: ['boolean'] }],
  ['string', 5, { id: 'put', value: '5' }],
  ['string', true, { id: 'put', value: 'true' }]
] as const) {
  test(`${JSON.stringify(value)} as ${type}`, () => {
    const schema = { properties: { a: { type } }, required: ['a'] }
    assert.equal(onlyAdvice(schema, { a: value }).fix, fix)
  })
}

const numbers = (count: number): string => Array.from({ length: count }, (_, at) => at).join(', ')

for (const [items, value, fix] of [
  ['integer', '1, 2', { id: 'put', value: [1, 2] }],
  ['integer', 5, { id: 'convert', how: 'wrap', to: 'array' }],
  ['integer', '5', { id: 'put', value: [5] }],
  ['string', 'a', { id: 'convert', how: 'wrap', to: 'array' }],
  ['string', 'a, b', { id: 'convert', how: 'split', to: 'array' }],
  ['string', 'a. b, c', { id: 'convert', how: 'wrap', to: 'array' }],
  ['string', 'a\nb, c', { id: 'convert', how: 'split', to: 'array', key: '\n' }],
  ['string', 'a,, b', { id: 'convert', how: 'wrap', to: 'array' }],
  ['string', '[a, b', { id: 'send', types: ['array'] }],
  ['integer', 'a, 2', { id: 'send', types: ['array'] }],
  ['integer', numbers(20), { id: 'put', value: Array.from({ length: 20 }, (_, at) => at) }],
  ['integer', numbers(21), { id: 'convert', how: 'split', to: 'array' }],
  ['integer', numbers(1_000), { id: 'convert', how: 'split', to: 'array' }],
  ['integer', numbers(1_001), { id: 'send', types: ['array'] }]
] as const) {
  test(`${JSON.stringify(value).slice(0, 60)} as a list of ${items}`, () => {
    const schema = { properties: { a: { type: 'array', items: { type: items } } }, required: ['a'] }
    assert.equal(adviceOf(schema, { a: value })[0]?.fix, fix)
  })
}

// A key that the only other object knows belongs there, whichever keyword refuses it.
for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
  test(`${keyword}: false closes an object`, () => {
    const closed = { [keyword]: false }
    const schema = {
      properties: { q: text, in: { properties: { deep: { type: 'boolean' } }, ...closed } },
      ...closed
    }
    const advice = adviceOf(schema, { q: 'a', deep: true })
    assert.equal(
      advice.map(({ fix }) => fix),
      [{ id: 'rename', from: ['deep'], to: ['in', 'deep'] }]
    )
    assert.equal(adviceOf(schema, { q: 'a', zzz: 1 })[0]?.fix, { id: 'remove' })
  })
}

test.run()

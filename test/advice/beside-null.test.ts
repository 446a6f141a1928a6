import type { Json } from '@toolfault/types/json'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/beside-null')

const none = { type: 'null' }
const sort = closed({ by: text, way: { enum: ['up', 'down'] } }, 'by')
const sorts = { type: 'array', items: sort }
const price = closed({ limit: { type: 'number' } }, 'limit')
const rows = closed({ rows: sorts }, 'rows')

// docs/advice.md, "The branch that was meant": what may be null is what stands beside it, as where nothing may be.
const cases: ReadonlyArray<readonly [string, object, Json, ReadonlyArray<string>]> = [
  [
    'an item with a mistake',
    sorts,
    { by: 'x', way: 'UP' },
    ['/v type: wrap', '/v/0/way choice: put "up"']
  ],
  ['what stands under its key', price, 450, ['/v type: wrap limit']],
  [
    'a list under its key',
    rows,
    [{ by: 'x', way: 'UP' }],
    ['/v type: wrap rows', '/v/rows/0/way choice: put "up"']
  ],
  ['a list of numbers in a text', { type: 'array', items: integer }, '1,2', ['/v type: put [1,2]']]
]

const ways: ReadonlyArray<readonly [string, (one: object) => object]> = [
  ['null behind it', (one) => ({ anyOf: [one, none], default: null })],
  ['null before it', (one) => ({ oneOf: [none, one] })],
  ['a list of types', (one) => ({ anyOf: [one, { type: ['null'] }] })],
  ['null as a constant', (one) => ({ anyOf: [{ const: null }, one] })],
  ['by a reference', () => ({ anyOf: [{ $ref: '#/$defs/One' }, none] })],
  ['of parts', () => ({ anyOf: [{ allOf: [{ $ref: '#/$defs/One' }] }, none] })]
]

for (const [what, one, v, wanted] of cases) {
  for (const [how, make] of ways) {
    test(`beside null is taken for what may be there: ${what}, ${how}`, () => {
      const schema = { ...closed({ v: make(one) }), $defs: { One: one } }
      assert.equal(linesOf(schema, { v }), wanted)
    })
  }
}

test('what is no item is not put into a list that may be null', () => {
  const schema = closed({ v: { anyOf: [sorts, none] } })
  assert.equal(linesOf(schema, { v: { q: 1 } }), ['/v type: send array,null'])
})

test('beside null and another nobody knows which was meant', () => {
  const schema = closed({ v: { anyOf: [price, { type: 'boolean' }, none] } })
  assert.equal(linesOf(schema, { v: 450 }), ['/v type: send object,boolean,null'])
})

test('a key goes into an object that was left out and may be null', () => {
  const schema = closed({ v: { anyOf: [price, none], default: null } })
  assert.equal(linesOf(schema, { limit: 4 }), ['/limit unexpected: /limit > /v/limit'])
})

test.run()

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { closed, text } from './lines.js'

const test = suite('advice/chosen.of')

const filter = {
  anyOf: [
    closed({ and: { type: 'array', items: { $ref: '#/$defs/filter' } } }, 'and'),
    closed({ not: { $ref: '#/$defs/filter' } }, 'not'),
    closed({ field: text, value: text }, 'field', 'value')
  ]
}
const schema = { $defs: { filter }, properties: { filter: { $ref: '#/$defs/filter' } } }

const ofIn = (value: unknown): unknown => adviceOf(schema, { filter: value })[0]?.chosen?.of

// As it would be read, `filter.and[0]` itself was taken for an object with `and`.
for (const [name, value, wanted] of [
  ['an object that matches no shape', { and: [{ b: 1 }] }, ['filter']],
  ['no object where one is wanted', { and: [null] }, ['filter']],
  ['a text where a list is wanted', { and: 'x' }, ['filter']],
  ['a scalar, which nobody takes for an object with keys', { field: 1, value: 'x' }, undefined]
] as const) {
  test(`what was taken for a branch is named beside ${name}`, () => {
    assert.equal(ofIn(value), wanted)
  })
}

test.run()

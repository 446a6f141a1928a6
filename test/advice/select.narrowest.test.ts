import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'

const test = suite('advice/select.narrowest')

const when = (then: object): object => ({
  if: { properties: { a: { const: 'x' } }, required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
  then: { properties: { d: then } }
})
const list = { type: 'array', items: { type: 'object', required: ['p'] } }
const tag = (type: string): object => ({
  properties: { type: { const: type } },
  required: ['type']
})
const ofType = (values: ReadonlyArray<string>): object => ({
  properties: { type: { enum: values } },
  anyOf: ['user', 'group'].map(tag)
})

// docs/advice.md, "One mistake, one line": of two rules of a place the one that asks for more says all.
for (const [name, schema, value, wanted] of [
  [
    'a condition and a union that takes more',
    { properties: { d: { oneOf: [list, { type: 'string' }] } }, ...when({ type: 'array' }) },
    { a: 'x', d: { p: 1 } },
    ['/d type: wrap']
  ],
  [
    'a condition and a list that has more',
    { properties: { d: { enum: ['p', 'q', 'r'] } }, ...when({ enum: ['r', 'q'] }) },
    { a: 'x', d: 'none of them' },
    ['/d choice: choose ["r","q"]']
  ],
  [
    'a condition that asks for an integer, where a number will do',
    { properties: { d: { type: 'number' } }, ...when({ type: 'integer' }) },
    { a: 'x', d: {} },
    ['/d type: send integer']
  ],
  [
    'a tag that is listed beside its union, in another order',
    { properties: { e: ofType(['group', 'user']) } },
    { e: { type: 'mention' } },
    ['/e/type choice: choose ["group","user"]']
  ],
  [
    'a tag that is listed beside its union, with another',
    { properties: { e: ofType(['group', 'user', 'mail']) } },
    { e: { type: 'mention' } },
    ['/e/type choice: choose ["user","group"]']
  ],
  [
    'two that each ask for something else',
    {
      properties: { d: { type: ['string', 'integer'] } },
      ...when({ type: ['string', 'boolean'] })
    },
    { a: 'x', d: [] },
    ['/d type: send string,boolean', '/d type: send string,integer']
  ]
] as const) {
  test(`${name}: what is asked of a place is told once`, () => {
    assert.equal(linesOf({ type: 'object', ...schema }, value), wanted)
  })
}

test.run()

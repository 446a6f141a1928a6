import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { signature } from './signed.js'

const test = suite('advice/schema/signature.lists')

const text = { type: 'string' }
const whole = { type: 'integer' }
const none = { type: 'null' }
const tuple = (item: unknown): object => ({ type: 'array', prefixItems: [item] })
const list = (items: unknown, more: object = {}): object => ({ type: 'array', items, ...more })
const nested = (hold: (item: unknown) => object, depth: number): unknown =>
  depth === 0 ? text : hold(nested(hold, depth - 1))
const needs = (key: string, value: unknown): object => ({
  type: 'object',
  properties: { [key]: value },
  required: [key]
})

// "As TypeScript would write it" (docs/advice.md, "The expected shape").
for (const [name, schema, wanted] of [
  ['a list', list(text), 'string[]'],
  ['a list of anything', { type: 'array' }, 'any[]'],
  ['a list of a union', list({ type: ['string', 'null'] }), '(string | null)[]'],
  ['a list of values', list({ enum: [1] }), '1[]'],
  ['a list of several values', list({ enum: [1, 2] }), '(1 | 2)[]'],
  [
    'a list of objects that hold unions',
    list(needs('a', { type: ['string', 'null'] })),
    '{ a: string | null }[]'
  ],
  [
    'a list of objects or others',
    list({ anyOf: [needs('a', text), needs('b', text)] }),
    '({ a: string } | { b: string })[]'
  ],
  ['a list of lists', list(list(whole)), 'integer[][]'],
  ['a list or null', { ...list(text), type: ['array', 'null'] }, 'string[] | null'],
  ['a tuple', { type: 'array', prefixItems: [text, whole] }, '[string, integer]'],
  ['a tuple and more', list(none, { prefixItems: [text] }), '[string, ...null[]]'],
  ['a tuple and nothing more', list(false, { prefixItems: [text] }), '[string]'],
  ['a tuple of draft-07', list([text, whole]), '[string, integer]'],
  ['an empty tuple', list([]), '[]'],
  [
    'a tuple of six',
    list([text, text, text, text, text, whole]),
    '[string, string, string, string, string, integer]'
  ],
  ['a list by reference', { $ref: '#/$defs/list' }, 'integer[]'],
  ['a list by allOf', { $ref: '#/$defs/both' }, 'boolean[]'],
  ['a list by allOf of a tuple', { type: 'array', allOf: [{ prefixItems: [text] }] }, '[string]'],
  [
    'a list by the seventh of allOf',
    { type: 'array', allOf: [{}, {}, {}, {}, {}, {}, { items: text }] },
    'any[]'
  ],
  [
    'a list by the sixth of allOf',
    { type: 'array', allOf: [{}, {}, {}, {}, {}, { items: text }] },
    'string[]'
  ],
  [
    'a tuple of seven',
    list([text, text, text, text, text, text, whole]),
    '[string, string, string, string, string, string, …]'
  ],
  ['a list or a text', { type: ['string', 'array'], items: whole }, 'integer[] | string'],
  ['a list or an object', { type: ['array', 'object'], items: whole }, 'object | integer[]'],
  ['lists in lists, four deep', nested(list, 4), 'string[][][][]'],
  ['lists in lists, six deep', nested(list, 6), 'string[][][][][][]'],
  ['tuples in tuples, six deep', nested(tuple, 6), '[[[[[[string]]]]]]'],
  [
    'objects in lists in an object',
    needs('f', list(needs('name', text))),
    '{ f: { name: string }[] }'
  ],
  ['a list that holds itself', { $ref: '#/$defs/lists' }, 'any[]'],
  ['a list by three references', { $ref: '#/$defs/r1' }, 'integer[]'],
  ['a list by four references', { $ref: '#/$defs/r2' }, 'any[]'],
  ['a union by four references', { $ref: '#/$defs/u3' }, 'integer[] | string'],
  ['a union by five references, its types', { $ref: '#/$defs/u4' }, 'any[] | string'],
  ['a union that holds itself', { $ref: '#/$defs/circle' }, 'any'],
  [
    'a map by allOf beside a pattern',
    { type: 'object', patternProperties: { x: text }, allOf: [{ additionalProperties: whole }] },
    'object'
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, string]>) {
  test(`the shape of ${name}`, () => {
    assert.is(signature(schema), wanted)
  })
}

test.run()

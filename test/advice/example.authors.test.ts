import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { examplesOf } from './examples.js'

const test = suite('advice/example.authors')

const date = '2026-01-31'
const day = { type: 'string', format: 'date' }
const none = { type: 'null' }
const long = (length: number): string => 'x'.repeat(length - 2)
const cycle: Record<string, unknown> = {}
cycle['self'] = cycle
const nested = (depth: number): object =>
  Array.from({ length: depth }).reduce<object>((inside) => ({ anyOf: [none, inside] }), day)

// "with an example from `examples`, `default` or a format table": the author's own first, none that would not do.
for (const [name, schema, wanted] of [
  ['the first of several', { type: 'integer', examples: [7, 8], example: 9, default: 10 }, 7],
  ['the one of OpenAPI', { type: 'integer', example: 9, default: 10 }, 9],
  ['the default', { type: 'integer', default: 10 }, 10],
  ['a default that says no', { type: 'boolean', default: false }, false],
  ['an example of zero', { type: 'integer', examples: [0] }, 0],
  ['the author before the format', { ...day, default: '2020-02-02' }, '2020-02-02'],
  ['examples that are no list', { ...day, examples: 'x' }, date],
  ['an empty text', { ...day, examples: [''], example: '', default: '' }, date],
  ['nothing', { type: ['string', 'null'], format: 'date', default: null }, date],
  ['the first that fits', { type: 'integer', examples: ['7', 7.5, 8] }, 8],
  ['the eighth', { type: 'integer', examples: ['', 'b', 'c', 'd', 'e', 'f', 'g', 8] }, 8],
  [
    'the ninth',
    { type: 'integer', examples: ['', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 9] },
    undefined
  ],
  ['one that is as long as may be', { ...day, example: long(200) }, long(200)],
  ['a longer one', { ...day, example: long(201) }, date],
  ['what holds itself', { format: 'date', example: cycle }, date],
  ['what is no JSON', { format: 'date', default: 7n }, date],
  ['a text of a format for what is no text', { type: 'integer', format: 'date' }, undefined],
  ['a format that is no name', { type: 'string', format: 5 }, undefined],
  ['a text of a format that is too long', { ...day, maxLength: 5 }, undefined],
  ['what another subschema shows', { format: 'f', allOf: [{ title: 'T' }, { default: 5 }] }, 5],
  ['what the only branch shows', { anyOf: [day] }, date],
  ['what the second branch shows', { anyOf: [none, day] }, date],
  ['what a branch shows that fits', { type: 'integer', oneOf: [day, { default: 5 }] }, 5],
  [
    'what stands behind a union that shows none',
    { anyOf: [none, { type: 'integer' }], allOf: [{ default: 5 }] },
    5
  ],
  [
    'what the eighth branch shows',
    { anyOf: [...Array.from({ length: 7 }, () => none), day] },
    date
  ],
  [
    'what the ninth branch shows',
    { anyOf: [...Array.from({ length: 8 }, () => none), day] },
    undefined
  ],
  ['what a union in a union in a union shows', nested(3), date],
  ['what is deeper than that', nested(4), undefined]
] as const satisfies ReadonlyArray<readonly [string, object, unknown]>) {
  test(`an example: ${name}`, () => {
    assert.equal(examplesOf({ a: schema }), { a: wanted })
    assert.equal(examplesOf({ a: { $comment: 'again', ...schema } }), { a: wanted })
  })
}

test.run()

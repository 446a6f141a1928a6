import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Said, surely } from './surely.js'

const test = suite('advice/schema/misfits.combined')

const text = { type: 'string' }
const whole = { type: 'integer' }
const types = (...wanted: ReadonlyArray<string>): Said[1] => ({ id: 'type', types: wanted })
const most = (limit: number): Said[1] => ({ id: 'compare', comparison: '<=', limit })
const needs = (...required: ReadonlyArray<string>): object => ({ required })

/** A condition; JSON Schema calls its halves so. */
const when = (test: unknown, holds: unknown, fails: unknown = true): object =>
  Object.fromEntries([
    ['if', test],
    ['then', holds],
    ['else', fails]
  ])

// What is surely wrong, by JSON Schema 2020-12, where no validator says it.
for (const [name, schema, value, wanted] of [
  ['then without a condition', Object.fromEntries([['then', needs('k')]]), {}, []],
  ['dependentSchemas of a list', { dependentSchemas: { 0: false } }, [1], []],
  [
    'allOf',
    { allOf: [{ minimum: 5 }, { maximum: 1 }] },
    3,
    [
      ['', { id: 'compare', comparison: '>=', limit: 5 }],
      ['', most(1)]
    ]
  ],
  ['allOf, which is no list', { allOf: { minimum: 5 } }, 3, []],
  ['anyOf', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 3, [['', types('string', 'null')]]],
  ['anyOf, of which one fits', { anyOf: [{ type: 'string' }, { minimum: 2 }] }, 3, []],
  ['oneOf', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 3, [['', types('string', 'null')]]],
  ['oneOf beside anyOf', { anyOf: [true], oneOf: [text] }, 3, [['', types('string')]]],
  [
    'not',
    { not: { minimum: 3 } },
    3,
    [['', { id: 'other_than', rules: [{ id: 'compare', comparison: '>=', limit: 3 }] }]]
  ],
  ['not, which is held', { not: { minimum: 3 } }, 2, []],
  ['not, with a pattern', { not: { pattern: 'a' } }, 'b', []],
  ['not true', { not: true }, 2, [['', { id: 'nothing' }]]],
  ['then', when(needs('k'), { properties: { k: whole } }), { k: 'a' }, [['k', types('integer')]]],
  [
    'else',
    when(needs('k'), false, { properties: { l: whole } }),
    { l: 'a' },
    [['l', types('integer')]]
  ],
  [
    'then, where a pattern tells',
    when({ properties: { k: { pattern: 'x' } } }, needs('l')),
    { k: 'a' },
    []
  ],
  [
    'else, whatever a pattern tells',
    when({ pattern: 'x', required: ['k'] }, true, needs('l')),
    {},
    [['l', 'missing']]
  ],
  ['$ref', { $ref: '#/$defs/n' }, 'a', [['', types('integer')]]],
  ['$ref beside others', { $ref: '#/$defs/n', maximum: 1 }, 3, [['', most(1)]]]
] as const satisfies ReadonlyArray<readonly [string, unknown, unknown, ReadonlyArray<Said>]>) {
  test(`what is surely wrong by ${name}`, () => {
    assert.equal(surely(schema, value, { $defs: { n: whole } }), wanted)
  })
}

test.run()

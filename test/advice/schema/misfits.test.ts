import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Said, surely } from './surely.js'

const test = suite('advice/schema/misfits')

const text = { type: 'string' }
const whole = { type: 'integer' }
const types = (...wanted: ReadonlyArray<string>): Said[1] => ({ id: 'type', types: wanted })
const count = (of: 'characters' | 'items' | 'keys', ends: object): Said[1] => ({
  id: 'count',
  of,
  ...ends
})
const most = (limit: number): Said[1] => ({ id: 'compare', comparison: '<=', limit })

// What is surely wrong, by JSON Schema 2020-12, where no validator says it.
for (const [name, schema, value, wanted] of [
  ['a type', text, 5, [['', types('string')]]],
  ['types', { type: ['string', 'null'] }, 5, [['', types('string', 'null')]]],
  ['null where it is not allowed', text, null, [['', types('string')]]],
  [
    'a wrong type and nothing more',
    { ...text, enum: ['x'], minimum: 9 },
    5,
    [['', types('string')]]
  ],
  ['false', { properties: { k: false } }, { k: 1 }, [['k', { id: 'nothing' }]]],
  ['enum', { enum: [1, 2] }, 3, [['', { id: 'one_of', values: [1, 2] }]]],
  ['const', { const: { k: 1 } }, { k: 2 }, [['', { id: 'one_of', values: [{ k: 1 }] }]]],
  ['minimum', { minimum: 3 }, 2, [['', { id: 'compare', comparison: '>=', limit: 3 }]]],
  ['maximum', { maximum: 3 }, 4, [['', most(3)]]],
  [
    'exclusiveMinimum',
    { exclusiveMinimum: 3 },
    3,
    [['', { id: 'compare', comparison: '>', limit: 3 }]]
  ],
  [
    'exclusiveMaximum',
    { exclusiveMaximum: 3 },
    3,
    [['', { id: 'compare', comparison: '<', limit: 3 }]]
  ],
  ['a limit that is none', { minimum: '3', maximum: null }, 2, []],
  ['minLength', { minLength: 2 }, 'a', [['', count('characters', { least: 2 })]]],
  ['maxLength', { maxLength: 1 }, 'ab', [['', count('characters', { most: 1 })]]],
  ['minItems', { minItems: 1 }, [], [['', count('items', { least: 1 })]]],
  ['maxItems', { maxItems: 1 }, [1, 2], [['', count('items', { most: 1 })]]],
  ['minProperties', { minProperties: 1 }, {}, [['', count('keys', { least: 1 })]]],
  ['maxProperties', { maxProperties: 1 }, { k: 1, l: 2 }, [['', count('keys', { most: 1 })]]],
  ['limits of what is no number', { minimum: 3, maximum: 1 }, 'x', []],
  ['sizes of another type', { minLength: 2, minItems: 2, minProperties: 2 }, 5, []],
  ['sizes of a text, of a list', { minLength: 9, minProperties: 9 }, [1], []],
  ['sizes of a list, of an object', { minLength: 9, minItems: 9, maxItems: 0 }, { k: 1 }, []],
  ['sizes of an object, of a text', { minItems: 9, maxItems: 0, minProperties: 9 }, 'x', []],
  ['a size that is none', { minLength: '2', maxLength: '0' }, 'a', []],
  ['sizes that are held', { minLength: 1, maxLength: 1 }, 'a', []],
  ['a pair of surrogates, which is one', { maxLength: 2 }, '\u{1f600}\u{1f600}', []],
  [
    'halves of pairs, which are each one',
    { maxLength: 1 },
    '\ud83d\ud83d',
    [['', count('characters', { most: 1 })]]
  ]
] as const satisfies ReadonlyArray<readonly [string, unknown, unknown, ReadonlyArray<Said>]>) {
  test(`what is surely wrong by ${name}`, () => {
    assert.equal(surely(schema, value, { $defs: { n: whole } }), wanted)
  })
}

test.run()

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { boolean, type Case, integer, list, object, text, told } from './chosen.js'

const test = suite('advice/union.choice')

/** An object that may have these keys. */
const known = (properties: object): object => ({ type: 'object', properties })

const times = <A>(count: number, one: A): ReadonlyArray<A> =>
  Array.from({ length: count }, () => one)

// docs/advice.md, "The branch that was meant": by type, then keys, then progress, then the fewest mistakes.
const cases: ReadonlyArray<Case> = [
  ['one branch alone is no choice', [object({ a: integer })], { a: 'x' }, ['a']],
  [
    'a branch without a type takes any',
    [text, { required: ['a'], properties: { a: integer } }],
    { a: 'x' },
    ['a 1 type']
  ],
  ['an integer is a number', [text, { type: 'number', minimum: 3 }], 1, ['1 type']],
  [
    'a fraction is no integer',
    [
      { type: 'integer', minimum: 3 },
      { type: 'number', minimum: 3 }
    ],
    1.5,
    ['1 type']
  ],
  [
    'a list is the one that takes most of its items by their type',
    [list(integer), list(text)],
    ['a', 'b', 1],
    ['2 1 progress']
  ],
  [
    'items by reference count as well',
    [list(integer), { $ref: '#/$defs/Texts' }],
    ['a', 'b', 1],
    ['2 1 progress']
  ],
  [
    'items of no type tell nothing',
    [list({ minLength: 9 }), list(text)],
    ['a', 'b', 1],
    ['2 1 progress']
  ],
  [
    'the 16th item tells',
    [list(integer), list(text)],
    [...times(8, 'a'), ...times(7, 1), 'a'],
    ['8 1 progress']
  ],
  [
    'the 17th item is not asked for its type',
    [list(integer), list(text)],
    [...times(8, 'a'), ...times(8, 1), 'a'],
    ['8 1 fewest']
  ],
  [
    'a lack in one branch and a mistake in the other are a tie',
    [object({ a: text }, { properties: { a: text, b: {} } }), object({ b: integer })],
    { b: 'x' },
    ['']
  ],
  [
    'a lack and a mistake in both are a tie',
    [object({ a: text, b: integer }), object({ b: boolean, c: text })],
    { b: 'x' },
    ['']
  ],
  [
    'where all that are as close find the same mistakes the first tells them',
    [object({ a: integer, b: list(text) }), object({ a: integer, b: list(text) }, { title: 'T' })],
    { a: 'x', b: [1] },
    ['a 0 fewest', 'b 0']
  ],
  [
    'also where each takes a key that is not there',
    [known({ a: integer, b: text }), known({ a: integer, c: text })],
    { a: 'x' },
    ['a 0 fewest']
  ],
  [
    'not where one takes a key that came and the other another',
    [known({ a: integer, b: text }), known({ a: integer, c: text })],
    { a: 'x', b: 'y', c: 'z' },
    ['']
  ],
  [
    'not where only one of the others finds the same',
    [known({ a: integer }), known({ a: integer }), known({ a: boolean })],
    { a: 'x' },
    ['']
  ],
  [
    'nor where one finds it elsewhere',
    [known({ a: integer, b: {} }), known({ a: {}, b: integer })],
    { a: 'x', b: 'y' },
    ['']
  ],
  [
    'nor by another rule',
    [known({ a: { minimum: 1 } }), known({ a: { exclusiveMinimum: 1 } })],
    { a: 0 },
    ['']
  ],
  [
    'nor with another limit',
    [
      known({ a: { type: 'integer', minimum: 1 }, b: integer }),
      known({ a: { type: 'integer', minimum: 2 }, b: integer })
    ],
    { a: 0, b: 'x' },
    ['']
  ],
  [
    'nor where a union in each failed beside it',
    [
      known({ a: { anyOf: [integer, boolean] }, b: integer }),
      known({ a: { anyOf: [integer, integer] }, b: integer })
    ],
    { a: 'x', b: 'y' },
    ['']
  ],
  [
    'nor where a union in each is all that failed',
    [known({ a: { anyOf: [integer, boolean] } }), known({ a: { anyOf: [integer, integer] } })],
    { a: 'x' },
    ['']
  ]
]

for (const [what, branches, value, wanted] of cases) {
  test(what, () => assert.equal(told(branches, value), wanted))
}

test.run()

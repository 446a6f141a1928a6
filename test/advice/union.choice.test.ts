import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { boolean, type Case, integer, list, object, text, told } from './chosen.js'

const test = suite('advice/union.choice')

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
  ]
]

for (const [what, branches, value, wanted] of cases) {
  test(what, () => assert.equal(told(branches, value), wanted))
}

test.run()

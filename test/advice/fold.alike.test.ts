import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, folded, items, params } from './folded.js'

const test = suite('advice/fold.alike')

const rows = [0, 1, 2, 3, 4, 5, 6]
const seven = (make: (isLast: boolean, nth: number) => Partial<Issue>): ReadonlyArray<Issue> =>
  rows.map((nth) => ({ ...at('r', `${nth}`), ...make(nth === 6, nth) }))
// As validators of other languages say it.
const bare = (kind: Issue['kind'], nth: number): Issue => ({ path: ['r', `${nth}`], kind, params })
const list = ['a']
const inner = { x: 1 }
const one = ['r.0 ×7 at 1 to 6']
const two = ['r.0 ×6 at 1 to 5', 'r.6']

// "Same rule, same parameters, same type received", and the same sentence where it is said.
for (const [what, issues, wanted] of [
  ['the last by another keyword', seven((isLast) => ({ keyword: isLast ? 'a' : 'b' })), two],
  ['the last of another kind', rows.map((nth) => bare(nth < 6 ? 'range' : 'size', nth)), two],
  ['the last with another parameter', seven((isLast) => ({ params: { a: isLast } })), two],
  ['the last with more', seven((isLast) => ({ params: isLast ? { a: 1, b: 2 } : { a: 1 } })), two],
  ['the last with fewer', seven((isLast) => ({ params: isLast ? { a: 1 } : { a: 1, b: 2 } })), two],
  [
    'the last with another object',
    seven((isLast) => ({ params: { a: isLast ? { x: 2 } : inner } })),
    two
  ],
  ['the last with none', seven((isLast) => (isLast ? { params: {} } : {})), two],
  ['equal parameters', seven(() => ({ params: { type: 'integer' } })), one],
  ['the same list', seven(() => ({ params: { list } })), one],
  ['sentences of nobody else', seven((_, nth) => ({ message: `m${nth}` })), one],
  ['one sentence of authors', seven(() => ({ keyword: 'errorMessage', message: 'm' })), one],
  [
    'the last in other words, of which no more is known',
    rows.map(
      (nth): Issue => ({ path: ['r', `${nth}`], kind: 'unknown', message: nth < 6 ? 'a' : 'b' })
    ),
    two
  ],
  [
    'the last under a name',
    [...items(0, 1, 2, 3, 4, 5), at('r', 'x')],
    ['r.0 ×6 at 1 to 5', 'r.x']
  ],
  ['no sentence of authors', seven(() => ({ keyword: 'errorMessage' })), one],
  [
    'the last in other words of an author',
    seven((isLast) => ({ keyword: 'errorMessage', message: isLast ? 'a' : 'b' })),
    two
  ],
  [
    'the last in other words of a check',
    seven((isLast) => ({ kind: 'rule', message: isLast ? 'a' : 'b' })),
    two
  ],
  [
    'words that repeat the caller',
    seven((_, nth) => ({ kind: 'rule', message: `m${nth}`, echo: true })),
    one
  ]
] as const) {
  test(`in a row: ${what}`, () => assert.equal(folded(issues), wanted))
}

const six = <A>(value: A): ReadonlyArray<A> => Array.from({ length: 6 }, () => value)
for (const [what, value, wanted] of [
  ['values of one type', [...six('a'), ''], one],
  ['the last of another type', [...six('a'), null], two],
  ['integers, and a number', [...six(1), 1.5], two],
  ['the last is not there', six('a'), two],
  ['none is there', [], one],
  ['the last is no JSON', [...six('a'), () => 1], two],
  ['none is JSON, and the last is not there', six(() => 1), two]
] as const) {
  test(`in a row: ${what}`, () => assert.equal(folded(items(...rows), { r: value }), wanted))
}

test.run()

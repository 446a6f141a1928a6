import type { Advice, Expected } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, unproven } from './made.js'

const test = suite('advice/repair/meet')

/** The value that is put at `a`, and how sure that is. */
const met = (a: unknown, expected: Expected | undefined): unknown => {
  const advice: Advice = { path: ['a'], kind: 'range', fix: { id: 'meet' } }
  const more = expected === undefined ? {} : { expected }
  return brief(unproven({ value: { a } }, { ...advice, ...more }))
}
const put = (value: unknown): unknown => [['guess', { op: 'replace', path: '/a', value }]]
const remove = (grade: string, ...indexes: ReadonlyArray<number>): unknown => [
  [grade, ...indexes.map((at) => ({ op: 'remove', path: `/a/${at}` }))]
]
const limit = (comparison: '<' | '<=' | '>' | '>=', wanted: number | string): Expected => ({
  id: 'compare',
  comparison,
  limit: wanted
})
const letters = (least: number, most: number): Expected => ({
  id: 'count',
  of: 'characters',
  least,
  most
})
const items = (most: number): Expected => ({ id: 'count', of: 'items', least: 1, most })

// docs/repair.md: a value at its limit, a text cut to its length; what has no next value stays as it is.
for (const [name, a, expected, wanted] of [
  ['at most', 9, limit('<=', 5), put(5)],
  ['at least', -9, limit('>=', -5), put(-5)],
  ['under a whole number', 9, limit('<', -5), put(-6)],
  ['under a fraction', 9, limit('<', -5.5), put(-6)],
  ['over a fraction', -9, limit('>', -5.5), put(-5)],
  ['at most a date', 9, limit('<=', '2026-01-01'), []],
  ['at least a text of a number', 9, limit('>=', '10'), []],
  ['a date at most a date', '2026-02-02', limit('<=', '2026-01-01'), []],
  ['a step of a fraction', 1.1, { id: 'multiple', of: 0.5 }, put(1)],
  ['a step of a tenth', 0.27, { id: 'multiple', of: 0.1 }, put(0.3)],
  ['a step of a cent', 19.999, { id: 'multiple', of: 0.01 }, put(20)],
  [
    'a step of a great number',
    9_007_199_254_740_990,
    { id: 'multiple', of: 3 },
    put(9_007_199_254_740_990)
  ],
  ['a step below zero', -7, { id: 'multiple', of: 5 }, put(-5)],
  ['no step', 7, { id: 'multiple', of: 0 }, []],
  ['a number of a number of letters', 7, letters(0, 1), []],
  ['a number, where nobody says what was expected', 7, undefined, []],
  ['a text, where nobody says what was expected', ' x ', undefined, []],
  ['a list, where nobody says what was expected', [1, 1], undefined, []],
  ['no letters', 'abc', letters(0, 0), put('')],
  ['as many letters', 'abc', letters(1, 3), []],
  ['one letter more', 'abcd', letters(1, 3), put('abc')],
  ['as many pairs of surrogates', '\u{1f600}\u{1f601}', letters(1, 2), []],
  ['one pair more', '\u{1f600}\u{1f601}\u{1f602}', letters(1, 2), put('\u{1f600}\u{1f601}')],
  ['too few letters, with a limit above', 'a', letters(2, 3), []],
  ['a long text with spaces', ' ab ', letters(0, 2), put(' a')],
  ['a text of a number of items', 'abc', items(1), []],
  ['no items', [1, 2], items(0), remove('guess', 1, 0)],
  ['as many items', [1, 2], items(2), []],
  ['one item more', [1, 2], items(1), remove('guess', 1)],
  ['items of a number of letters', [1, 2], letters(0, 1), []],
  ['items that come three times', [2, 1, 1, 2, 1], { id: 'distinct' }, remove('likely', 4, 3, 2)],
  ['items that are alike', [1, '1', true, [1], null], { id: 'distinct' }, []],
  ['null', null, limit('<', 3), []]
] as const satisfies ReadonlyArray<readonly [string, unknown, Expected | undefined, unknown]>) {
  test(`brought to its limit: ${name}`, () => assert.equal(met(a, expected), wanted))
}

test.run()

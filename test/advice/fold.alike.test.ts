import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments, type Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/fold.alike')

/** Each piece of advice: the place, and how many it stands for, from where to where. */
const folded = (issues: ReadonlyArray<Issue>, value?: unknown): ReadonlyArray<string> => {
  const about = value === undefined ? {} : { value }
  return (advise(invalidArguments('t', { issues }), about).advice ?? []).map(
    ({ at, count, last, next, path }) =>
      [
        path.join('.'),
        ...(count === undefined ? [] : [`×${count}`]),
        ...(at === undefined ? [] : [`at ${at}`]),
        ...(last === undefined ? [] : [`to ${last}`]),
        ...(next === undefined ? [] : [`then ${next.join(' ')}`])
      ].join(' ')
  )
}

const params = { type: 'integer' }
const at = (...path: Path): Issue => ({ path, kind: 'type', keyword: 'type', params })
const items = (...indexes: ReadonlyArray<number>): ReadonlyArray<Issue> =>
  indexes.map((index) => at('r', `${index}`))
const alone = (...indexes: ReadonlyArray<number>): ReadonlyArray<string> =>
  indexes.map((index) => `r.${index}`)

// docs/advice.md, "One mistake, one line": "The range is printed where the indexes are consecutive, else the first three."
for (const [what, issues, wanted] of [
  ['two in a row', items(0, 1), alone(0, 1)],
  ['three in a row', items(4, 5, 6), ['r.4 ×3 at 1 to 6']],
  ['five with gaps', items(0, 2, 4, 6, 8), alone(0, 2, 4, 6, 8)],
  ['six with gaps', items(0, 2, 4, 6, 8, 9), ['r.0 ×6 at 1 then 2 4']],
  ['six of which only the last leaves a gap', items(0, 1, 2, 3, 4, 6), ['r.0 ×6 at 1 then 1 2']],
  ['three, backwards', items(2, 1, 0), alone(2, 1, 0)],
  ['six, backwards', items(5, 4, 3, 2, 1, 0), ['r.5 ×6 at 1 then 4 3']],
  ['three of which one is said twice', items(0, 1, 2, 1), ['r.0 ×3 at 1 to 2']],
  ['what is said twice, and goes on', items(0, 1, 2, 1, 2, 3), ['r.0 ×4 at 1 to 3']],
  ['what was said before, out of order', items(0, 5, 1, 5, 2, 3), alone(0, 5, 1, 2, 3)],
  ['rows beside something else', [...items(0, 1, 2), at('x')], ['r.0 ×3 at 1 to 2', 'x']],
  ['the same, said three times', items(0, 0, 0), alone(0)],
  ['the same, said twice among others', [at('a'), at('b'), at('a')], ['a', 'b']],
  [
    'five where two indexes differ',
    [at('r', '0', '0'), at('r', '0', '1'), at('r', '1', '0'), at('r', '1', '1'), at('r', '2', '0')],
    ['r.0.0', 'r.0.1', 'r.1.0', 'r.1.1', 'r.2.0']
  ],
  [
    'six where two indexes differ',
    [
      at('r', '0', '0'),
      at('r', '0', '1'),
      at('r', '1', '0'),
      at('r', '1', '1'),
      at('r', '2', '0'),
      at('r', '2', '1')
    ],
    ['r.0.0 ×6']
  ],
  [
    'the outer index of two',
    [at('r', '7', '1'), at('r', '8', '1'), at('r', '9', '1')],
    ['r.7.1 ×3 at 1 to 9']
  ],
  ['unlike keys', [at('0', 'a'), at('1', 'b'), at('2', 'c')], ['0.a', '1.b', '2.c']],
  ['places of unlike depth', [at('0'), at('0', '1'), at('0', '1', '2')], ['0', '0.1', '0.1.2']],
  [
    'a place above the others',
    [at('r', '0'), ...'123456'.split('').map((row) => at('r', row, '0'))],
    ['r.0', 'r.1.0 ×6 at 1 to 6']
  ],
  ['what is no index', [at('r', '00'), at('r', '01'), at('r', '02')], ['r.00', 'r.01', 'r.02']]
] as const) {
  test(`like issues: ${what}`, () => assert.equal(folded(issues), wanted))
}

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

test('rows that break many rules, one after the other', () => {
  for (const rules of [8, 9, 20]) {
    const keys = Array.from({ length: rules }, (_, nth) => `k${nth}`)
    const issues = ['0', '1', '2', '3'].flatMap((row) => keys.map((key) => at(row, key)))
    assert.equal(
      folded(issues),
      keys.map((key) => `0.${key} ×4 at 0 to 3`)
    )
  }
})

test.run()

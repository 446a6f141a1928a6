import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { at, folded, items } from './folded.js'

const test = suite('advice/fold.rows')

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

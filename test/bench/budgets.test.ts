import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { against, isMet, limitOf, merged, rows } from './budgets.js'
import { reasoned, verdict } from './verdict.js'

const test = suite('bench/budgets')

test('a limit is met by itself, and by no figure that is none', () => {
  assert.ok(isMet('text, 1 error', 3) && !isMet('text, 1 error', 3.01))
  assert.ok(isMet('did you mean: hits', 95) && !isMet('did you mean: hits', 94))
  assert.not(isMet('text, 1 error', Number.NaN))
  assert.is(limitOf('did you mean: hits'), '≥ 95')
})

test('a figure stands before its limit, marked where that is not met', () => {
  assert.is(against(2, 'text, 1 error', '2.00'), '2.00 (≤ 3)')
  assert.is(against(4, 'text, 1 error', '4.00'), '4.00 ! (≤ 3)')
  assert.is(against(4, undefined, '4.00'), '4.00')
})

test('of several figures for one row the worse one counts, be it the least', () => {
  assert.equal(
    merged([
      { 'text, 1 error': 2, 'did you mean: hits': 99 },
      { 'text, 1 error': 4, 'did you mean: hits': 96 },
      { 'text, 1 error': 3 }
    ]),
    { 'text, 1 error': 4, 'did you mean: hits': 96 }
  )
  const unknown = merged([{ 'text, 1 error': 2 }, { 'text, 1 error': Number.NaN }])
  assert.not(isMet('text, 1 error', Number(unknown['text, 1 error'])))
})

test('each row has a line, and each that is not met or not measured a place for its reason', () => {
  const { after = [], rows: lines } = verdict({ 'text, 1 error': 2, 'text, 8 nested errors': 9 })
  assert.equal(
    lines.map(([name]) => name),
    rows
  )
  assert.equal(lines[0], ['text, 1 error', '≤ 3 × floor', '2', 'yes'])
  assert.equal(lines[1], ['text, 8 nested errors', '≤ 4 × floor', '9', 'no !'])
  assert.equal(lines[2]?.[3], 'not measured !')
  assert.is(after.length, rows.length - 1)
  assert.is(reasoned(after.join('\n')), after.join('\n'))
})

test.run()

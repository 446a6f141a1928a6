import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from '../house.js'
import { limitOf, rows, unitOf } from './budgets.js'
import { reasons } from './reasons.js'
import { reasoned } from './verdict.js'

const test = suite('bench/reasons')

const text = read('docs/benchmarks.md')

/** The lines of the table of budgets, by their rows. */
const lines = new Map(
  text
    .slice(text.indexOf('## Budgets'), text.indexOf('## What a reader can conclude'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', ...cells]) => [name, cells])
)

test('the page holds every row of the budget, with its limit and a figure', () => {
  for (const row of rows) {
    const [limit, got] = lines.get(row) ?? []
    assert.is(limit, `${limitOf(row)}${unitOf(row)}`, row)
    assert.match(got ?? '', /^\d/, row)
  }
})

test('a row that is met has no reason, and one that is not met has one', () => {
  for (const row of rows) {
    const met = lines.get(row)?.[2]
    assert.ok(met === 'yes' || met === 'no !', row)
    assert.is(reasons[row] !== undefined, met === 'no !', `${row}: ${met}`)
  }
})

test('the page holds the reasons as they stand: npm run bench -- --reasons', () => {
  assert.is(reasoned(text), text)
  const [row] = rows.filter((name) => reasons[name] !== undefined)
  const line = `- **${row ?? ''}**: `
  assert.is(row === undefined || reasoned(`${line}none`) !== `${line}none`, true)
})

test.run()

import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { answers } from './agreement/answers.js'
import { columns } from './agreement/columns.js'
import { discrepancies } from './agreement/compare.js'
import { columnNames } from './agreement/contract.js'
import { rows } from './agreement/rows.js'

const test = suite('sources/agreement')

test('the table has at least 70 rows, each with a name of its own', () => {
  assert.ok(rows.length >= 70, `${rows.length}`)
  assert.is(new Set(rows.map(({ name }) => name)).size, rows.length)
})

for (const row of rows) {
  const { bad, contract, deviations = {}, good, name } = row
  for (const column of columnNames) {
    const deviation = deviations[column]
    const isAbsent = deviation !== undefined && 'absent' in deviation
    test(`${name}: ${column} ${isAbsent ? 'takes' : 'refuses'} the value, and takes the mended one`, () => {
      const answer = answers[column]
      assert.is(answer(contract, bad).accepts, isAbsent)
      assert.equal(answer(contract, good), { accepts: true, sentences: [] })
    })

    const find = columns[column]
    if (find === undefined) continue
    test(`${name}: ${column}`, () => {
      const found = discrepancies(row, column, find(contract, bad))
      assert.ok(found.length === 0, found.join('\n'))
    })

    if (isAbsent) continue
    test(`${name}: ${column} keeps its own words`, () => {
      const { sentences } = answers[column](contract, bad)
      const message = find(contract, bad).issues[0]?.message
      assert.is(message === undefined, sentences.length === 0)
      if (message !== undefined) assert.ok(sentences.some((text) => text.includes(message)))
    })
  }
}

test.run()

import type { Findings } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { columnNames, columns } from './agreement/columns.js'
import { discrepancies } from './agreement/compare.js'
import { booking } from './agreement/contracts/booking.js'
import { listed, markdownRows } from './agreement/deviations.js'
import type { Deviation, Row } from './agreement/row.js'
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
    const { answer, find } = columns[column]
    test(`${name}: ${column} ${isAbsent ? 'takes' : 'refuses'} the value, and takes the mended one`, () => {
      assert.is(answer(contract, bad).accepts, isAbsent)
      assert.equal(answer(contract, good), { accepts: true, sentences: [] })
    })

    test(`${name}: ${column} ${deviation === undefined ? 'agrees' : 'deviates as listed'}`, () => {
      const wrong = discrepancies(row, column, find(contract, bad))
      assert.ok(wrong.length === 0, wrong.join('\n'))
    })

    if (isAbsent) continue
    test(`${name}: ${column} keeps its own words`, () => {
      const { sentences } = answer(contract, bad)
      const message = find(contract, bad).issues[0]?.message
      assert.is(message === undefined, sentences.length === 0)
      if (message !== undefined) assert.ok(sentences.some((text) => text.includes(message)))
    })
  }
}

const row: Row = {
  name: 'an example',
  contract: { ...booking, schema: {} },
  bad: { a: 1 },
  good: {},
  advice: [{ path: '/a', kind: 'unexpected', fix: { id: 'remove' } }],
  says: ['`a` is not an accepted key: remove `a`']
}

const agreeing: Findings = { issues: [{ path: ['a'], kind: 'unexpected' }] }

const other: Findings = { issues: [{ path: ['b'], kind: 'unexpected' }] }

const deviating = (deviation: Deviation): Row => ({ ...row, deviations: { ajv: deviation } })

const elsewhere: Deviation = {
  differs: 'has it elsewhere',
  yields: [{ path: '/b', kind: 'unexpected', fix: { id: 'remove' } }],
  says: ['`b` is not an accepted key: remove `b`']
}

test('what agrees is right where no deviation is listed, and wrong where one is', () => {
  assert.equal(discrepancies(row, 'ajv', agreeing), [])
  for (const deviation of [elsewhere, { absent: 'has no word for it' }]) {
    assert.is(discrepancies(deviating(deviation), 'ajv', agreeing).length, 1)
    assert.equal(discrepancies(deviating(deviation), 'cfworker', agreeing), [])
  }
})

test('what deviates is right only where it is listed, and just so', () => {
  assert.is(discrepancies(row, 'ajv', other).length, 2)
  assert.equal(discrepancies(deviating(elsewhere), 'ajv', other), [])
  const third: Findings = { issues: [{ path: ['c'], kind: 'unexpected' }] }
  assert.is(discrepancies(deviating(elsewhere), 'ajv', third).length, 2)
})

test('a value that is taken is right only where the rule is listed as absent', () => {
  const none: Findings = { issues: [] }
  assert.equal(discrepancies(deviating({ absent: 'has no word for it' }), 'ajv', none), [])
  assert.is(discrepancies(row, 'ajv', none).length, 1)
  assert.is(discrepancies(deviating(elsewhere), 'ajv', none).length, 1)
})

test('the listing holds every deviation once, those for one reason together', () => {
  const all = rows.flatMap(({ deviations = {}, name }) =>
    Object.keys(deviations).map((column) => `${column} ${name}`)
  )
  const shown = listed(rows).flatMap(({ column, rows: names }) =>
    names.map((name) => `${column} ${name}`)
  )
  assert.equal([...shown].sort(), [...all].sort())
  assert.is(markdownRows(rows).length, listed(rows).length)
  assert.equal(markdownRows([deviating(elsewhere), deviating({ absent: 'no a | b' })]), [
    '| `ajv` | other advice | has it elsewhere | an example |',
    '| `ajv` | takes the value | no a \\| b | an example |'
  ])
})

test.run()

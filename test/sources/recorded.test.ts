import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared } from '../corpus/shared.js'
import { frozen, reachable } from '../hostile/frozen.js'
import { expectedOf, readerOf } from './recorded/readers.js'
import { readRows } from './recorded/rows.js'
import { toldOf } from './recorded/told.js'

const test = suite('sources/recorded')

const rows = readRows()

test('all that was recorded is here, or nothing', () => {
  assert.is(rows.length, isShared ? 331 : 0)
})

test('every row has an expectation that was written by hand', () => {
  assert.equal(
    rows.filter((row) => expectedOf(row) === undefined).map(({ name }) => name),
    []
  )
})

for (const row of rows) {
  test(`reads ${row.validator}, ${row.name}`, () => {
    const output = frozen(row.output)
    const findings = readerOf(row).read(output)
    assert.equal(toldOf(findings.issues), expectedOf(row))
    // What the validator made, and what the caller sent, stays where it is.
    const theirs = new Set([...reachable(output), ...reachable(row.input)])
    assert.equal(
      [...reachable(findings)].filter((object) => theirs.has(object)),
      []
    )
  })
}

test.run()

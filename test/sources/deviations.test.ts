import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from '../house.js'
import { markdownRows } from './agreement/deviations.js'
import { rows } from './agreement/rows.js'

const test = suite('sources/deviations')

test('the page of the sources prints every deviation, and no other', () => {
  const page = read('docs/sources/README.md')
  const [, table = ''] = page.split('<!-- table: node tools/agreement-table.mjs -->')
  const [inside = ''] = table.split('<!-- end of table -->')
  const printed = inside.split('\n').filter((line) => line.startsWith('| `'))
  assert.equal(printed, markdownRows(rows))
})

test('the page names how many rows there are', () => {
  assert.match(read('docs/sources/README.md'), `one table of ${rows.length} rows`)
})

test.run()

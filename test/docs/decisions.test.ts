import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { files, read } from '../house.js'

const test = suite('docs/decisions')

const pages = files('docs/decisions', '.md').map((page) => page.slice('docs/decisions/'.length))

test('the index leads to every page, in order, and to no other', () => {
  const linked = [...read('docs/decisions/README.md').matchAll(/^\| \[\d+\]\(([^)]+)\)/gm)]
  const numbered = pages.filter((page) => /^\d{3}-/.test(page))
  assert.ok(numbered.length >= 13)
  assert.equal(
    linked.map(([, page]) => page),
    numbered
  )
  for (const page of numbered) {
    assert.match(read(`docs/decisions/${page}`), new RegExp(`^# ${page.slice(0, 3)} `))
  }
})

/** How many rows each text has. */
const sizes = { M: 12, A: 18, O: 12, V: 15, N: 12, X: 2 }

test('every row stands once on the page of the rows, in order', () => {
  const rows = Object.entries(sizes).flatMap(([id, count]) =>
    Array.from({ length: count }, (_, at) => `${id}${at + 1}`)
  )
  const told = [...read('docs/decisions/rows.md').matchAll(/^\| ([A-Z]\d+) \| .+ \| .+ \|$/gm)]
  assert.equal(
    told.map(([, row]) => row),
    rows
  )
})

test.run()

// Writes the deviations of test/sources/agreement into the table of docs/sources/README.md.
//   node tools/agreement-table.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { markdownRows } from '../test/.dist/sources/agreement/deviations.js'
import { rows } from '../test/.dist/sources/agreement/rows.js'

const page = new URL('../docs/sources/README.md', import.meta.url)
const marks = ['<!-- table: node tools/agreement-table.mjs -->', '<!-- end of table -->']
const old = readFileSync(page, 'utf8')
const [begin, end] = marks.map((mark) => old.indexOf(mark))
if (begin < 0 || end < begin) {
  console.error('docs/sources/README.md has lost the marks of its table')
  process.exit(2)
}
const head = '| validator | what | why | where |\n|---|---|---|---|'
const table = [marks[0], '', head, ...markdownRows(rows), '', ''].join('\n')
writeFileSync(page, `${old.slice(0, begin)}${table}${old.slice(end)}`)

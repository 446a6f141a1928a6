// Writes what each wire keeps and loses into its page, and what becomes of a fault from each to each.
//   node tools/losses-table.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs'
import { wires } from '@toolfault/protocols/translate'
import { lossesOf, matrix } from '../test/.dist/protocols/translate/tables.js'

const pages = [
  ...wires.map((wire) => ({ page: `docs/formats/${wire}.md`, name: wire, table: lossesOf(wire) })),
  { page: 'docs/matrix.md', name: 'matrix', table: matrix() }
]

let isBehind = false
for (const { name, page, table } of pages) {
  const file = new URL(`../${page}`, import.meta.url)
  const old = readFileSync(file, 'utf8')
  const marks = [`<!-- losses:${name} -->`, '<!-- /losses -->']
  const [begin, end] = marks.map((mark) => old.indexOf(mark))
  if (begin < 0 || end < begin) {
    console.error(`${page} has lost the marks of its table`)
    process.exit(2)
  }
  const text = `${old.slice(0, begin)}${marks[0]}\n\n${table}\n\n${old.slice(end)}`
  if (text === old) continue
  isBehind = true
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else console.error(`${page} is behind what is kept: npm run docs:table`)
}
if (isBehind && process.argv.includes('--check')) process.exit(1)

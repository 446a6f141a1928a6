// Writes what each entry point weighs into docs/sizes.md.
//   node tools/sizes-table.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { read, sizesOf } from './sizes/entries.mjs'

const page = new URL('../docs/sizes.md', import.meta.url)
const marks = ['<!-- table: node tools/sizes-table.mjs -->', '<!-- end of table -->']
const old = readFileSync(page, 'utf8')
const [begin, end] = marks.map((mark) => old.indexOf(mark))
if (begin < 0 || end < begin) {
  console.error('docs/sizes.md has lost the marks of its table')
  process.exit(2)
}
const { budgets, external } = read()
const rows = Object.entries(await sizesOf(external)).map(
  ([name, size]) => `| \`${name}\` | ${size} | ${budgets[name] ?? ''} |`
)
const table = ['| entry point | bytes | budget |', '|---|--:|--:|', ...rows].join('\n')
writeFileSync(page, `${old.slice(0, begin)}${marks[0]}\n\n${table}\n\n${old.slice(end)}`)

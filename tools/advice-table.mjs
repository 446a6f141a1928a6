// Writes what is said of each case of test/advice/table into the table of docs/advice.md.
//   node tools/advice-table.mjs [--check]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'

const page = new URL('../docs/advice.md', import.meta.url)
const folder = new URL('../test/advice/table/', import.meta.url)

/** Every message begins so; the page says it once. */
const head = 'Invalid arguments for tool demo:'

const dialects = {
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema'
}

const decide = judge(compile)

const said = ({ draft, repeat, schema, value }) => {
  const inputSchema = draft === undefined ? schema : { $schema: dialects[draft], ...schema }
  const args =
    repeat === undefined
      ? value
      : { ...value, [repeat.key]: Array(repeat.times).fill(value[repeat.key][0]) }
  const verdict = decide({ name: 'demo', inputSchema }, args)
  return verdict.valid ? '' : digest(verdict.fault)
}

/** Text as it stands in a cell: outside of code, nothing of it may be taken for Markdown or HTML. */
const cell = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\*_[\]<&]/g, escaped)))
    .join('')
    .replaceAll('|', '\\|')
    .replaceAll('\n', '<br>')

const escaped = (sign) => (sign === '<' ? '&lt;' : sign === '&' ? '&amp;' : `\\${sign}`)

let count = 0
let characters = 0

const row = (one) => {
  const text = said(one)
  count++
  characters += text.length
  return `| ${cell(one.name)} | ${cell(text.startsWith(head) ? text.slice(head.length).trim() : text)} |`
}

const sections = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'expressions.json')
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  .sort((a, b) => a.order - b.order)
  .map(({ cases, title }) =>
    [`### ${title}`, '', '| case | message |', '|---|---|', ...cases.map(row)].join('\n')
  )

const marks = ['<!-- table: node tools/advice-table.mjs -->', '<!-- end of table -->']
const old = readFileSync(page, 'utf8')
const [begin, end] = marks.map((mark) => old.indexOf(mark))
if (begin < 0 || end < begin) {
  console.error('docs/advice.md has lost the marks of its table')
  process.exit(2)
}
const summary = `${count} cases; ${Math.round(characters / count)} characters on the average, the head included.`
const text = `${old.slice(0, begin)}${marks[0]}\n\n${summary}\n\n${sections.join('\n\n')}\n\n${old.slice(end)}`
if (process.argv.includes('--check')) {
  if (text !== old) {
    console.error('docs/advice.md is behind what is said: npm run docs:table')
    process.exitCode = 1
  }
} else writeFileSync(page, text)

// Bundles what a user imports, minified and gzipped, and fails where a budget is exceeded.
//   node tools/sizes.mjs [--update]      the rows of the design, and every entry point
//   node tools/sizes.mjs --json FILE     the sizes alone, of the imports in another file like sizes.json
//   node tools/sizes.mjs --entries [FILE]  every entry point alone, with the budgets of another entries.json
import { readFileSync, writeFileSync } from 'node:fs'
import { budgetFor, file as entriesFile, lines, read, sizesOf } from './sizes/entries.mjs'
import { weighed } from './sizes/weigh.mjs'

const file = new URL('./sizes.json', import.meta.url)
const after = (option) => {
  const at = process.argv.indexOf(option)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}
const other = after('--json')
const entriesOnly = after('--entries')
const update = process.argv.includes('--update')
let over = 0

/** The rows of the design: `max` holds what was reached, `goal` is where it has to come down to. */
const rows = async (from) => {
  const budgets = JSON.parse(readFileSync(from, 'utf8'))
  const sizes = {}
  for (const [name, { code, external }] of Object.entries(budgets)) {
    sizes[name] = await weighed(code, external)
  }
  return { budgets, sizes }
}

const designed = async () => {
  const { budgets, sizes } = await rows(file)
  for (const [name, size] of Object.entries(sizes)) {
    const { goal, max } = budgets[name]
    if (size > max) over++
    console.log(
      `${size > max ? 'OVER' : 'ok  '} ${name.padEnd(48)} ${size} of ${max}, goal ${goal}`
    )
    budgets[name].max = Math.ceil((size * 1.05) / 10) * 10
  }
  if (update) writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`)
}

const entries = async (from) => {
  const { about, budgets, external } = read(from)
  const sizes = await sizesOf(external)
  const said = lines(sizes, budgets)
  console.log(said.join('\n'))
  over += said.filter((line) => line.startsWith('OVER')).length
  if (!update) return
  const made = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, budgetFor(size)])
  )
  writeFileSync(entriesFile, `${JSON.stringify({ about, external, budgets: made }, null, 2)}\n`)
}

if (other !== undefined) console.log(JSON.stringify((await rows(other)).sizes))
else {
  if (entriesOnly === undefined) await designed()
  await entries(entriesOnly || entriesFile)
}
process.exitCode = over > 0 && !update ? 1 : 0

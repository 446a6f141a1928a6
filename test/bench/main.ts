import { readFileSync, writeFileSync } from 'node:fs'
import { merged } from './budgets.js'
import { measured } from './measured.js'
import { page } from './page.js'
import { plain } from './table.js'
import { reasoned, verdict } from './verdict.js'

// Prints every row of the budget (design section 6) beside what peers reach.
//   npm run bench [-- --markdown]     --markdown writes docs/benchmarks.md as well
//   npm run bench -- --reasons        measures nothing: the reasons of reasons.ts alone go to the page
//   npm run bench:long                more rounds, every case of the corpus
const file = new URL('../../../docs/benchmarks.md', import.meta.url)

if (process.argv.includes('--reasons')) {
  writeFileSync(file, reasoned(readFileSync(file, 'utf8')))
} else {
  const isLong = process.argv.includes('--long')
  const begun = performance.now()
  const tables = measured(isLong)
  const budget = verdict(merged(tables.map(({ measured = {} }) => measured)))
  console.log(`${plain(budget)}\n\n${Math.round((performance.now() - begun) / 1000)} s in all`)
  if (process.argv.includes('--markdown')) {
    const command = `npm run ${isLong ? 'bench:long' : 'bench'} -- --markdown`
    writeFileSync(file, page(budget, tables, command))
  }
}

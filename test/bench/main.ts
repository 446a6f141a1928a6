import { writeFileSync } from 'node:fs'
import { corpus } from './corpus.js'
import { guesses } from './guesses.js'
import { injections, secrets } from './hostile.js'
import { kept } from './kept.js'
import { page } from './page.js'
import { sizes } from './sizes.js'
import { type Pace, speed } from './speed.js'
import { plain, type Table } from './table.js'

// Prints every row of the budget (design section 6) beside what peers reach.
//   npm run bench [-- --markdown]     --markdown writes docs/benchmarks.md as well
//   npm run bench:long                more rounds, every case of the corpus
const isLong = process.argv.includes('--long')
const short: Pace = { rounds: 5, time: 12e6 }
const long: Pace = { rounds: 9, time: 150e6 }

const tables: Array<Table> = []
const show = (table: Table | undefined): void => {
  if (table === undefined) return
  tables.push(table)
  console.log(`${plain(table)}\n`)
}

// First, while the heap is small: each of its figures takes two full collections.
show(kept())
show(secrets())
show(injections())
show(guesses())
show(sizes())
show(corpus(isLong ? 1 : 6))
for (const table of await speed(isLong ? long : short)) show(table)
if (process.argv.includes('--markdown')) {
  writeFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), page(tables))
}

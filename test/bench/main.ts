import { writeFileSync } from 'node:fs'
import { merged } from './budgets.js'
import { causes } from './causes.js'
import type { Pace } from './clock.js'
import { corpus } from './corpus.js'
import { decoding, foreign } from './decoding.js'
import { growth } from './growth.js'
import { guesses } from './guesses.js'
import { injections, secrets } from './hostile.js'
import { hyperjump } from './hyperjump.js'
import { kept } from './kept.js'
import { page } from './page.js'
import { sizes } from './sizes.js'
import { speed } from './speed.js'
import { plain, type Table } from './table.js'
import { translating } from './translating.js'
import { verdict } from './verdict.js'

// Prints every row of the budget (design section 6) beside what peers reach.
//   npm run bench [-- --markdown]     --markdown writes docs/benchmarks.md as well
//   npm run bench:long                more rounds, every case of the corpus
const isLong = process.argv.includes('--long')
const short: Pace = { rounds: 5, time: 12e6 }
const long: Pace = { rounds: 9, time: 150e6 }
const pace = isLong ? long : short

const tables: Array<Table> = []
const show = (...more: ReadonlyArray<Table | undefined>): void => {
  for (const table of more) {
    if (table === undefined) continue
    tables.push(table)
    console.log(`${plain(table)}\n`)
  }
}
const begun = performance.now()

// First, while the heap is small: each of its figures takes two full collections.
show(kept(), secrets(), injections(), guesses(), causes(), sizes(), corpus(isLong ? 1 : 6))
show(decoding(), foreign(), translating())
show(...speed(pace), hyperjump())
show(...growth(isLong ? long : { rounds: 3, time: 12e6 }))

const budget = verdict(merged(tables.flatMap(({ measured = {} }) => [measured])))
console.log(`${plain(budget)}\n\n${Math.round((performance.now() - begun) / 1000)} s in all`)
if (process.argv.includes('--markdown')) {
  const command = `npm run ${isLong ? 'bench:long' : 'bench'} -- --markdown`
  const file = new URL('../../../docs/benchmarks.md', import.meta.url)
  writeFileSync(file, page(budget, tables, command))
}

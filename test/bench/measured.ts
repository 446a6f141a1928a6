import { causes } from './causes.js'
import type { Pace } from './clock.js'
import { corpus } from './corpus.js'
import { decoding, foreign } from './decoding.js'
import { growth } from './growth.js'
import { guesses } from './guesses.js'
import { injections, secrets } from './hostile.js'
import { hyperjump } from './hyperjump.js'
import { kept } from './kept.js'
import { parts } from './parts.js'
import { sizes } from './sizes.js'
import { speed } from './speed.js'
import { plain, type Table } from './table.js'
import { translating } from './translating.js'

const short: Pace = { rounds: 5, time: 12e6, warm: 300e6 }
const shortGrowth: Pace = { rounds: 3, time: 12e6 }
const long: Pace = { rounds: 9, time: 150e6, warm: 300e6 }
const longGrowth: Pace = { rounds: 5, time: 50e6 }

/** Every table, printed as it is there; a long run looks longer, and at every case of the corpus. */
export const measured = (isLong: boolean): ReadonlyArray<Table> => {
  const pace = isLong ? long : short
  const tables: Array<Table> = []
  const show = (...more: ReadonlyArray<Table | undefined>): void => {
    for (const table of more) {
      if (table === undefined) continue
      tables.push(table)
      console.log(`${plain(table)}\n`)
    }
  }
  // First, while the heap is small: each of its figures takes two full collections.
  show(kept(), causes(), secrets(), injections(), guesses(), sizes(), corpus(isLong ? 1 : 6))
  show(decoding(), foreign(), translating())
  show(...speed(pace), parts(pace), hyperjump())
  show(...growth(isLong ? longGrowth : shortGrowth))
  return tables
}

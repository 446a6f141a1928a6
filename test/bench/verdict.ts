import { type Budgeted, isMet, limitOf, type Measured, rows, unitOf } from './budgets.js'
import { reasons } from './reasons.js'
import { type Row, ratio, type Table } from './table.js'

/** Every row of the budget: the limit, what this run reached, and whether it is met. */
export const verdict = (measured: Measured): Table => {
  const met = rows.filter((row) => isMet(row, measured[row] ?? Number.NaN))
  return {
    title: 'Budgets',
    note: `Every limit of the design beside what this run reached: ${met.length} of ${rows.length} are met.`,
    head: ['', 'budget', 'measured', 'met'],
    rows: rows.map((row): Row => {
      const got = measured[row]
      const limit = `${limitOf(row)}${unitOf(row)}`
      if (got === undefined) return [row, limit, '–', 'not measured !']
      return [
        row,
        limit,
        Number.isInteger(got) ? `${got}` : ratio(got),
        isMet(row, got) ? 'yes' : 'no !'
      ]
    }),
    after: unmet(measured)
  }
}

/** Why a row is not met, for each that is not, as far as somebody found out. */
const unmet = (measured: Measured): ReadonlyArray<string> =>
  rows.filter((row) => !isMet(row, measured[row] ?? Number.NaN)).map(reasonOf)

const reasonOf = (row: Budgeted): string => `${before(row)}${reasons[row] ?? 'no reason is known.'}`

const before = (row: Budgeted): string => `- **${row}**: `

/** A page with the reasons as they stand now, and the figures that it had. */
export const reasoned = (page: string): string =>
  page
    .split('\n')
    .map((line) => {
      const row = rows.find((name) => line.startsWith(before(name)))
      return row === undefined ? line : reasonOf(row)
    })
    .join('\n')

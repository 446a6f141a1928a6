import { type ColumnName, columnNames } from './columns.js'
import type { Row } from './row.js'

/** Validators that deviate for one reason, and where. */
export interface Listed {
  readonly column: ColumnName
  readonly how: 'absent' | 'differs'
  readonly reason: string
  readonly rows: ReadonlyArray<string>
}

/** The deviations of a table, those of one validator for one reason together, in the table's order. */
export const listed = (rows: ReadonlyArray<Row>): ReadonlyArray<Listed> =>
  columnNames.flatMap((column) => {
    const found = new Map<string, Listed>()
    for (const { deviations, name } of rows) {
      const deviation = deviations?.[column]
      if (deviation === undefined) continue
      const isAbsent = 'absent' in deviation
      const reason = isAbsent ? deviation.absent : deviation.differs
      const how = isAbsent ? 'absent' : 'differs'
      const known = found.get(`${how} ${reason}`)
      found.set(`${how} ${reason}`, { column, how, reason, rows: [...(known?.rows ?? []), name] })
    }
    return [...found.values()]
  })

/** The same as rows of a Markdown table: validator, what it does, why, in which rows. */
export const markdownRows = (rows: ReadonlyArray<Row>): ReadonlyArray<string> =>
  listed(rows).map(
    ({ column, how, reason, rows: names }) =>
      `| ${[`\`${column}\``, effects[how], reason, names.join('; ')].map(cell).join(' | ')} |`
  )

const effects = { absent: 'takes the value', differs: 'other advice' } as const

/** A bar would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

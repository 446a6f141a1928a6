import type { Measured } from './budgets.js'

/** A row: what was measured, and a cell for each column. */
export type Row = readonly [name: string, ...cells: ReadonlyArray<string>]

/** One table of the report. */
export interface Table {
  readonly title: string
  /** What the numbers are, in a sentence or two. */
  readonly note: string
  readonly head: Row
  readonly rows: ReadonlyArray<Row>
  /** Lines to stand below it. */
  readonly after?: ReadonlyArray<string>
  /** What it says of the rows of the budget. */
  readonly measured?: Measured
}

/** A ratio with as many digits as mean something. */
export const ratio = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  return value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)
}

/** A table for a terminal. */
export const plain = ({ after = [], head, note, rows, title }: Table): string => {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const lines = all.map((row) =>
    row
      .map((cell, at) =>
        at === 0 ? padded(cell, widths[at] ?? 0) : padded(cell, -(widths[at] ?? 0))
      )
      .join('  ')
  )
  return [title, note, '', ...lines, ...after].join('\n')
}

/** A table for a page. */
export const markdown = ({ after = [], head, note, rows, title }: Table): string => {
  const line = (row: Row): string => `| ${row.join(' | ')} |`
  const rule = line(['---', ...head.slice(1).map(() => '--:')])
  const below = after.length > 0 ? ['', ...after] : []
  return [`## ${title}`, '', note, '', line(head), rule, ...rows.map(line), ...below].join('\n')
}

/** Spaces behind the text, or before it for a negative width. */
const padded = (text: string, width: number): string => {
  const spaces = ' '.repeat(Math.max(0, Math.abs(width) - text.length))
  return width < 0 ? spaces + text : text + spaces
}

import { type Figures, figuresOf, grouped } from './figures.js'
import type { Run } from './measure.js'

const heads = [
  'n',
  'valid 1',
  'faithful 1',
  'valid 3',
  'faithful 3',
  'median',
  'mean',
  'p95'
] as const

const cells = (figures: Figures): ReadonlyArray<string> => [
  String(figures.n),
  figures.valid1.toFixed(1),
  figures.faithful1.toFixed(1),
  figures.valid3.toFixed(1),
  figures.faithful3.toFixed(1),
  String(figures.median),
  figures.mean.toFixed(0),
  String(figures.p95)
]

interface Line {
  readonly name: string
  readonly cells: ReadonlyArray<string>
}

/** One line per wire, over all cases. */
export const byWire = (runs: ReadonlyArray<Run>): ReadonlyArray<Line> =>
  [...grouped(runs, ({ row }) => row)].map(([name, of]) => ({ name, cells: cells(figuresOf(of)) }))

/** One line per kind of mistake, of the runs on one wire. */
export const byKind = (runs: ReadonlyArray<Run>): ReadonlyArray<Line> =>
  [...grouped(runs, ({ truth }) => truth.kind)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, of]) => ({ name, cells: cells(figuresOf(of)) }))

/** Valid and faithful at round one, a line per kind and a column per wire. */
export const matrix = (runs: ReadonlyArray<Run>): string => {
  const rows = [...grouped(runs, ({ row }) => row).keys()]
  const lines = [...grouped(runs, ({ truth }) => truth.kind)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, of]) => ({
      name,
      cells: rows.map((row) => {
        const { faithful1, valid1 } = figuresOf(of.filter((run) => run.row === row))
        return `${valid1.toFixed(0)}/${faithful1.toFixed(0)}`
      })
    }))
  return plain('kind', rows, lines)
}

/** A table for a terminal. */
export const plain = (
  first: string,
  columns: ReadonlyArray<string>,
  lines: ReadonlyArray<Line>
): string =>
  [{ name: first, cells: columns }, ...lines]
    .map(({ name, cells: all }) => name.padEnd(26) + all.map((cell) => cell.padStart(12)).join(''))
    .join('\n')

/** The figures of some lines, for a terminal. */
export const table = (first: string, lines: ReadonlyArray<Line>): string =>
  plain(first, heads, lines)

/** The same as a table of Markdown. */
export const markdown = (first: string, lines: ReadonlyArray<Line>): string =>
  [
    `| ${[first, ...heads].join(' | ')} |`,
    `|---|${heads.map(() => '---:').join('|')}|`,
    ...lines.map(({ name, cells: all }) => `| ${[name, ...all].join(' | ')} |`)
  ].join('\n')

/** Runs that were not mended at round one: what was sent, what was said, what came of it, and why that is bad. */
export const failures = (runs: ReadonlyArray<Run>, most: number): string =>
  runs
    .filter(({ rounds }) => rounds[0]?.valid !== true || rounds[0].lost.length > 0)
    .slice(0, most)
    .map(({ rounds, truth }) =>
      [
        truth.id,
        `  sent    ${clipped(truth.bad)}`,
        ...rounds.flatMap(({ edited, lost, text, valid }) => [
          `  text    ${text.replaceAll('\n', '\n          ')}`,
          `  edited  ${clipped(edited)}`,
          `  ${valid ? 'valid' : 'INVALID'}${lost.map((one) => `; ${one}`).join('')}`
        ])
      ].join('\n')
    )
    .join('\n\n')

const clipped = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 500)

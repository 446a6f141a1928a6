import { markdown, type Table } from './table.js'

/** The page of the docs; only its tables are measured. */
export const page = (tables: ReadonlyArray<Table>): string =>
  [
    '# Benchmarks',
    '',
    'Written by `npm run bench -- --markdown`; the figures are of one run on one machine. In brackets is the',
    'budget of the design, and `!` marks one that is not met. Times are ratios to a floor that is measured in the',
    'same run, since a machine that others use gives no other numbers that mean something. The rows that are no',
    'times are tests as well: `test/hostile/secrets.test.ts`, `test/hostile/injections.test.ts`,',
    '`test/bench/guesses.test.ts` and `test/bench/sizes.test.ts`.',
    '',
    'Left out: `io-ts-reporters`, which brings a reporter of installations; `@hyperjump/json-schema-errors`, which does',
    'not start on Node 20 as shipped; forks of a formatter that is here already.',
    '',
    tables.map(markdown).join('\n\n'),
    ''
  ].join('\n')

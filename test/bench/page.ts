import { cpus } from 'node:os'
import { markdown, type Table } from './table.js'

/** The page of the docs: what is measured, on what, what it tells, and what it does not. */
export const page = (budget: Table, tables: ReadonlyArray<Table>, command: string): string =>
  [
    '# Benchmarks',
    '',
    ...about(command),
    '',
    markdown(budget),
    '',
    ...conclusions,
    '',
    tables.map(markdown).join('\n\n'),
    ''
  ].join('\n')

/** The machine as far as a ratio may depend on it; no name of it. */
const machine = (): string => {
  const all = cpus()
  const model = all[0]?.model.replaceAll(/\s+/g, ' ').trim() ?? 'unknown'
  const cores = all.length === 2 ? 'two cores' : `${all.length} cores`
  return `${cores}, shared with others; ${model}; Node ${process.versions.node} on ${process.platform} ${process.arch}`
}

const about = (command: string): ReadonlyArray<string> => [
  'Every row of the budget in the design, what others reach beside it, and how both grow; measured in one run by one',
  'command, which wrote this page.',
  '',
  '| | |',
  '| --- | --- |',
  `| command | \`${command}\` |`,
  `| machine | ${machine()} |`,
  `| date | ${new Date().toISOString().slice(0, 10)} |`,
  '',
  'The floor is what everybody writes by hand: ajv’s errors mapped to path, message and keyword, and `JSON.stringify` of',
  'that. Times are ratios to the floor of the same errors in the same run, of the time of the processor and not of the',
  'wall; the best of several batches counts. In brackets is the budget, and `!` marks one that is not met.',
  '`npm run bench:long` looks longer, for some five minutes, and takes every case of the corpus.'
]

const conclusions: ReadonlyArray<string> = [
  '## What a reader can conclude',
  '',
  '- Which way costs more than which other, for the same errors on the same engine, where the ratios differ by a half or more.',
  '- Whether a way stays in proportion: a row that is flat from 100 to 100 000 errors, or from 8 to 64 branches, has no hidden square.',
  '  Of our own ways but F7 the last column says less: beyond 10 000 errors `advise` describes no more, and the text counts the rest.',
  '- How long a text is, in characters and in tokens, and what it says: these rows are counted, not timed, and come out',
  '  the same on any machine. They are tests as well: `test/hostile/secrets.test.ts`, `test/hostile/injections.test.ts`,',
  '  `test/bench/guesses.test.ts`, `test/bench/lengths.test.ts`, `test/bench/steps.test.ts` and `test/bench/sizes.test.ts`.',
  '',
  '## What a reader cannot conclude',
  '',
  '- How long a call takes elsewhere. These are ratios of one run on one machine; the nanoseconds of the floor stand',
  '  there only to show its size. Two runs differ by up to a third, and by more in the columns of a single error.',
  '- That a way with a smaller ratio does the same for less. Peers do less work: most name neither what came nor what',
  '  would mend it, few choose the branch that was meant, and a library that stops at a union leaves the rest unsaid.',
  '- How the first call fares. All is measured warm: the facts of a schema are remembered and the engine has compiled',
  '  what runs often. A process that answers one call and ends pays for both.',
  '- That your schemas behave like these. Five of the fixtures are our own, shaped after the calls that peers were measured with; the',
  '  corpus is of real tools, its mistakes were made on purpose.',
  '- That a model mends more calls. The reader of [the corpus](corpus.md) follows rules and is no model, and tokens are',
  '  counted in one vocabulary, o200k_base.',
  '- That a probe which passes is the last one. The probes for secrets and injections are ours, too.',
  '',
  'Left out: `io-ts-reporters`, which brings a reporter of installations; forks of a formatter that is here already.'
]

// What each part of the first row of tools/sizes.json costs, and what is lost without it.
//   npm run ablation:long                   minutes; with -- --jobs N so many at a time
//   npm run ablation:long -- --markdown     writes the table of docs/sizes.md as well
//   node tools/ablation.mjs --check         fails where a part is named that is no more
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { features } from './ablation/features.mjs'
import { bytes, modules, worth, worthToAnother } from './ablation/figures.mjs'
import { stale } from './ablation/stale.mjs'

const gone = stale(features, await modules())
if (gone.length > 0) {
  console.error(gone.join('\n'))
  process.exit(1)
}
if (process.argv.includes('--check')) process.exit()

const all = Object.assign({}, ...Object.values(features))
const whole = { weight: await bytes({}), ...(await worth({})), other: await worthToAnother({}) }

const measured = async (name, stubs) => {
  const row = { name, weight: await bytes(stubs), ...(await worth(stubs)) }
  // What ajv says of itself, others do not; who writes a wire does not know them apart.
  const mayDiffer = isSame(row, whole) && Object.keys(stubs).some((at) => at.startsWith('advice/'))
  const whom = mayDiffer ? { ...row, other: await worthToAnother(stubs) } : row
  console.log(line(whom))
  return whom
}

/** Less than one call in a thousand of the corpus. */
const isSame = (a, b) => b.valid1 - a.valid1 < 0.1 && b.faithful1 - a.faithful1 < 0.1

/** So, and nothing shown or guessed that was not. */
const isFree = (row) =>
  isSame(row, whole) &&
  (row.other === undefined || isSame(row.other, whole.other)) &&
  row.secrets <= whole.secrets &&
  row.injections <= whole.injections &&
  row.hits >= whole.hits &&
  row.falseHits <= whole.falseHits

const mendedBy = (row) =>
  row === undefined ? '' : `${row.valid1.toFixed(1)} / ${row.faithful1.toFixed(1)}`

const elseOf = ({ falseHits, hits, injections, secrets }) =>
  [
    secrets > whole.secrets ? `${secrets} of 23 secrets shown` : '',
    injections > whole.injections ? `${injections} of 18 injections passed on` : '',
    hits < whole.hits ? `${(100 * hits).toFixed(0)} % of misspelt names found` : '',
    falseHits > whole.falseHits ? `${(100 * falseHits).toFixed(0)} % false hits` : ''
  ]
    .filter((text) => text !== '')
    .join(', ')

const line = (row) =>
  `| ${[row.name, whole.weight - row.weight, mendedBy(row), mendedBy(row.other), `${row.median} / ${row.p95}`, elseOf(row)].join(' | ')} |`

console.log(line({ ...whole, name: 'whole' }))
const rows = []
const waiting = Object.entries(features).values()
const worker = async () => {
  for (const [name, stubs] of waiting) rows.push(await measured(name, stubs))
}
const jobsAt = process.argv.indexOf('--jobs')
const jobs = jobsAt < 0 ? availableParallelism() : Number(process.argv[jobsAt + 1])
await Promise.all(Array.from({ length: jobs }, worker))
rows.sort((a, b) => a.weight - b.weight)

const free = rows.filter(isFree).map(({ name }) => features[name])
const together = [
  await measured('**all that cost nothing here, at once**', Object.assign({}, ...free)),
  await measured('**all of the above, at once**', all)
]

const table = [
  '| without | bytes less | mended at once, ajv | the same, cfworker | characters | and |',
  '|---|--:|--:|--:|--:|---|',
  `| nothing: ${whole.weight} bytes | 0 | ${mendedBy(whole)} | ${mendedBy(whole.other)} | ${whole.median} / ${whole.p95} | |`,
  ...[...rows, ...together].map(line)
].join('\n')

console.log(`\n${table}`)
if (process.argv.includes('--markdown')) {
  const page = new URL('../docs/sizes.md', import.meta.url)
  const marks = ['<!-- table: npm run ablation:long -->', '<!-- end of parts -->']
  const old = readFileSync(page, 'utf8')
  const [begin, end] = marks.map((mark) => old.indexOf(mark))
  if (begin < 0 || end < begin) throw new Error('docs/sizes.md has lost the marks of its parts')
  writeFileSync(page, `${old.slice(0, begin)}${marks[0]}\n\n${table}\n\n${old.slice(end)}`)
}

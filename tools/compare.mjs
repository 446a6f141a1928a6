// Compares what another build makes of the same calls, payloads and faults with what this one makes of them.
//   npm run compare -- --with COMMIT_OR_FOLDER [--sample N|all] [--seed N] [--most N] [--show CLASS] [--into FOLDER]
//   npm run compare -- --again [--show CLASS]     the outcomes of the last run, told anew
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildOf } from './compare/build.mjs'
import { writeCases } from './compare/cases.mjs'
import { pairs } from './compare/lines.mjs'
import { changes } from './compare/told/changes.mjs'
import { collecting } from './compare/told/classes.mjs'
import { counting } from './compare/told/mended.mjs'
import { report } from './compare/told/report.mjs'
import { root } from './workspace.mjs'

const { values } = parseArgs({
  options: {
    with: { type: 'string' },
    sample: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '30' },
    show: { type: 'string' },
    // Beside what is built: git knows it not, and `npm run clean` takes it away.
    into: { type: 'string', default: join(root, 'test/.dist/compare') },
    again: { type: 'boolean', default: false }
  }
})

const folder = resolve(values.into)
const [cases, before, after] = ['cases', 'before', 'after'].map((name) =>
  join(folder, `${name}.ndjson`)
)

const stop = (why) => {
  console.error(why)
  process.exit(2)
}

if (!values.again) await run()
process.exitCode = await told()

/** What both builds make of each case, each in a process of its own, at the same time. */
async function run() {
  if (values.with === undefined) stop('compare with what? --with COMMIT_OR_FOLDER, or --again')
  const { folder: other, refused } = buildOf(values.with)
  if (refused !== undefined) stop(refused)
  mkdirSync(folder, { recursive: true })
  const count = values.sample === 'all' ? Number.POSITIVE_INFINITY : Number(values.sample)
  const lines = writeCases(cases, count, Number(values.seed))
  console.log(`${lines} cases, before: ${values.with}, after: this build`)
  const codes = await Promise.all([outcomes(other, before), outcomes(root, after)])
  if (codes.some((code) => code !== 0)) stop('a build did not come to the end')
}

function outcomes(build, into) {
  const program = fileURLToPath(new URL('./compare/outcomes.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, build, cases, into], { stdio: 'inherit' })
  return new Promise((done) => child.once('close', done))
}

/** Print what differs; 1 where something throws that did not, or a call that was mended as meant is not any more. */
async function told() {
  const table = counting()
  const classes = collecting(values.show)
  let same = 0
  let differ = 0
  for await (const pair of pairs(cases, before, after)) {
    table.add(pair)
    const found = changes(pair)
    for (const one of found) classes.add(pair, one)
    if (found.length === 0) same++
    else differ++
  }
  const all = classes.all()
  if (values.show === undefined) console.log(`\n${table.table()}\n`)
  const text = report(all, { most: Number(values.most), shown: values.show })
  if (text !== '') console.log(text)
  const lost = all.filter(({ isLost }) => isLost).reduce((sum, { count }) => sum + count, 0)
  console.log(`\n${same} the same, ${differ} differ; ${lost} lost or thrown`)
  return lost === 0 ? 0 : 1
}

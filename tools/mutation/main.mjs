// Changes the sources a little, one place at a time, and asks whether a test notices.
//   npm run mutation -- [--package NAME] [--sample N] [--seed N] [--file TEXT]… [--jobs N] [--json FILE] [--known FILE] [--only FILE] [--quick]
// What a run saw killed that wrote its FILE before is not tried again with --known; with --only what survived it alone is tried.
// With --quick a change has a second and a half of tests and no second pass: to find what is worth a test, not for a score.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundled } from './bundle.mjs'
import { instrumented } from './instrument.mjs'
import { sourcesOf, suites, testsOf } from './packages.mjs'
import { passOf } from './passes.mjs'
import { planned } from './plan.mjs'
import { asking } from './pool.mjs'
import { keyOf, shownAlive, told } from './report.mjs'
import { drawn } from './sample.mjs'
import { outcome } from './try.mjs'

const { values } = parseArgs({
  options: {
    package: { type: 'string', multiple: true, default: Object.keys(suites) },
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true, default: [''] },
    jobs: { type: 'string', default: '1' },
    json: { type: 'string' },
    known: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false }
  }
})

const known = new Map(
  (values.known === undefined ? [] : JSON.parse(readFileSync(values.known, 'utf8')))
    .flatMap(({ results }) => results)
    .filter(({ status }) => status === 'killed' || status === 'late')
    .map((one) => [keyOf(one), { status: one.status, by: one.by, second: one.second }])
)

const only =
  values.only === undefined
    ? undefined
    : new Set(
        JSON.parse(readFileSync(values.only, 'utf8'))
          .flatMap(({ results }) => results)
          .filter(({ status }) => status === 'survived' || status === 'unreached')
          .map(keyOf)
      )

const all = []
for (const name of values.package) all.push(await measured(name))
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(all, null, 1))
process.exitCode = all.every(({ share }) => share >= 0.9) ? 0 : 1

/** One package: build, see which test reaches what, try each mutant, and print. */
async function measured(name) {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  const workers = []
  try {
    const began = Date.now()
    const { files, mutants } = await instrumented(sourcesOf(name))
    const scripts = {}
    const { first: usual, late } = testsOf(name)
    for (const [i, test] of [...usual, ...late].entries()) {
      const { code, outside } = await bundled(test, files)
      const path = join(folder, `${i}.js`)
      writeFileSync(path, code)
      scripts[test] = { code: path, outside }
    }
    const listing = join(folder, 'scripts.json')
    writeFileSync(listing, JSON.stringify(scripts))
    const start = () => workers[workers.push(asking(listing)) - 1]

    const first = start()
    const passes = []
    for (const [test, { code }] of Object.entries(scripts)) {
      const pass = await passOf(test, code, first)
      if (pass.failed === undefined) passes.push(pass)
      else console.log(`left out: ${test}: ${pass.failed.split('\n')[0]}`)
      for (const error of pass.broken ?? [])
        console.log(`left out: a test of ${test}: ${error.split('\n')[0]}`)
    }
    first.stop()
    const wanted = mutants
      .filter(({ file }) => values.file.some((text) => file.includes(text)))
      .filter((one) => only?.has(keyOf(one)) !== false)
    const count = values.sample === 'all' ? wanted.length : Number(values.sample)
    const sample = drawn(wanted, count, Number(values.seed))
    const plans = planned(
      passes.filter(({ file }) => usual.includes(file)),
      mutants,
      sample
    )
    const further = planned(
      passes.filter(({ file }) => late.includes(file)),
      mutants,
      sample
    )
    console.log(
      `${name}: ${mutants.length} mutants, ${sample.length} to try, ${passes.length} test files; ready after ${Math.round((Date.now() - began) / 1000)} s`
    )
    const tried = Date.now()
    const results = []
    const waiting = sample.values()
    const work = async () => {
      const worker = start()
      for (const mutant of waiting) {
        const result =
          known.get(keyOf(mutant)) ??
          (await outcome(
            mutant,
            { files: plans.get(mutant.id), further: further.get(mutant.id) },
            worker,
            `test/${name}/`,
            values.quick
          ))
        const one = { ...mutant, ...result }
        results.push(one)
        shownAlive(one)
      }
    }
    await Promise.all(Array.from({ length: Number(values.jobs) }, work))
    results.sort((a, b) => Number(a.id) - Number(b.id))
    return told(name, results, {
      whole: sample.length === mutants.length,
      ms: Date.now() - tried
    })
  } finally {
    for (const { stop } of workers) stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

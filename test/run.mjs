// Runs uvu test files in N processes at a time, and refuses a run that tested nothing.
//   node test/run.mjs [--jobs N] [--timeout S] [--bail] [dir] [pattern]
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runner } from './run/runner.mjs'

// The mark of an earlier run must not stand for this one.
rmSync(new URL('.dist/shared-used', import.meta.url), { force: true })
const args = process.argv.slice(2)
const opt = (name, fallback) => {
  const i = args.indexOf(`--${name}`)
  return i < 0 ? fallback : Number(args.splice(i, 2)[1])
}
const bailAt = args.indexOf('--bail')
const bail = bailAt >= 0 && args.splice(bailAt, 1).length > 0
const jobs = opt('jobs', availableParallelism())
const timeout = opt('timeout', 120) * 1000
const root = resolve(args[0] ?? fileURLToPath(new URL('.dist', import.meta.url)))
const pattern = new RegExp(args[1] ?? '\\.test\\.js$')

const files = readdirSync(root, { recursive: true })
  .map((f) => join(root, f))
  .filter((f) => pattern.test(f) && !f.includes('node_modules') && statSync(f).isFile())
  .sort()
if (files.length === 0) {
  console.error(`no test file under ${relative('.', root) || '.'} matches ${pattern}`)
  process.exit(1)
}

// Each takes the next file that none has: one that ends long before the others would leave a core idle.
const waiting = files.values()
const processes = Math.min(jobs, files.length)
const ran = await Promise.all(
  Array.from({ length: processes }, () => runner(waiting, { root, bail, timeout }))
)
const sum = (key) => ran.reduce((all, one) => all + one[key], 0)
const [total, passed] = [sum('total'), sum('passed')]
console.log(`${files.length} files, ${processes} processes at a time`)
console.log(`${passed} passed, ${total - passed} failed, ${sum('skipped')} skipped`)
const dead = ran.filter(({ ended }) => !ended).length
if (dead > 0) console.log(`${dead} of the processes ended before its tests did`)
const left = [...waiting].length
if (left > 0) console.log(`${left} files were not run`)
if (!existsSync(new URL('../../shared/', import.meta.url)))
  console.log('../shared is not here: the corpus and the official schemas were not used')
if (ran.some(({ failed }) => failed) || total === 0 || passed !== total) process.exitCode = 1

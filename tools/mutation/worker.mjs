// A process that lives long: it evaluates a test file's script afresh for each mutant, and runs the tests that reach it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'
import { collecting, runSuites } from './uvu.mjs'

const scripts = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const ns = {}
globalThis.__stryker__ = ns
const modules = new Map()
const compiled = new Map()

let stray
process.on('unhandledRejection', (error) => {
  stray = { error }
})
process.on('uncaughtException', (error) => {
  stray = { error }
})

const { resolve } = createRequire(new URL('../../test/package.json', import.meta.url))

const scriptOf = async (file) => {
  if (!compiled.has(file)) {
    const { code, outside } = scripts[file]
    for (const address of outside) {
      if (modules.has(address)) continue
      const found = await import(address)
      // The same values for each mutant: a test that passes by luck would tell nothing.
      if (address.includes('/fast-check/')) found.configureGlobal({ seed: 20261121 })
      modules.set(address, found)
    }
    compiled.set(
      file,
      new vm.Script(readFileSync(code, 'utf8'), {
        filename: file,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
      })
    )
  }
  return compiled.get(file)
}

const late = (ms) => new Promise((_, fail) => setTimeout(fail, ms, new Error('late')).unref())

/** Evaluate a file and run the tests that are wanted. Returns what failed, or undefined. */
const run = async (file, wanted, limit, timed = (_, test) => test()) => {
  const script = await scriptOf(file)
  const { ran, uvu } = collecting()
  globalThis.mutation = { uvu, of: (address) => modules.get(address), resolve }
  stray = undefined
  const keep = setInterval(() => {}, 1000)
  try {
    await script.runInThisContext()
    const failed = await Promise.race([runSuites(ran, wanted, timed), late(limit)])
    await new Promise((done) => setImmediate(done))
    return failed ?? (stray === undefined ? undefined : { at: -1, error: stray.error })
  } catch (error) {
    return { at: -1, error, late: String(error?.message) === 'late' }
  } finally {
    clearInterval(keep)
  }
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** One pass without a mutant: which mutants each test reaches, how often, and what each test costs in ms of the processor. */
const covered = async (file) => {
  await scriptOf(file)
  ns.quiet = false
  ns.activeMutant = ''
  const hits = { static: {}, perTest: {} }
  ns.mutantCoverage = hits
  ns.currentTestId = undefined
  const costs = []
  const began = cpu()
  let loaded
  // A test that fails without a mutant too (it asks about what is built, say) is left out, and its file is not.
  const broken = []
  const failed = await run(
    file,
    () => true,
    400_000,
    async (at, test) => {
      loaded ??= cpu() - began
      const start = cpu()
      ns.currentTestId = String(at)
      try {
        await test()
        costs[at] = cpu() - start
      } catch (error) {
        broken.push(String(error))
        delete hits.perTest[at]
      } finally {
        ns.currentTestId = undefined
      }
    }
  )
  ns.quiet = true
  return {
    file,
    failed: failed && String(failed.error?.stack),
    broken,
    loaded: loaded ?? 0,
    costs: Object.entries(costs).map(([at, ms]) => [Number(at), ms]),
    hits
  }
}

/** One mutant in one file. What fails must pass without the mutant, in the same process, or it tells nothing. */
const tried = async ({ id, file, tests, limit, hits }) => {
  ns.quiet = true
  ns.activeMutant = id
  ns.hitCount = 0
  ns.hitLimit = hits
  const only = new Set(tests)
  const failed = await run(file, (at) => only.has(at), limit)
  const over = ns.hitCount > hits
  ns.activeMutant = ''
  if (failed === undefined) return { killed: false, over }
  const again = failed.at < 0 ? () => false : (at) => only.has(at) && at <= failed.at
  const before = await run(file, failed.at < 0 ? (at) => only.has(at) : again, limit)
  return before === undefined
    ? { killed: true, late: failed.late === true || over, by: `${file}#${failed.at}` }
    : { killed: false, spoilt: String(before.error?.message ?? before.error) }
}

const answered = async (message) => {
  process.send(message.cover ? await covered(message.cover) : await tried(message))
}

process.on('message', (message) => {
  void answered(message)
})

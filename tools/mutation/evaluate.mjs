// A test file's script, compiled once and evaluated afresh, so that no module of it keeps a state.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import vm from 'node:vm'
import { collecting, runSuites } from './uvu.mjs'

const scripts = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const modules = new Map()
const compiled = new Map()

let stray
process.on('unhandledRejection', (error) => {
  stray = { error }
})
process.on('uncaughtException', (error) => {
  stray = { error }
})

const { resolve: pathOf } = createRequire(new URL('../../test/package.json', import.meta.url))
const resolve = (name) => pathToFileURL(pathOf(name)).href

/** Runs of a property at most: thousands are for the whole suite. */
const RUNS = 2_000

/** fast-check with the same values for each mutant, as a test that passes by luck would tell nothing, and not too many. */
const few = (check) => {
  check.configureGlobal({ seed: 20261121 })
  const assert = (property, given) =>
    check.assert(property, { ...given, numRuns: Math.min(given?.numRuns ?? 100, RUNS) })
  return { ...check, assert, default: { ...check.default, assert } }
}

/** The script of a test file, with what it wants from outside imported. */
export const scriptOf = async (file) => {
  if (!compiled.has(file)) {
    const { code, outside } = scripts[file]
    for (const address of outside) {
      if (modules.has(address)) continue
      const found = await import(address)
      modules.set(address, address.includes('/fast-check/') ? few(found) : found)
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
export const run = async (file, wanted, limit, timed = (_, test) => test()) => {
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

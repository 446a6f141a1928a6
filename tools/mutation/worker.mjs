// A process that lives long: it says which mutants a test file reaches, and tries one mutant after the other.
import { run, scriptOf } from './evaluate.mjs'

// What Stryker's switches look at.
const ns = {}
globalThis.__stryker__ = ns

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

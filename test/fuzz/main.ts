// Looks for inputs that break a law of a public function, in two processes.
//   node test/.dist/fuzz/main.js [--long [minutes]] [--seed N] [--only TEXT] [--seconds N]
import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { FOUND, type Found } from './found.js'
import { runShare, type Share, type Told } from './share.js'

/** The step of CI: of the same inputs in the same order the first, as many as fit the time. */
const SECONDS = 15
const BATCHES = 4
const SEED = 20_261_121

/** Minutes of a long run where none are given. */
const LONG = 20

/** A round of a long run; each has a seed of its own. */
const ROUND = 120

/** A process that says nothing for so long beyond its time hangs, in milliseconds. */
const SILENCE = 60_000

/** How many of the failures of one run are printed whole. */
const SHOWN = 40

const args = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args.splice(at, 2)[1]
}

if (args[0] === '--share') {
  await runShare(JSON.parse(args[1] ?? ''), (told) => process.send?.(told))
  process.disconnect()
} else {
  await lead(option('seed'), option('only') ?? '', Number(option('seconds') ?? SECONDS))
}

async function lead(seed: string | undefined, only: string, most: number): Promise<void> {
  const long = args.indexOf('--long')
  const minutes = long < 0 ? undefined : Number(args[long + 1] ?? LONG)
  if (minutes !== undefined && !(minutes > 0))
    throw new TypeError(`${args[long + 1]} are no minutes`)
  const isLong = minutes !== undefined
  const end = Date.now() + (minutes ?? 0) * 60_000
  const inputs = new Map<string, number>()
  const failures = new Map<string, Told & { readonly tells: 'broken' }>()
  let next = seed === undefined ? (isLong ? randomInt(2 ** 30) : SEED) : Number(seed)
  do {
    const left = Math.ceil((end - Date.now()) / 1_000)
    const seconds = isLong ? Math.min(ROUND, left) : most
    console.log(`seed ${next}, ${seconds} s`)
    const share = { ms: seconds * 1_000, seed: next, only, ...(isLong ? {} : { batches: BATCHES }) }
    await round(share, inputs, failures)
    next = (next + 1_000_003) % 2 ** 30
  } while (Date.now() < end)
  report(inputs, [...failures.values()])
  if (failures.size > 0 || inputs.size === 0) process.exitCode = 1
}

/** One seed, for every target once. */
async function round(
  share: Omit<Share, 'at' | 'of'>,
  inputs: Map<string, number>,
  failures: Map<string, Told & { readonly tells: 'broken' }>
): Promise<void> {
  const of = Math.min(2, availableParallelism())
  const hear = (told: Told): void => {
    if (told.tells === 'searched') {
      inputs.set(told.target, (inputs.get(told.target) ?? 0) + told.inputs)
    } else if (told.tells === 'broken') {
      const key = `${told.found.target} ${told.found.because}`
      if (!failures.has(key)) failures.set(key, told)
    }
  }
  await Promise.all(
    Array.from({ length: of }, async (_, at) => {
      const cut = await shared({ ...share, at, of }, hear)
      if (cut === undefined) return
      const found: Found = { target: cut, because: 'it did not end', args: [], wrecks: [] }
      hear({ tells: 'broken', found, seed: share.seed, error: 'the process was silent or died' })
    })
  )
}

/** The name of the target at which the process died, if it did. */
function shared(share: Share, hear: (told: Told) => void): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), ['--share', JSON.stringify(share)], {
      execArgv: ['--enable-source-maps']
    })
    let last = 'none'
    let timer: NodeJS.Timeout | undefined
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => child.kill('SIGKILL'), SILENCE + share.ms)
    }
    wait()
    child.on('message', (told: Told) => {
      wait()
      if (told.tells === 'begins') last = told.target
      hear(told)
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0 ? undefined : last)
    })
  })
}

function report(
  inputs: ReadonlyMap<string, number>,
  failures: ReadonlyArray<Told & { readonly tells: 'broken' }>
): void {
  for (const [target, count] of [...inputs].sort(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${count}\t${target}`)
  for (const { error, found, seed } of failures.slice(0, SHOWN)) {
    console.log(`\nBROKEN ${found.target}, seed ${seed}\n${error}\n${JSON.stringify(found)}`)
  }
  const counts = [...inputs.values()].sort((a, b) => a - b)
  const sum = counts.reduce((all, one) => all + one, 0)
  const least = counts[0] ?? 0
  const median = counts[counts.length >> 1] ?? 0
  console.log(
    `\n${counts.length} functions, ${sum} inputs, ${least} at least, ${median} in the median, ${failures.length} broken`
  )
  if (failures.length > 0) console.log(`mend it, and keep its line of JSON in ${FOUND}`)
}

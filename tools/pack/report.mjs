import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'

let bad = 0

/** How many checks have failed so far. */
export const failures = () => bad

/** One line for a check, and all that is known of it where it failed. */
export const report = (good, label, detail = '') => {
  if (!good) bad++
  console.log(`${good ? 'ok  ' : 'FAIL'} ${label}${good ? '' : `\n${detail}`}`)
  return good
}

/** Run a program to its end; `path` holds folders to look in before the others. */
export const run = (file, args, { cwd, path = [], env = {} } = {}) =>
  new Promise((done) => {
    const PATH = [...path, process.env.PATH].join(delimiter)
    const child = spawn(file, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', npm_config_update_notifier: 'false', ...env, PATH }
    })
    const heard = { out: '', err: '' }
    child.stdout.on('data', (chunk) => {
      heard.out += chunk
    })
    child.stderr.on('data', (chunk) => {
      heard.err += chunk
    })
    child.on('error', (error) => done({ good: false, out: '', err: String(error) }))
    child.on('close', (status) => done({ good: status === 0, ...heard }))
  })

/** Run a program, and report how it ended and in what time. */
export const step = async (label, file, args, options) => {
  const begun = performance.now()
  const ended = await run(file, args, options)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  report(ended.good, `${label} (${seconds} s)`, `${ended.out}${ended.err}`)
  return ended
}

/** Do something with each, as many at a time as there are processors. */
export const each = async (items, work) => {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

// Processes that try mutants, each replaced when it hangs or dies: a mutant may loop for ever.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const worker = fileURLToPath(new URL('worker.mjs', import.meta.url))

/** A process that is asked one thing at a time; `ask` gives `{ hung: true }` where no answer came in time or the process died. */
export const asking = (listing) => {
  let child
  const start = () => {
    child = fork(worker, [listing], {
      stdio: ['ignore', 'ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'ipc'],
      execArgv: ['--no-warnings', '--expose-gc', '--max-old-space-size=1500']
    })
  }
  const stop = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  const ask = (message, ms) => {
    if (child === undefined) start()
    const asked = child
    return new Promise((done) => {
      const end = (answer) => {
        clearTimeout(timer)
        asked.removeAllListeners()
        if (answer.hung) stop()
        done(answer)
      }
      const timer = setTimeout(() => end({ hung: true }), ms)
      asked.once('message', end)
      asked.once('exit', () => end({ hung: true }))
      asked.send(message)
    })
  }
  return { ask, stop }
}

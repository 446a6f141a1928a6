import type { Answer, Ask } from '../engine/ask.js'
import type { Greeting } from '../engine/greeting.js'

/** So long may an answer take, in milliseconds. */
const LIMIT = 2_000

/** What is said of an answer that did not come in time. */
export const STOPPED: string = `This took more than ${LIMIT / 1_000} seconds and was stopped`

/** What stands in place of an answer that did not come in time. */
export interface TooCostly {
  readonly kind: 'too_costly'
}

/** What stands in place of an answer where the engine itself broke; `detail` is a sentence. */
export interface Failed {
  readonly kind: 'failed'
  readonly detail: string
}

/** Work that is done aside, so that no schema and no pattern can hang the page. */
export interface Engine {
  /** Resolves with the answer; with `undefined` where a later question of the same kind took its place. */
  readonly ask: (ask: Ask) => Promise<Answer | Failed | TooCostly | undefined>
}

interface Job {
  readonly ask: Ask
  readonly settle: (answer: Answer | Failed | TooCostly | undefined) => void
}

/**
 * Start the engine from the text of its program. One question is worked on at a time; of those that wait only
 * the last of each kind is asked. An engine that takes too long is ended, and a new one started.
 */
export const engine = (
  program: string,
  greet: (greeting: Greeting) => void,
  failed: () => void
): Engine => {
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }))
  const waiting = new Map<Ask['kind'], Job>()
  let current: Job | undefined
  let timer: number | undefined
  let worker: Worker
  let isReady = false

  const next = (): void => {
    const [first] = waiting.values()
    if (current !== undefined || first === undefined || !isReady) return
    waiting.delete(first.ask.kind)
    current = first
    timer = setTimeout(() => giveUp({ kind: 'too_costly' }), LIMIT)
    worker.postMessage(first.ask)
  }
  const settle = (answer: Answer | Failed | TooCostly): void => {
    clearTimeout(timer)
    const job = current
    current = undefined
    job?.settle(answer)
    next()
  }
  const giveUp = (instead: Failed | TooCostly): void => {
    worker.terminate()
    start()
    settle(instead)
  }
  const start = (): void => {
    isReady = false
    worker = new Worker(address)
    const mine = worker
    mine.onmessage = ({ data }: MessageEvent<Answer | Greeting>): void => {
      if (mine !== worker) return
      if (data.kind === 'ready') {
        isReady = true
        greet(data)
        next()
      } else settle(data)
    }
    // A stack or a memory that is full ends the work here, too.
    mine.onerror = (event): void => {
      event.preventDefault()
      if (mine !== worker) return
      if (current !== undefined) giveUp({ kind: 'failed', detail: brokenBy(event.message) })
      else if (!isReady) failed()
    }
  }
  start()
  return {
    ask: (ask) =>
      new Promise((resolve) => {
        waiting.get(ask.kind)?.settle(undefined)
        waiting.set(ask.kind, { ask, settle: resolve })
        next()
      })
  }
}

/** Whoever reads this is not to look for the mistake in the call. */
const brokenBy = (message: string): string => {
  const why = message === '' ? '' : ` (${message.replace(/^Uncaught /, '')})`
  return `The engine of this page broke down over this${why}. That says nothing of the call: please report it.`
}

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Tool } from '@toolfault/model'
import type { Calls } from './calls.js'

/** Makes the calls of a tool, or says why there are none; never rejects. */
export interface Making {
  readonly callsOf: (tool: Tool) => Promise<Calls | string>
  readonly close: () => Promise<void>
}

/** Milliseconds for one schema: references that multiply and patterns that backtrack know no end. */
const LONGEST = 4_000

/** So many schemas that take too long, and the rest is not tried. */
const MOST = 4

/** Calls are made beside the program: a thread that is kept busy can be ended, a loop cannot. */
export const making = (): Making => {
  let worker: Worker | undefined
  let late = 0
  const end = async (): Promise<void> => {
    const last = worker
    worker = undefined
    await last?.terminate()
  }
  return {
    close: end,
    callsOf: async (tool) => {
      if (late >= MOST) return 'the schemas before it took too long'
      worker ??= new Worker(new URL('./maker.js', import.meta.url), { stderr: true })
      const made = await answer(worker, tool)
      if (typeof made === 'object') return made
      if (made === LATE) late++
      if (made === LATE || made === BROKEN) await end()
      return made
    }
  }
}

const LATE = 'its schema takes too long to be checked'
const BROKEN = 'its schema cannot be checked'

const answer = async (worker: Worker, tool: Tool): Promise<Calls | string> => {
  const over = new AbortController()
  const { signal } = over
  try {
    const came = once(worker, 'message', { signal })
    const ended = once(worker, 'exit', { signal }).then(() => BROKEN)
    const clock = sleep(LONGEST, LATE, { signal })
    // Whichever comes first, nobody waits for the others.
    for (const one of [came, ended, clock]) one.catch(() => undefined)
    worker.postMessage(tool)
    // A border: what comes is what `maker` sends.
    return await Promise.race([came.then(([made]) => made as Calls | string), ended, clock])
  } catch {
    // It ran out of memory, or the tool is nested too deeply to be handed over.
    return BROKEN
  } finally {
    over.abort()
  }
}

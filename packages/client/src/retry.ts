import { part } from '@toolfault/model'
import { type Clock, clock as platform } from './clock.js'
import { quietly } from './quietly.js'
import { advance } from './retry/advance.js'
import { done } from './retry/done.js'
import type { Effects } from './retry/effects.js'
import type { Event } from './retry/event.js'
import { leftOf, type Run, startRun } from './retry/run.js'
import { nextStep } from './retry/step.js'
import { taken, type Unmade, type Wanted } from './retry/taken.js'

export { advance } from './retry/advance.js'
export { type Ask, repliesOf, type Told } from './retry/ask.js'
export type { Able } from './retry/decide.js'
export type { Effects } from './retry/effects.js'
export type { Because, Ending } from './retry/ending.js'
export type { Event } from './retry/event.js'
export { type Policy, policy } from './retry/policy.js'
export { type Run, type Start, startRun } from './retry/run.js'
export { says } from './retry/says.js'
export { nextStep, type Step } from './retry/step.js'
export type { Wanted } from './retry/taken.js'
export type { Need, Thread } from './retry/thread.js'
export type { Entry, Failure, Outcome, Transcript } from './retry/transcript.js'

/**
 * Make the calls of one turn of a model and see each to its end: what the model can mend it is asked for,
 * what time mends is waited for, a user is turned to where there is a way, and the rest is given up with
 * who has to act. The run as it ended: `threads` hold the answers and endings, `transcript` what happened.
 *
 * One call alone is a list of one, and the clock is the platform's where none is given. Never rejects. It ends when it is cancelled or late although an effect does not, and leaves no timer.
 */
export const retrying = async (calls: ReadonlyArray<Wanted>, given: Effects): Promise<Run> => {
  const effects = part(given, 'clock') === undefined ? { ...given, clock: platform } : given
  const { clock, fill, model, policy, visit } = effects
  const able = { model: model !== undefined, visit: visit !== undefined, fill: fill !== undefined }
  const unmade: Unmade = new WeakMap()
  let run = startRun(taken(calls, unmade), {
    at: clock.now(),
    able,
    ...(policy === undefined ? {} : { policy })
  })
  const end = new AbortController()
  const cancel = (): void => end.abort('cancelled')
  if (effects.signal?.aborted === true) cancel()
  effects.signal?.addEventListener('abort', cancel)
  const stopped = new Promise<undefined>((resolve) => {
    if (end.signal.aborted) resolve(undefined)
    end.signal.addEventListener('abort', () => resolve(undefined))
  })
  const over = new AbortController()
  const late = Promise.resolve().then(() => clock.sleep(leftOf(run, run.startedAt), over.signal))
  void late.then(() => {
    if (!over.signal.aborted) end.abort('no_more_time')
  }, cancel)
  try {
    for (let step = nextStep(run); step.do !== 'end'; step = nextStep(run)) {
      const event = end.signal.aborted
        ? stop(end.signal, clock)
        : ((await done(step, run, effects, { signal: end.signal, stopped, unmade })) ??
          stop(end.signal, clock))
      const before = run.transcript.length
      run = advance(run, event)
      for (const entry of run.transcript.slice(before)) {
        void quietly(() => effects.log?.(entry), undefined)
      }
    }
    return run
  } finally {
    over.abort()
    end.abort('over')
    effects.signal?.removeEventListener('abort', cancel)
  }
}

const stop = (signal: AbortSignal, clock: Clock): Event => ({
  event: 'stopped',
  at: clock.now(),
  because: signal.reason === 'no_more_time' ? 'no_more_time' : 'cancelled'
})

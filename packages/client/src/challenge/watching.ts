import { total } from '@toolfault/model'
import { checked, noticed, say, shown, slept, type Watching } from './effects.js'
import type { ChallengeEnding } from './ending.js'
import { type ChallengeEvent, heard } from './heard.js'
import { next, type Polling, start } from './polling.js'

/** A clock that says so often that no time has passed while it slept is none. */
const STILL = 1_000

/** Carry out what the polling decides, and tell it what happened, until it ends. */
export const watching = async (given: Watching): Promise<ChallengeEnding> => {
  const { ask, clock, log, notice, policy, show, signal } = given
  const over = new AbortController()
  const now = (): number => total<number>(clock.now, () => Number.NaN)
  let state: Polling = start(
    { check: ask !== undefined, notice: notice !== undefined },
    policy,
    now()
  )
  let wake = (): void => undefined
  let asked = 0
  let isOver = false
  const tell = (event: ChallengeEvent): void => {
    if (isOver || state.phase === 'ended') return
    say(log, event)
    state = heard(
      state,
      event,
      now(),
      total<number>(clock.random, () => 0)
    )
    wake()
  }
  const aborted = (): void => tell({ id: 'aborted' })
  signal?.addEventListener('abort', aborted)
  if (signal?.aborted === true) aborted()
  try {
    for (let still = 0; ; ) {
      const before = now()
      const step = next(state, before)
      if (step.do === 'end') {
        say(log, { id: 'ended', asked, ...step.outcome })
        return step.outcome
      }
      if (step.do === 'show') {
        tell({ id: 'opened' })
        void shown(show, over.signal).then((says) => tell({ id: 'user', says }))
        void noticed(notice, over.signal).then((isDone) => isDone && tell({ id: 'notice' }))
      } else if (step.do === 'check' && ask !== undefined) {
        tell({ id: 'asked' })
        asked += 1
        void checked(ask, clock, state.policy.answerMs, over.signal).then(tell)
      } else {
        const nap = new AbortController()
        const woken = new Promise<'woken'>((resolve) => {
          wake = () => {
            nap.abort()
            resolve('woken')
          }
        })
        const ms = step.do === 'wait' ? step.ms : 0
        const ended = await Promise.race([woken, slept(clock, ms, nap.signal)])
        nap.abort()
        still = ended === 'slept' && !(now() > before) ? still + 1 : 0
        if (ended === 'broken' || still > STILL) tell({ id: 'no_clock' })
      }
    }
  } finally {
    isOver = true
    signal?.removeEventListener('abort', aborted)
    over.abort()
  }
}

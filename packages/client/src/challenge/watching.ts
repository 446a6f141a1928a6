import { total } from '@toolfault/model'
import type { Clock } from '../clock.js'
import { within } from '../http/within.js'
import { quietly } from '../quietly.js'
import type { ChallengeEnding } from './ending.js'
import type { PollingPolicy } from './policy.js'
import { type Answered, type Heard, heard, next, type Polling, start } from './polling.js'

/** What a user is told of a page beside its address; texts are one line and escaped. */
export interface Page {
  readonly id: string
  /** To be shown so that nobody takes another host for it. */
  readonly host: string
  /** The host may look like another one: warn. */
  readonly punycode: boolean
  /** What the server says; `''` where it says nothing. */
  readonly message: string
  readonly tool: string
}

/** A step, for a log: no address, no text of the server's. */
export type Seen = Heard | (ChallengeEnding & { readonly id: 'ended'; readonly asked: number })

/** The effects, each without its address. */
interface Watching {
  readonly clock: Clock
  readonly policy: Partial<PollingPolicy>
  readonly signal: AbortSignal | undefined
  readonly log: ((seen: Seen) => void) | undefined
  readonly show: (signal: AbortSignal) => unknown
  readonly ask: ((signal: AbortSignal) => Promise<Answered>) | undefined
  readonly notice: ((signal: AbortSignal) => Promise<unknown>) | undefined
}

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
  const tell = (event: Heard): void => {
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
        const limits = { clock, limitMs: state.policy.answerMs, signal: over.signal }
        void within(ask, limits).then((came) => tell('value' in came ? came.value : missed(came)))
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

const missed = (ended: object): Answered => ({
  id: 'answer',
  says: 'thrown' in ended ? 'network' : 'timeout'
})

const slept = (clock: Clock, ms: number, signal: AbortSignal): Promise<'slept' | 'broken'> =>
  quietly(async () => {
    await clock.sleep(ms, signal)
    return 'slept' as const
  }, 'broken')

const noticed = (notice: Watching['notice'], signal: AbortSignal): Promise<boolean> =>
  quietly(async () => {
    await notice?.(signal)
    return notice !== undefined
  }, false)

type Saying = (Heard & { readonly id: 'user' })['says']

const shown = (show: Watching['show'], signal: AbortSignal): Promise<Saying> =>
  quietly(async () => saying(await show(signal)), 'not_shown')

const saying = (answer: unknown): Saying =>
  answer === false ? 'declined' : answer === true ? 'done' : 'nothing'

const say = (log: Watching['log'], seen: Seen): void =>
  total(
    () => log?.(seen),
    () => undefined
  )

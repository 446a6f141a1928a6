import type { ChallengeEnding } from './ending.js'
import { type PollingPolicy, policyOf } from './policy.js'

/** What is waited for, as plain data; times as the clock has them, in milliseconds. */
export interface Polling {
  readonly policy: PollingPolicy
  readonly phase: 'unshown' | 'shown' | 'asking' | 'ended'
  readonly by: Knowing
  readonly endsAt: number
  /** When the next question may be asked. */
  readonly askAt: number
  /** When the last one was. */
  readonly askedAt?: number
  /** The present interval, before chance. */
  readonly interval: number
  /** Answers in a row that were none. */
  readonly misses: number
  readonly ending?: ChallengeEnding
}

/** Who knows when it is done: a `check_url`, a notice that comes by itself; else the user alone. */
export interface Knowing {
  readonly check?: boolean
  readonly notice?: boolean
}

/** What is to be done now. */
export type PollingStep =
  | { readonly do: 'show' }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'check' }
  | { readonly do: 'end'; readonly outcome: ChallengeEnding }

/** The state at the beginning. What is no number of milliseconds in `now` is late at once. */
export const start = (by: Knowing, policy: Partial<PollingPolicy>, now: number): Polling => {
  const whole = policyOf(policy)
  const began = Number.isFinite(now) ? now : Number.NEGATIVE_INFINITY
  return {
    policy: whole,
    phase: 'unshown',
    by,
    endsAt: began + whole.deadlineMs,
    askAt: began + whole.leastMs,
    interval: whole.leastMs,
    misses: 0
  }
}

/** What is to be done at a time; nothing is asked at the deadline or after it. */
export const next = (state: Polling, now: number): PollingStep => {
  const { askAt, by, ending, endsAt, phase } = state
  if (ending !== undefined) return { do: 'end', outcome: ending }
  if (!(now < endsAt)) return { do: 'end', outcome: { outcome: 'late' } }
  if (phase === 'unshown') return { do: 'show' }
  if (phase === 'asking' || by.check !== true) return { do: 'wait', ms: endsAt - now }
  return now < askAt ? { do: 'wait', ms: Math.min(askAt, endsAt) - now } : { do: 'check' }
}

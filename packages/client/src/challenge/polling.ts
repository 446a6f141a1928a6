import { total } from '@toolfault/model'
import type { ChallengeEnding, Miss } from './ending.js'
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

/** What has happened. */
export type Heard =
  /** The page is being shown. */
  | { readonly id: 'opened' }
  /** The user will not; has done it; has not said. Or the page could not be shown. */
  | { readonly id: 'user'; readonly says: 'declined' | 'done' | 'nothing' | 'not_shown' }
  /** The `check_url` has been asked. */
  | { readonly id: 'asked' }
  | Answered
  /** A notice says that it is done (MCP 2025-11-25, `notifications/elicitation/complete`). */
  | { readonly id: 'notice' }
  | { readonly id: 'aborted' }
  /** The clock cannot be relied on. */
  | { readonly id: 'no_clock' }

/** What the `check_url` answered; `busy` where it wants to be left alone (429, 503). */
export interface Answered {
  readonly id: 'answer'
  readonly says: 'pending' | 'completed' | 'failed' | 'busy' | Miss
  /** For so long it asked not to be asked again. */
  readonly retryAfterMs?: number
}

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

/**
 * The state after something has happened at `now`; `chance` is a number from 0 up to but not 1, which
 * lengthens the wait. What has ended stays as it is.
 */
export const heard = (state: Polling, event: Heard, now: number, chance = 0): Polling =>
  total(
    () => (state.phase === 'ended' ? state : after(state, event, now, chance)),
    () => state
  )

const after = (state: Polling, event: Heard, now: number, chance: number): Polling => {
  const { by, policy } = state
  switch (event.id) {
    case 'opened':
      return { ...state, phase: 'shown', askAt: now + lengthened(policy.leastMs, policy, chance) }
    case 'asked':
      return { ...state, phase: 'asking', askedAt: now }
    case 'user':
      return told(state, event.says, now)
    case 'answer':
      return answered(state, event, now, chance)
    case 'notice':
      return ended(state, { outcome: 'completed' })
    case 'aborted':
      return ended(state, { outcome: 'cancelled' })
    case 'no_clock':
      return ended(state, { outcome: by.check === true ? 'unreachable' : 'late', reason: 'clock' })
    default:
      return state
  }
}

const ended = (state: Polling, ending: ChallengeEnding): Polling => ({
  ...state,
  phase: 'ended',
  ending
})

/** Where somebody knows better than the user, who has done it, they are asked as soon as may be. */
const told = (
  state: Polling,
  says: (Heard & { readonly id: 'user' })['says'],
  now: number
): Polling => {
  const { askedAt, by, policy } = state
  if (says === 'declined') return ended(state, { outcome: 'declined' })
  if (says === 'not_shown') return ended(state, { outcome: 'failed', reason: 'not_shown' })
  if (by.check === true) {
    if (says === 'nothing' || state.phase === 'asking') return state
    const askAt = askedAt === undefined ? now : Math.max(now, askedAt + policy.leastMs)
    return { ...state, askAt: Math.min(state.askAt, askAt) }
  }
  return says === 'done' || by.notice !== true ? ended(state, { outcome: 'shown' }) : state
}

const answered = (
  state: Polling,
  { retryAfterMs = 0, says }: Answered,
  now: number,
  chance: number
): Polling => {
  if (state.phase !== 'asking') return state
  if (says === 'completed' || says === 'failed') return ended(state, { outcome: says })
  const { interval, policy } = state
  const isMiss = says !== 'pending' && says !== 'busy'
  const misses = isMiss ? state.misses + 1 : says === 'busy' ? state.misses : 0
  if (isMiss && misses > policy.misses) {
    return ended(state, { outcome: 'unreachable', reason: says })
  }
  const longer = Math.min(interval * policy.growth, policy.mostMs)
  const wanted = Number.isFinite(retryAfterMs) ? retryAfterMs : 0
  const wait = Math.max(lengthened(longer, policy, chance), wanted)
  return { ...state, phase: 'shown', misses, interval: longer, askAt: now + wait }
}

/** Chance makes an interval longer and never shorter, so that the least interval holds. */
const lengthened = (ms: number, { jitter }: PollingPolicy, chance: number): number =>
  ms * (1 + jitter * (chance >= 0 && chance < 1 ? chance : 0))

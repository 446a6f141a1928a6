import { total } from '@toolfault/model'
import type { ChallengeEnding, Miss } from './ending.js'
import type { PollingPolicy } from './policy.js'
import type { Polling } from './polling.js'

/** What has happened. */
export type ChallengeEvent =
  /** The page is being shown. */
  | { readonly id: 'opened' }
  /** The user will not; has done it; has not said. Or the page could not be shown. */
  | { readonly id: 'user'; readonly says: 'declined' | 'done' | 'nothing' | 'not_shown' }
  /** The `check_url` has been asked. */
  | { readonly id: 'asked' }
  | CheckAnswer
  /** A notice says that it is done (MCP 2025-11-25, `notifications/elicitation/complete`). */
  | { readonly id: 'notice' }
  | { readonly id: 'aborted' }
  /** The clock cannot be relied on. */
  | { readonly id: 'no_clock' }

/** What the `check_url` answered; `busy` where it wants to be left alone (429, 503). */
export interface CheckAnswer {
  readonly id: 'answer'
  readonly says: 'pending' | 'completed' | 'failed' | 'busy' | Miss
  /** For so long it asked not to be asked again. */
  readonly retryAfterMs?: number
}

/**
 * The state after something has happened at `now`; `chance` is a number from 0 up to but not 1, which
 * lengthens the wait. What has ended stays as it is.
 */
export const heard = (state: Polling, event: ChallengeEvent, now: number, chance = 0): Polling =>
  total(
    () => (state.phase === 'ended' ? state : after(state, event, now, chance)),
    () => state
  )

const after = (state: Polling, event: ChallengeEvent, now: number, chance: number): Polling => {
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
  says: (ChallengeEvent & { readonly id: 'user' })['says'],
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
  { retryAfterMs = 0, says }: CheckAnswer,
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

import type { Refusal } from './site.js'

/** How a challenge ended. */
export type ChallengeOutcome =
  /** Who knows says that it is done: repeat the call. */
  | 'completed'
  /** Who knows says that it is not, and will not be. */
  | 'failed'
  /** The user says that it is done, and nobody can be asked: repeat the call and see. */
  | 'shown'
  /** The user will not. */
  | 'declined'
  /** The time is over. */
  | 'late'
  /** The `check_url` gives no answer that can be read. */
  | 'unreachable'
  /** An address is unsafe: nothing was shown or asked. */
  | 'refused_url'
  /** The signal was aborted. */
  | 'cancelled'

/** What a `check_url` answered in place of a state. */
export type Miss =
  /** No answer came. */
  | 'network'
  | 'timeout'
  /** It wanted to send us elsewhere, and is not followed. */
  | 'redirect'
  /** A status other than 200 to 299 (OXP: MUST answer 200). */
  | 'status'
  /** No JSON, or no state. */
  | 'unreadable'
  /** More than 64 kB. */
  | 'too_large'

/** Why it ended so, where there is more to say. */
export type Why =
  | Miss
  | Refusal
  /** `show` threw or rejected. */
  | 'not_shown'
  /** The clock that was passed in fails, or does not move. */
  | 'clock'

/** The end of a challenge. Plain data, without the address and what stands in it. */
export interface ChallengeEnding {
  readonly outcome: ChallengeOutcome
  readonly reason?: Why
  /** Of `refused_url`: which address it is. */
  readonly of?: 'url' | 'check_url'
}

/** Whether who can be asked, at the least the user, says that it is done: the call is worth repeating now. */
export const isDone = ({ outcome }: ChallengeEnding): boolean =>
  outcome === 'completed' || outcome === 'shown'

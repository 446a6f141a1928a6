import { own } from '@toolfault/model'

/** How often the state of a challenge is asked, and how long. Times in milliseconds. */
export interface PollingPolicy {
  /** From one question to the next at the least, and before the first. */
  readonly leastMs: number
  /** To which the interval grows; a server that asks for more time has it. */
  readonly mostMs: number
  /** By which the interval grows each time. */
  readonly growth: number
  /** By what share of itself an interval is lengthened at the most, by chance. */
  readonly jitter: number
  /** From when the page is shown until nobody waits any more. */
  readonly deadlineMs: number
  /** For one answer of the `check_url`. */
  readonly answerMs: number
  /** Answers in a row that may be none: errors of the network, what cannot be read. */
  readonly misses: number
}

/** What holds where nobody says otherwise, and between what a number must lie; facts 3.5 name none. */
const bounds: { readonly [name in keyof PollingPolicy]: readonly [number, number, number] } = {
  leastMs: [1_000, 50, 3_600_000],
  mostMs: [15_000, 50, 3_600_000],
  growth: [1.5, 1, 10],
  jitter: [0.2, 0, 1],
  deadlineMs: [600_000, 0, 86_400_000],
  answerMs: [10_000, 1, 300_000],
  misses: [5, 0, 1_000]
}

/**
 * A whole policy: from 1 s by half as much again to 15 s, for ten minutes, where nothing else is said.
 * A number out of bounds is the nearest inside, and what is no number is as if nobody had said it.
 */
export const policyOf = (given: Partial<PollingPolicy> = {}): PollingPolicy => {
  const at = (name: keyof PollingPolicy): number => {
    const [usual, least, most] = bounds[name]
    const value = own(given, name)
    return typeof value === 'number' && !Number.isNaN(value)
      ? Math.min(Math.max(value, least), most)
      : usual
  }
  const leastMs = at('leastMs')
  return {
    leastMs,
    mostMs: Math.max(leastMs, at('mostMs')),
    growth: at('growth'),
    jitter: at('jitter'),
    deadlineMs: at('deadlineMs'),
    answerMs: at('answerMs'),
    misses: Math.floor(at('misses'))
  }
}

import type { Attempt } from '@toolfault/model'

/** Where the last failed attempt of each session at each tool is kept. */
export interface AttemptStore {
  /** What was kept under a key, or a promise of it; whatever is no attempt counts as none. */
  readonly get: (key: string) => unknown
  /** Keep an attempt; `undefined` forgets the one that is there. */
  readonly set: (key: string, attempt: Attempt | undefined) => unknown
}

/** So many are kept when nobody says. */
const MOST = 1_000

/** A store in memory that forgets what was not used for longest when it holds more than `most` attempts. */
export const attemptStore = (most: number = MOST): AttemptStore => {
  const kept = new Map<string, Attempt>()
  return {
    get: (key) => kept.get(key),
    set: (key, attempt) => {
      // What is set again moves to the end, so that the first is the one unused for longest.
      kept.delete(key)
      if (attempt !== undefined) kept.set(key, attempt)
      const [oldest] = kept.keys()
      // Where it is NaN none is kept, not all.
      if (!(kept.size <= most) && oldest !== undefined) kept.delete(oldest)
    }
  }
}

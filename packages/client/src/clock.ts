/** Time and chance, as everything here is given them. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number
  /** Resolves after so many milliseconds, or at once when the signal aborts; leaves no timer behind. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>
  /** A number from 0 up to but not 1. */
  readonly random: () => number
}

/** The clock of the platform. The one file of this package that knows of one. */
export const clock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve()
      const end = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, Math.min(Math.max(0, ms), LONGEST))
      signal?.addEventListener('abort', end)
    })
}

/** A timer that is longer than this ends at once. */
const LONGEST = 2_147_483_647

import type { Clock } from '@toolfault/client/clock'

/** A clock that stands until it is told to go on. */
export interface Time {
  readonly clock: Clock
  readonly pass: (ms: number) => void
  /** How many wait for it. */
  readonly waiting: () => number
}

export const time = (): Time => {
  let now = 0
  const sleepers = new Set<{ readonly until: number; readonly wake: () => void }>()
  const sleep: Clock['sleep'] = (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve()
      const wake = (): void => {
        sleepers.delete(sleeper)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      const sleeper = { until: now + ms, wake }
      sleepers.add(sleeper)
      signal?.addEventListener('abort', wake)
    })
  return {
    clock: { now: () => now, random: () => 0.5, sleep },
    pass: (ms) => {
      now += ms
      for (const { until, wake } of [...sleepers]) if (until <= now) wake()
    },
    waiting: () => sleepers.size
  }
}

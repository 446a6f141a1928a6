import type { Clock } from '@toolfault/client/clock'

/** A clock that is moved by hand: nothing is late until it is told so. */
export interface HandClock extends Clock {
  readonly advance: (ms: number) => void
  /** How many still wait. */
  readonly waiting: () => number
}

export const handClock = (): HandClock => {
  let now = 0
  const sleepers = new Set<{ readonly at: number; readonly wake: () => void }>()
  return {
    now: () => now,
    random: () => 0,
    waiting: () => sleepers.size,
    advance: (ms) => {
      now += ms
      for (const { at, wake } of [...sleepers]) if (at <= now) wake()
    },
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = {
          at: now + ms,
          wake: (): void => {
            sleepers.delete(sleeper)
            signal?.removeEventListener('abort', sleeper.wake)
            resolve()
          }
        }
        if (signal?.aborted === true) return resolve()
        sleepers.add(sleeper)
        signal?.addEventListener('abort', sleeper.wake)
      })
  }
}

import type { Clock } from '@toolfault/client/clock'

/** A clock whose time passes only when everybody sleeps, and then to the first who wakes. */
export interface FakeClock extends Clock {
  /** How many still wait. */
  readonly waiting: () => number
  /** How long each sleep was asked for, in the order of asking. */
  readonly slept: ReadonlyArray<number>
}

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

/** Chance is always 0. */
export const fakeClock = (): FakeClock => {
  let now = 0
  const sleepers = new Set<Sleeper>()
  const slept: Array<number> = []
  const tick = (): void => {
    const [first] = [...sleepers].sort((a, b) => a.at - b.at)
    if (first === undefined) return
    now = Math.max(now, first.at)
    first.wake()
  }
  return {
    now: () => now,
    random: () => 0,
    waiting: () => sleepers.size,
    slept,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        slept.push(ms)
        if (signal?.aborted === true) return resolve()
        const wake = (): void => {
          sleepers.delete(sleeper)
          signal?.removeEventListener('abort', wake)
          resolve()
        }
        const sleeper: Sleeper = { at: now + ms, wake }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', wake)
        // Whatever is on its way has come by then.
        setImmediate(tick)
      })
  }
}

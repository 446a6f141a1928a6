import type { Clock } from '@toolfault/client/clock'

/** A clock whose time goes on only where nothing else does, and at once. */
export interface FakeClock extends Clock {
  /** How many timers are running. */
  readonly running: () => number
  /** How long each sleep was asked for, in the order of asking. */
  readonly slept: ReadonlyArray<number>
}

interface Timer {
  readonly at: number
  readonly end: () => void
}

/** Chance is always a half. */
export const fakeClock = (start = 0): FakeClock => {
  let now = start
  const timers = new Set<Timer>()
  const slept: Array<number> = []
  const tick = (): void => {
    const [first] = [...timers].sort((a, b) => a.at - b.at)
    if (first === undefined) return
    now = Math.max(now, first.at)
    first.end()
    if (timers.size > 0) setImmediate(tick)
  }
  return {
    now: () => now,
    random: () => 0.5,
    running: () => timers.size,
    slept,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        slept.push(ms)
        if (signal?.aborted === true) return resolve()
        const end = (): void => {
          timers.delete(timer)
          signal?.removeEventListener('abort', end)
          resolve()
        }
        const timer = { at: now + ms, end }
        timers.add(timer)
        signal?.addEventListener('abort', end)
        setImmediate(tick)
      })
  }
}

import type { Clock } from '@toolfault/client/clock'

/** A clock whose time passes only when everybody sleeps, and then to the first who wakes. */
export interface Virtual extends Clock {
  /** How many are asleep. */
  readonly asleep: () => number
}

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

export const virtual = (chance: () => number = () => 0): Virtual => {
  let time = 0
  const sleepers = new Set<Sleeper>()
  const tick = (): void => {
    const [first] = [...sleepers].sort((a, b) => a.at - b.at)
    if (first === undefined) return
    time = Math.max(time, first.at)
    first.wake()
  }
  return {
    now: () => time,
    random: chance,
    asleep: () => sleepers.size,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted === true) return resolve()
        const wake = (): void => {
          sleepers.delete(sleeper)
          signal?.removeEventListener('abort', wake)
          resolve()
        }
        const sleeper: Sleeper = { at: time + ms, wake }
        sleepers.add(sleeper)
        signal?.addEventListener('abort', wake)
        // Whatever is on its way has come by then.
        setImmediate(tick)
      })
  }
}

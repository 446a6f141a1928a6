import type { Clock } from '../clock.js'

/** What work is bounded by. */
export interface Bounds {
  readonly clock: Pick<Clock, 'sleep'>
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

/**
 * Do some work, but no longer than is allowed and wanted; `ended` says what it comes to then. The work is
 * told by its signal. Leaves no timer and no listener behind, and does not wait for work that goes on.
 */
export const within = async <A>(
  { clock, signal, timeoutMs }: Bounds,
  work: (signal: AbortSignal) => Promise<A>,
  ended: (why: 'late' | 'aborted') => A
): Promise<A> => {
  if (signal?.aborted === true) return ended('aborted')
  const working = new AbortController()
  const waiting = new AbortController()
  let stop = (): void => {}
  const aborted = new Promise<void>((resolve) => {
    stop = resolve
  })
  signal?.addEventListener('abort', stop)
  try {
    return await Promise.race([
      work(working.signal),
      aborted.then(() => ended('aborted')),
      slept(clock, timeoutMs, waiting.signal).then(() => ended('late'))
    ])
  } finally {
    signal?.removeEventListener('abort', stop)
    waiting.abort()
    working.abort()
  }
}

/** Without a clock that works nobody could say when to stop, so the time is up at once. */
const slept = async (clock: Bounds['clock'], ms: number, signal: AbortSignal): Promise<void> => {
  try {
    await clock.sleep(ms, signal)
  } catch {
    // Ended all the same.
  }
}

import { do_not_optimize, measure } from 'mitata'

/** How long to look. */
export interface Pace {
  readonly rounds: number
  /** Nanoseconds of one measurement, at the least. */
  readonly time: number
}

/** What takes longer than this, in milliseconds, is run once a round. */
const SLOW = 50

/** Nanoseconds of one run. Few calls in a sample, and no forced collections: by default one row would take seconds. */
export const middle = async (
  run: () => string | Promise<string>,
  { time }: Pick<Pace, 'time'>
): Promise<number> => {
  const begun = performance.now()
  await run()
  const once = performance.now() - begun
  if (once > SLOW) return once * 1e6
  const stats = await measure(run, {
    min_cpu_time: time,
    min_samples: 8,
    batch_samples: 128,
    gc: false
  })
  // Of a busy machine the faster samples tell more.
  return stats.p25
}

/** Milliseconds of one run: the best of five batches of about a fifth of a millisecond. */
export const glance = (run: () => unknown): number => {
  const once = batch(run, 4)
  const times = Math.max(4, Math.ceil(0.2 / once))
  return Math.min(...Array.from({ length: 5 }, () => batch(run, times)))
}

const batch = (run: () => unknown, times: number): number => {
  const begun = performance.now()
  for (let at = 0; at < times; at++) do_not_optimize(run())
  return (performance.now() - begun) / times
}

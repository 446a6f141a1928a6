import { do_not_optimize, measure } from 'mitata'

/** How long to look. */
export interface Pace {
  readonly rounds: number
  /** Nanoseconds of one measurement, at the least. */
  readonly time: number
}

/** What takes longer than this, in milliseconds, is timed by the processor and not by the wall. */
const LONG = 1

/** What takes longer than this, in milliseconds, is run once a round. */
const SLOW = 50

/** Nanoseconds of one run. Few calls in a sample, and no forced collections: by default one row would take seconds. */
export const middle = async (
  run: () => string | Promise<string>,
  { time }: Pick<Pace, 'time'>
): Promise<number> => {
  const once = await processor(run)
  if (once > SLOW * 1e6) return once
  if (once > LONG * 1e6) return longer(run, Math.min(16, Math.max(6, Math.ceil(time / once))))
  const stats = await measure(run, {
    min_cpu_time: time,
    min_samples: 8,
    batch_samples: 128,
    gc: false
  })
  // Of a busy machine the faster samples tell more.
  return stats.p25
}

const longer = async (run: () => string | Promise<string>, samples: number): Promise<number> => {
  const times: Array<number> = []
  for (let at = 0; at < samples; at++) times.push(await processor(run))
  return times.sort((a, b) => a - b)[Math.floor(samples / 4)] ?? Number.NaN
}

/** Nanoseconds of the processor for one run, with what the collector took: neighbours that wait their turn do not count. */
const processor = async (run: () => string | Promise<string>): Promise<number> => {
  const begun = process.cpuUsage()
  do_not_optimize(await run())
  const { system, user } = process.cpuUsage(begun)
  return (system + user) * 1e3
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

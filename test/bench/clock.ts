import { do_not_optimize } from 'mitata'

/** How long to look. */
export interface Pace {
  readonly rounds: number
  /** Nanoseconds of one measurement, at the least. */
  readonly time: number
  /** Nanoseconds for which each is run before the first round. */
  readonly warm?: number
}

/** What takes longer than this, in nanoseconds, is run once. */
const SLOW = 50e6

/** A measurement is about so many batches, of which the best counts, and never fewer than the least. */
const BATCHES = 6
const LEAST = 4

/**
 * Nanoseconds of the processor for one run, with what the collector took. Not of the wall: on a machine that others
 * use, a batch of a slow way is interrupted and one of the floor is not, and their ratio would tell of the neighbours.
 */
export const cost = (run: () => unknown, time: number): number => {
  let best = Number.POSITIVE_INFINITY
  for (let spent = 0, batch = 0; goesOn(best, batch, spent < time); batch++) {
    const times = timesFor(best, time)
    const begun = process.cpuUsage()
    for (let at = 0; at < times; at++) do_not_optimize(run())
    const taken = since(begun)
    spent += taken
    best = Math.min(best, taken / times)
  }
  return best
}

/** The same of a way that answers later. */
export const costLater = async (run: () => Promise<unknown>, time: number): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let spent = 0, batch = 0; goesOn(best, batch, spent < time); batch++) {
    const times = timesFor(best, time)
    const begun = process.cpuUsage()
    for (let at = 0; at < times; at++) do_not_optimize(await run())
    const taken = since(begun)
    spent += taken
    best = Math.min(best, taken / times)
  }
  return best
}

/** Of a few batches at least, since the first runs are compiled; what is slow has had enough with one. */
const goesOn = (best: number, batch: number, isEarly: boolean): boolean =>
  batch === 0 || (best < SLOW && (isEarly || batch < LEAST))

/** One at first: how long it takes is not known. */
const timesFor = (best: number, time: number): number =>
  Math.max(1, Math.ceil(time / BATCHES / best))

/** The clock counts in thousands, and less than that is something, too. */
const since = (begun: NodeJS.CpuUsage): number => {
  const { system, user } = process.cpuUsage(begun)
  return Math.max(100, (system + user) * 1e3)
}

import { cost, type Pace } from './clock.js'
import type { Fixture } from './fixtures.js'
import type { Subject } from './subjects.js'

/** What takes longer than this, in nanoseconds, is not looked at again. */
const LONG = 300e6

/** The best time of a cell so far, in nanoseconds. */
interface Cell {
  run: (() => string) | undefined
  best: number
}

/**
 * Nanoseconds of each subject on each fixture, `NaN` where it has no answer, throws, or would take too long:
 * `isTooLong` is asked with the times of the fixtures before. Rounds are outermost: a neighbour that takes the
 * processor for a while spoils one round, not one row.
 */
export const timesOf = (
  subjects: ReadonlyArray<Subject>,
  fixtures: ReadonlyArray<Fixture>,
  pace: Pace,
  isTooLong: (before: ReadonlyArray<number>) => boolean = () => false
): ReadonlyArray<ReadonlyArray<number>> => {
  const all = subjects.map((subject) =>
    fixtures.map((fixture): Cell => ({ run: subject.on(fixture), best: Number.NaN }))
  )
  const bests = (row: ReadonlyArray<Cell>): ReadonlyArray<number> => row.map(({ best }) => best)
  for (const cell of all.flat()) warm(cell, pace)
  for (let round = 0; round < pace.rounds; round++) {
    for (const row of all) {
      for (const [at, cell] of row.entries()) {
        if (round === 0 && isTooLong(bests(row.slice(0, at)))) cell.run = undefined
        if (cell.run === undefined || cell.best > LONG) continue
        const time = attempt(cell.run, pace)
        if (Number.isNaN(time)) cell.run = undefined
        cell.best = Number.isNaN(cell.best) ? time : Math.min(cell.best, time)
      }
    }
  }
  return all.map(bests)
}

/** What a server has run for a while is compiled: the rounds are not to tell of how that comes about. */
const warm = ({ run }: Cell, { warm = 0 }: Pace): void => {
  if (run === undefined || warm === 0) return
  try {
    cost(run, warm)
  } catch {
    // The first round finds out and leaves it out.
  }
}

/** Of very many errors some formatters overflow the stack. */
const attempt = (run: () => string, { time }: Pace): number => {
  try {
    return cost(run, time)
  } catch {
    return Number.NaN
  }
}

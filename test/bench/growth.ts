import { type Measured, merged } from './budgets.js'
import type { Pace } from './clock.js'
import { type Growing, growing } from './growing.js'
import { ours } from './ours.js'
import { timesOf } from './rounds.js'
import { callIn } from './subjects.js'
import { type Row, ratio, type Table } from './table.js'

/** No cell may take longer than this, in nanoseconds. */
const MOST = 2e9

/** Above this a way is called not flat. */
const FLAT = 2

/** The tables of growth. */
export const growth = (pace: Pace): ReadonlyArray<Table> => growing.map((one) => grown(one, pace))

/** A way, its nanoseconds per error for each size, and what they are to the floor's. */
interface Line {
  readonly name: string
  readonly each: ReadonlyArray<number>
  readonly ratios: ReadonlyArray<number>
  /** The last ratio that was measured, to the one at the size it is held against. */
  readonly rate: number
}

const grown = (about: Growing, pace: Pace): Table => {
  const { base, from, note, sizes, subjects, title } = about
  const fixtures = sizes.map(about.on)
  const errors = fixtures.map((fixture) => callIn(fixture).errors.length)
  const isTooLong = (before: ReadonlyArray<number>): boolean => predicted(before, sizes) > MOST
  const times = timesOf([base, ...subjects], fixtures, pace, isTooLong)
  const each = times.map((row) => row.map((time, at) => time / (errors[at] ?? Number.NaN)))
  const lines = [base, ...subjects].map(({ name }, row): Line => {
    const own = each[row] ?? []
    const ratios = own.map((time, at) => time / (each[0]?.[at] ?? Number.NaN))
    const last = ratios.findLast((got) => !Number.isNaN(got)) ?? Number.NaN
    return { name, each: own, ratios, rate: last / (ratios[sizes.indexOf(from)] ?? Number.NaN) }
  })
  const [floors, ...ways] = lines
  const rateOf = ({ rate }: Line): string => `${ratio(rate)}${rate > FLAT ? ' not flat' : ''}`
  return {
    title,
    note,
    head: ['', ...sizes.map((size) => `${size}`), `last : ${from}`],
    rows: [
      ...ways.map((line): Row => [line.name, ...line.ratios.map(ratio), rateOf(line)]),
      ...(floors === undefined ? [] : [nanoseconds(floors)])
    ],
    measured: measuredIn(about, ways)
  }
}

const nanoseconds = ({ each, name }: Line): Row => [
  `${name}, per error`,
  ...each.map((time) => `${Math.round(time)} ns`),
  '–'
]

/** What the next size would take, as the last two went: in proportion at the least, as a square at the most. */
const predicted = (before: ReadonlyArray<number>, sizes: ReadonlyArray<number>): number => {
  const [last, previous] = before.toReversed()
  if (last === undefined) return 0
  // What threw, or took too long, is not tried with more.
  if (Number.isNaN(last)) return Number.POSITIVE_INFINITY
  const step = (sizes[before.length] ?? 0) / (sizes[before.length - 1] ?? 1)
  return last * Math.min(step * step, Math.max(step, last / (previous ?? last)))
}

const measuredIn = ({ budget, f7 }: Growing, ways: ReadonlyArray<Line>): Measured => {
  const own = ways.filter(({ name }) => Object.values(ours).some((way) => way.name === name))
  const f7Row = own.find(({ name }) => name === ours.f7.name)
  return merged([
    ...own.map(({ rate }): Measured => (budget === undefined ? {} : { [budget]: rate })),
    ...(f7Row?.ratios ?? []).map((got): Measured => (f7 === undefined ? {} : { [f7]: got }))
  ])
}

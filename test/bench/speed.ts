import { measure } from 'mitata'
import { type Call, callOf, validator } from './call.js'
import { type Fixture, fixtures } from './fixtures.js'
import { libraries } from './libraries.js'
import { floor, ours, type Way } from './ours.js'
import { formatters, wayOf } from './peers.js'
import { against, type Row, ratio, type Table } from './table.js'

/** How long to look. */
export interface Pace {
  readonly rounds: number
  /** Nanoseconds of one measurement, at the least. */
  readonly time: number
}

/** The budget of design section 6, in floors, for small, medium, large, union, union by `$ref`. */
const budgets: Readonly<Record<string, ReadonlyArray<number | undefined>>> = {
  [ours.text.name]: [3, 4, 0.75, 1, 1],
  [ours.mcp.name]: [5],
  [ours.carrier.name]: [7],
  [ours.f7.name]: [2.5, 2.5, 2.5, 2.5, 2.5]
}

/** Errors exist already: what it costs to say them. */
export const formatting = async (pace: Pace): Promise<Table> => {
  const calls = fixtures.map((fixture) => ({
    ...callOf(fixture.schema, fixture.value),
    name: fixture.name
  }))
  const ways = [...Object.values(ours), ...formatters.map(wayOf)]
  const rows: Array<Row> = []
  for (const way of ways) {
    const cells: Array<string> = []
    for (const [at, call] of calls.entries()) {
      const got = await timed(floor, way, call, pace)
      cells.push(got === undefined ? '–' : against(got, budgets[way.name]?.[at], ratio(got)))
    }
    rows.push([way.name, ...cells])
  }
  const times: Array<string> = []
  for (const call of calls) times.push(nanoseconds(await middle(() => floor.write(call), pace)))
  return {
    title: 'Errors to text',
    note: `Ratio to the floor of the same run: errors.map(path, message, keyword) and JSON.stringify. The errors exist already; median of ${pace.rounds} rounds.`,
    head: ['', ...fixtures.map(({ name }) => name)],
    rows: [...rows, ['the floor itself', ...times]]
  }
}

/** A whole failing call: judge it, and say what is wrong. */
export const endToEnd = async (pace: Pace): Promise<Table> => {
  const rows: Array<Row> = []
  const judged = (fixture: Fixture, way: Way): (() => string) => {
    const validate = validator(fixture.schema)
    const call = callOf(fixture.schema, fixture.value)
    return () => way.write({ ...call, errors: validate(fixture.value) })
  }
  const subjects: ReadonlyArray<readonly [string, (fixture: Fixture) => () => string]> = [
    [`ajv, ${ours.text.name}`, (fixture) => judged(fixture, ours.text)],
    ...libraries.map(
      ({ name, prepare }) =>
        [
          name,
          ({ schema, value }: Fixture) => {
            const say = prepare(schema)
            return () => say(value)
          }
        ] as const
    )
  ]
  for (const [name, prepare] of subjects) {
    const cells: Array<string> = []
    for (const fixture of fixtures) {
      const base = judged(fixture, floor)
      const subject = prepared(() => prepare(fixture))
      cells.push(ratio(subject && (await compared(base, subject, pace))))
    }
    rows.push([name, ...cells])
  }
  return {
    title: 'A failing call, end to end',
    note: 'Judge and say, as a ratio to ajv with allErrors and the floor. A library that stops at the union does less work there; – is a schema that it cannot express.',
    head: ['', ...fixtures.map(({ name }) => name)],
    rows
  }
}

const prepared = (make: () => () => string): (() => string) | undefined => {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** `undefined` for a way that takes no such call. */
const timed = async (
  base: Way,
  way: Way,
  call: Call,
  pace: Pace
): Promise<number | undefined> => {
  const subject = prepared(() => {
    way.write(call)
    return () => way.write(call)
  })
  return subject && compared(() => base.write(call), subject, pace)
}

/** The median of the rounds' ratios, each to a floor that was measured right before. */
const compared = async (
  base: () => string,
  subject: () => string,
  pace: Pace
): Promise<number> => {
  const ratios: Array<number> = []
  for (let round = 0; round < pace.rounds; round++) {
    const least = await middle(base, pace)
    ratios.push((await middle(subject, pace)) / least)
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN
}

const middle = async (run: () => string, { time }: Pace): Promise<number> =>
  (await measure(run, { min_cpu_time: time, min_samples: 5, samples_threshold: 5 })).p50

const nanoseconds = (time: number): string => `${Math.round(time)} ns`

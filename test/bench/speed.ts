import { measure } from 'mitata'
import { callOf, validator } from './call.js'
import { type Fixture, fixtures } from './fixtures.js'
import type { Validating } from './libraries/validating.js'
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

/** Something to measure: what it costs for a fixture, `undefined` where it has no answer. */
interface Subject {
  readonly name: string
  readonly on: (fixture: Fixture) => (() => string) | undefined
}

const calls = new Map(fixtures.map((fixture) => [fixture, callOf(fixture.schema, fixture.value)]))

/** Errors exist already: what it costs to say them. */
const formatting = ({ name, write }: Way): Subject => ({
  name,
  on: (fixture) => {
    const call = calls.get(fixture)
    return call && (() => write(call))
  }
})

/** The call is judged as well. */
const judging = ({ name, write }: Way): Subject => ({
  name: `ajv, ${name}`,
  on: (fixture) => {
    const call = calls.get(fixture)
    const validate = validator(fixture.schema)
    const { schema, value } = fixture
    // Not a copy of the call: to copy what has a getter takes longer than the floor.
    return (
      call &&
      (() => write({ tool: call.tool, schema, value, errors: validate(value), verbose: [] }))
    )
  }
})

const speaking = ({ name, prepare }: Validating): Subject => ({
  name,
  on: ({ schema, value }) => {
    try {
      const say = prepare(schema)
      return () => say(value)
    } catch {
      return undefined
    }
  }
})

/** Both tables of times. */
export const speed = async (pace: Pace): Promise<ReadonlyArray<Table>> => [
  await compared(
    {
      title: 'Errors to text',
      note: `The errors exist already. Ratio to the floor of the same run, which is errors.map(path, message, keyword) and JSON.stringify; best of ${pace.rounds} rounds.`
    },
    formatting(floor),
    [...Object.values(ours), ...formatters.map(wayOf)].map(formatting),
    pace
  ),
  await compared(
    {
      title: 'A failing call, end to end',
      note: 'Judge and say, as a ratio to ajv with allErrors and the floor. A library that stops at a union does less work there; – is a schema that this bench cannot put in its words.'
    },
    judging(floor),
    [judging(ours.text), ...libraries.map(speaking)],
    pace
  )
]

/** Rounds outermost: a neighbour that takes the processor for a while spoils one round, not one row. */
const compared = async (
  about: Pick<Table, 'title' | 'note'>,
  base: Subject,
  subjects: ReadonlyArray<Subject>,
  pace: Pace
): Promise<Table> => {
  const all = [base, ...subjects].flatMap((subject) =>
    fixtures.map((fixture) => ({ run: subject.on(fixture), best: Number.POSITIVE_INFINITY }))
  )
  for (let round = 0; round < pace.rounds; round++) {
    for (const one of all) {
      if (one.run !== undefined) one.best = Math.min(one.best, await middle(one.run, pace))
    }
  }
  const best = (row: number, column: number): number =>
    all[row * fixtures.length + column]?.best ?? Number.NaN
  const rows = subjects.map(
    ({ name }, row): Row => [
      name,
      ...fixtures.map((_, column) => {
        const got = best(row + 1, column) / best(0, column)
        return Number.isFinite(got) ? against(got, budgets[name]?.[column], ratio(got)) : '–'
      })
    ]
  )
  const floors = fixtures.map((_, column) => `${Math.round(best(0, column))} ns`)
  return {
    ...about,
    head: ['', ...fixtures.map(({ name }) => name)],
    rows: [...rows, [base.name, ...floors]]
  }
}

/** What takes longer than this, in milliseconds, is run once a round. */
const SLOW = 50

/** Few calls in a sample, and no forced collections: by default one row would take seconds. */
const middle = async (run: () => string, { time }: Pace): Promise<number> => {
  const begun = performance.now()
  run()
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

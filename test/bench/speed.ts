import { against, type Budgeted, merged } from './budgets.js'
import type { Pace } from './clock.js'
import { fixtures } from './fixtures.js'
import { libraries } from './libraries.js'
import { floor, ours } from './ours.js'
import { formatters, wayOf } from './peers.js'
import { timesOf } from './rounds.js'
import { formatting, judging, type Subject, speaking } from './subjects.js'
import { type Row, ratio, type Table } from './table.js'

/** The rows of the budget, for small, medium, large, union, union by `$ref`. */
const budgeted: Readonly<Record<string, ReadonlyArray<Budgeted | undefined>>> = {
  [ours.text.name]: [
    'text, 1 error',
    'text, 8 nested errors',
    'text, 1 000 errors',
    'text, union of 6 branches',
    'text, union of 6 branches by $ref'
  ],
  [ours.mcp.name]: ['MCP result, 1 error', 'MCP result, 8 nested errors'],
  [ours.carrier.name]: [
    'MCP result with carrier, 1 error',
    'MCP result with carrier, 8 nested errors'
  ],
  [ours.f7.name]: fixtures.map(() => 'F7 answer, five fixtures')
}

/** Both tables of times. */
export const speed = (pace: Pace): ReadonlyArray<Table> => [
  compared(
    {
      title: 'Errors to text',
      note: `The errors exist already. Ratio to the floor of the same run, which is errors.map(path, message, keyword) and JSON.stringify; best of ${pace.rounds} rounds.`
    },
    formatting(floor),
    [...Object.values(ours), ...formatters.map(wayOf)].map(formatting),
    pace
  ),
  compared(
    {
      title: 'A failing call, end to end',
      note: 'Judge and say, as a ratio to ajv with allErrors and the floor. A library that stops at a union does less work there; – is a schema that this bench cannot put in its words.'
    },
    judging(floor),
    [judging(ours.text), ...libraries.map(speaking)],
    pace
  )
]

const compared = (
  about: Pick<Table, 'title' | 'note'>,
  base: Subject,
  subjects: ReadonlyArray<Subject>,
  pace: Pace
): Table => {
  const [floors = [], ...times] = timesOf([base, ...subjects], fixtures, pace)
  const cells = subjects.map(({ name }, row) =>
    fixtures.map((_, column) => ({
      got: (times[row]?.[column] ?? Number.NaN) / (floors[column] ?? Number.NaN),
      budget: budgeted[name]?.[column]
    }))
  )
  const rows = subjects.map(
    ({ name }, row): Row => [
      name,
      ...(cells[row] ?? []).map(({ budget, got }) => against(got, budget, ratio(got)))
    ]
  )
  return {
    ...about,
    head: ['', ...fixtures.map(({ name }) => name)],
    rows: [...rows, [base.name, ...floors.map((time) => `${Math.round(time)} ns`)]],
    measured: merged(
      cells.flat().map(({ budget, got }) => (budget === undefined ? {} : { [budget]: got }))
    )
  }
}

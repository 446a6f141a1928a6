import { advise } from '@toolfault/advice/advise'
import { invalid, invalidArguments } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import * as mcp from '@toolfault/protocols/mcp'
import { fromAjv } from '@toolfault/sources/ajv'
import { digest } from '@toolfault/words/digest'
import type { Call } from './call.js'
import { cost, type Pace } from './clock.js'
import { fixtures } from './fixtures.js'
import { floor } from './ours.js'
import { callIn } from './subjects.js'
import { type Row, ratio, type Table } from './table.js'

/** The steps of ours, each with what the steps before it made. */
const stepsOf = (call: Call): Readonly<Record<string, () => unknown>> => {
  const findings = fromAjv(call.errors)
  const fault = invalidArguments(call.tool, findings)
  const advised = advise(fault, call)
  const result = mcp.encode(advised, { carrier: false })
  const whole = mcp.encode(advised)
  const answer = f7.encode(invalid(fault))
  return {
    'sources: fromAjv': () => fromAjv(call.errors),
    'model: invalidArguments': () => invalidArguments(call.tool, findings),
    'advice: advise': () => advise(fault, call),
    'words: digest': () => digest(advised),
    'protocols: mcp.encode, with its digest': () => mcp.encode(advised, { carrier: false }),
    'protocols: mcp.encode with carrier': () => mcp.encode(advised),
    'protocols: f7.encode': () => f7.encode(invalid(fault)),
    'JSON.stringify of the MCP result': () => JSON.stringify(result),
    'JSON.stringify of the same with carrier': () => JSON.stringify(whole),
    'JSON.stringify of the F7 answer': () => JSON.stringify(answer)
  }
}

/** What each step of ours takes, to see where the time goes. */
export const parts = ({ time }: Pace): Table => {
  const columns = fixtures.map((fixture) => {
    const call = callIn(fixture)
    const base = cost(() => floor.write(call), time)
    return Object.entries(stepsOf(call)).map(([name, run]) => ({
      name,
      got: cost(run, time) / base
    }))
  })
  return {
    title: 'Where the time goes',
    note: 'The steps of ours one by one, each with what those before it made; ratio to the floor.',
    head: ['', ...fixtures.map(({ name }) => name)],
    rows: (columns[0] ?? []).map(
      ({ name }, row): Row => [
        name,
        ...columns.map((column) => ratio(column[row]?.got ?? Number.NaN))
      ]
    )
  }
}

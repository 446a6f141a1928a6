// npm run corpus -- [--failures KIND] [--wire W] [--most N] [--kinds] [--markdown]
import { parseArgs } from 'node:util'
import { rows } from './measure/answers.js'
import { measure } from './measure/measure.js'
import { byKind, byWire, failures, markdown, matrix, table } from './measure/show.js'
import { readTruths } from './measure/truths.js'

const { values } = parseArgs({
  options: {
    failures: { type: 'string' },
    wire: { type: 'string' },
    most: { type: 'string', default: '10' },
    kinds: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false }
  }
})

const { failures: kind, wire } = values
const one = rows.filter((row) => row === wire)
const truths = readTruths().filter(
  (truth) => kind === undefined || kind === 'all' || truth.kind === kind
)
const asked = one.length > 0 ? one : kind === undefined ? rows : rows.slice(0, 1)
const runs = measure(truths, asked)

if (values.markdown) {
  console.log(markdown('wire', byWire(runs)))
  console.log(`\n${markdown('kind, MCP', byKind(runs.filter(({ row }) => row === 'mcp')))}`)
} else if (kind === undefined) {
  console.log(matrix(runs))
  if (values.kinds) console.log(`\n${table('kind', byKind(runs))}`)
  console.log(`\n${table('wire', byWire(runs))}`)
} else {
  console.log(failures(runs, Number(values.most)))
  console.log(`\n${table('wire', byWire(runs))}`)
}

import { invalid } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { type WireName, wires, write } from '@toolfault/protocols/wires'
import { isShared } from '../corpus/shared.js'
import { examples } from '../official/examples.js'
import { cost } from './clock.js'
import { type Fixture, fixtures } from './fixtures.js'
import { advised } from './ours.js'
import { callIn } from './subjects.js'
import { type Row, ratio, type Table } from './table.js'

/** Nanoseconds of one measurement: there are many. */
const GLANCE = 5e6

/** What our writer sends of a fixture on a wire, as JSON. */
export const textOn = (wire: WireName, fixture: Fixture): string =>
  JSON.stringify(write(invalid(advised(callIn(fixture))), wire))

/** Reading each wire as we write it. */
export const decoding = (): Table => ({
  title: 'Reading wires of our own',
  note: 'Parse the JSON of an answer as we write it, and read it into the model: ratio to JSON.parse of the same text. Large and union are short answers about many errors; the carrier of an MCP result is read and checked.',
  head: ['', ...fixtures.map(({ name }) => name)],
  rows: [
    ...wires.map(
      (wire): Row => [
        wire,
        ...fixtures.map((fixture) => ratio(costOf(textOn(wire, fixture), wire)))
      ]
    ),
    [
      'mcp, JSON.parse alone',
      ...fixtures.map((fixture) => {
        const text = textOn('mcp', fixture)
        return `${Math.round(parsing(text))} ns`
      })
    ]
  ]
})

/** Reading what the protocols publish as examples, where they lie beside the repository. */
export const foreign = (): Table | undefined => {
  if (!isShared) return undefined
  const all = examples().flatMap(({ from, wire }) => {
    const back = read(wire, from)
    // A call that went through is read in another way, and costs nothing.
    const isFailure = back._tag === 'Right' && !back.right.value.valid
    return isFailure ? [{ from, cost: costOf(JSON.stringify(wire), from) }] : []
  })
  return {
    title: 'Reading wires of others',
    note: 'The same for the failures among the examples that the protocols publish.',
    head: ['', 'payloads', 'median', 'slowest'],
    rows: wires.flatMap((wire): ReadonlyArray<Row> => {
      const costs = all.flatMap(({ cost, from }) => (from === wire ? [cost] : []))
      const sorted = costs.sort((a, b) => a - b)
      const middle = sorted[Math.floor(sorted.length / 2)]
      const last = sorted.at(-1)
      return middle === undefined || last === undefined
        ? []
        : [[wire, `${sorted.length}`, ratio(middle), ratio(last)]]
    })
  }
}

/** Reading a text of a wire, against JSON.parse of it. */
const costOf = (text: string, wire: WireName): number =>
  cost(() => read(JSON.parse(text), wire), GLANCE) / parsing(text)

const parsing = (text: string): number => cost(() => JSON.parse(text), GLANCE)

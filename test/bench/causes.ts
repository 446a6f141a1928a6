import type { Measured } from './budgets.js'
import type { Call } from './call.js'
import { libraries, saysOf } from './libraries.js'
import { ours } from './ours.js'
import { formatters } from './peers.js'
import { union } from './sized.js'
import { callIn } from './subjects.js'
import type { Row, Table } from './table.js'

/** Who says what is wrong with a value that fits no branch, a text for each complaint. */
interface Speaker {
  readonly name: string
  readonly say: (call: Call) => ReadonlyArray<string>
}

const speakers: ReadonlyArray<Speaker> = [
  { name: ours.text.name, say: (call) => ours.text.write(call).split('\n') },
  ...formatters.map(({ name, say }) => ({
    name,
    // What comes as one text is taken apart where one complaint ends.
    say: (call: Call) => say(call).flatMap((text) => text.split(/, (?=data\/)|\n{2,}/))
  })),
  ...libraries.map((library) => ({
    name: library.name,
    say: ({ schema, value }: Call) => saysOf(library, schema, value)?.split(/\n|; /) ?? []
  }))
]

const calls = [callIn(union(6, false)), callIn(union(6, true))]

/** The true cause of the fixture: its third branch is meant, whose extent must be a number. */
const isCause = (text: string): boolean => /extent2.*number|number.*extent2/i.test(text)

/** How much is said of a failed union of six, and where in it the true cause stands. */
export const causes = (): Table => {
  const heard = speakers.map(({ name, say }) => ({ name, said: calls.map(say) }))
  return {
    title: 'The true cause of a failed union',
    note: 'A tagged object that fits the third of six branches but for one number: how many complaints are made, and which of them is true. The second pair is the same union by $ref; – is a schema that this bench cannot put in its words.',
    head: ['', 'complaints', 'true one', 'by $ref', 'true one'],
    rows: heard.map(({ name, said }): Row => [name, ...said.flatMap(cellsOf)]),
    measured: measuredIn(heard.find(({ name }) => name === ours.text.name)?.said ?? [])
  }
}

/** Which of the texts is true, counted from one; infinitely far where none is. */
const placeIn = (texts: ReadonlyArray<string>): number =>
  texts.findIndex(isCause) + 1 || Number.POSITIVE_INFINITY

const cellsOf = (texts: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (texts.length === 0) return ['–', '–']
  const place = placeIn(texts)
  return [`${texts.length}`, Number.isFinite(place) ? `${place}` : 'none']
}

const measuredIn = (said: ReadonlyArray<ReadonlyArray<string>>): Measured => ({
  'text, unions of 6 branches: lines': Math.max(...said.map(({ length }) => length)),
  'text, unions of 6 branches: line of the true cause': Math.max(...said.map(placeIn))
})

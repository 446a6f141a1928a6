import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { own } from '@toolfault/model'
import { fixtures } from './fixtures.js'
import type { Heard } from './hyperjump/heard.js'
import { ours } from './ours.js'
import { type Row, ratio, type Table } from './table.js'

const NAME = '@hyperjump/json-schema-errors'
const program = fileURLToPath(new URL('./hyperjump/program.js', import.meta.url))
const installed = fileURLToPath(
  new URL('../../../tools/engines/node_modules/node-22/bin/node', import.meta.url)
)
/** On Node 20 it stops at `Set.prototype.intersection`, which came with 22. */
const node = Number(process.versions.node.split('.')[0]) >= 22 ? process.execPath : installed

const note = `${NAME} reads no errors of ajv, but the standard output of a validator; it is given that of its own, made before the clock starts. Ratio to the floor over ajv's errors of the same call, in the same process on Node 22.`

const table = (why: string, rows: ReadonlyArray<Row> = []): Table => ({
  title: 'A peer that needs Node 22',
  note: why,
  head: ['', ...fixtures.map(({ name }) => name)],
  rows
})

/** A peer that needs Node 22, in a process of its own, with the floor and ours of that process beside it. */
export const hyperjump = (): Table => {
  if (!existsSync(node)) return table(`${NAME} was not measured: no Node 22 is installed.`)
  const { status, stderr, stdout } = spawnSync(node, [program], { encoding: 'utf8' })
  if (status !== 0) {
    // Not on the page: it names files of this machine.
    console.error(stderr)
    return table(`${NAME} was not measured: its process ended with ${status ?? 'a signal'}.`)
  }
  const lines = stdout.trim().split('\n')
  const heard = lines.map((line) => heardIn(JSON.parse(line)))
  const row = (name: string, cell: (one: Heard) => string): Row => [name, ...heard.map(cell)]
  return table(note, [
    row(NAME, (one) => ratio(one.theirs / one.floor)),
    row(ours.text.name, (one) => ratio(one.ours / one.floor)),
    row(`${NAME}: characters / tokens`, ({ length, tokens }) => `${length} / ${tokens}`),
    row('floor', (one) => `${Math.round(one.floor)} ns`)
  ])
}

const heardIn = (line: unknown): Heard => {
  const figure = (name: keyof Heard): number => Number(own(line, name))
  return {
    length: figure('length'),
    tokens: figure('tokens'),
    floor: figure('floor'),
    ours: figure('ours'),
    theirs: figure('theirs')
  }
}

import { against, type Budgeted } from './budgets.js'
import { cost } from './clock.js'
import { type Fixture, fixtures } from './fixtures.js'
import { floor, ours, type Way } from './ours.js'
import { formatters, wayOf } from './peers.js'
import { callIn } from './subjects.js'
import type { Row, Table } from './table.js'
import { tokensOf } from './tokens.js'

/** Characters and tokens of each result, and the bytes of heap that it keeps, where the collector can be called. */
export const kept = (): Table => {
  const peers = formatters.filter(({ isSlow }) => isSlow !== true).map(wayOf)
  const seen = [floor, ...Object.values(ours), ...peers].map((way) => ({
    way,
    cells: fixtures.map((fixture) => weighed(way, fixture))
  }))
  const large = seen
    .find(({ way }) => way === ours.text)
    ?.cells.find(({ fixture }) => fixture.name === 'large')
  return {
    title: 'Length, and memory kept',
    note: 'Characters of a result, its tokens (o200k_base), and the bytes of heap that one kept result holds after collection.',
    head: ['characters / tokens / bytes', ...fixtures.map(({ name }) => name)],
    rows: seen.map(
      ({ cells, way }): Row => [way.name, ...cells.map((cell) => shown(cell, cell === large))]
    ),
    ...(large && {
      measured: {
        'text, 1 000 errors: length': large.tokens,
        ...(large.bytes === undefined ? {} : { 'text, 1 000 errors: kept': large.bytes })
      }
    })
  }
}

interface Weighed {
  readonly fixture: Fixture
  readonly length: number
  readonly tokens: number
  readonly bytes: number | undefined
}

const weighed = ({ write }: Way, fixture: Fixture): Weighed => {
  const call = callIn(fixture)
  const text = write(call)
  const bytes = keptBy(() => write(call), text.length)
  return { fixture, length: text.length, tokens: tokensOf(text), bytes }
}

const shown = ({ bytes, length, tokens }: Weighed, isBudgeted: boolean): string => {
  const budget = (row: Budgeted): Budgeted | undefined => (isBudgeted ? row : undefined)
  const parts = [`${length}`, against(tokens, budget('text, 1 000 errors: length'), `${tokens}`)]
  if (bytes !== undefined)
    parts.push(against(bytes, budget('text, 1 000 errors: kept'), `${bytes}`))
  return parts.join(' / ')
}

/** Nanoseconds to warm up, and to fill the heap with results. */
const WARM = 50e6
const MOST = 500e6

/** Bytes of heap per result; `undefined` without `--expose-gc`. */
const keptBy = (write: () => string, length: number): number | undefined => {
  const { gc } = globalThis
  if (gc === undefined) return undefined
  // What was compiled or thrown away so far must not count.
  const once = cost(write, WARM)
  const many = Math.max(20, Math.floor(Math.min(2_000, 500_000 / length, MOST / once)))
  const results: Array<string> = Array.from({ length: many }, () => '')
  gc()
  const before = process.memoryUsage().heapUsed
  for (let at = 0; at < many; at++) results[at] = flat(write())
  gc()
  const after = process.memoryUsage().heapUsed
  // Read after the collection, or the engine could drop them before. What the engine gave back of its own
  // meanwhile can be more than short texts weigh, and no text weighs less than its characters.
  return results.length === many ? Math.max(length, Math.round((after - before) / many)) : undefined
}

/** A text that was put together of parts holds them all until somebody reads it as one. */
const flat = (text: string): string => {
  Number(text)
  return text
}

import { callOf } from './call.js'
import { fixtures } from './fixtures.js'
import { floor, ours } from './ours.js'
import { formatters, wayOf } from './peers.js'
import { against, type Row, type Table } from './table.js'

/** The budget of design section 6 for 1 000 errors, in bytes kept. */
const MOST = 2_000

/** Characters of each result, and the bytes of heap that it keeps, where the collector can be called. */
export const kept = (): Table => {
  const calls = fixtures.map(({ schema, value }) => callOf(schema, value))
  const peers = formatters.filter(({ isSlow }) => isSlow !== true).map(wayOf)
  const rows = [floor, ...Object.values(ours), ...peers].map(
    (way): Row => [
      way.name,
      ...calls.map((call, at) => {
        const write = (): string => way.write(call)
        const { length } = write()
        const bytes = keptBy(write, length)
        const most = way === ours.text && fixtures[at]?.name === 'large' ? MOST : undefined
        return bytes === undefined ? `${length}` : against(bytes, most, `${length} / ${bytes}`)
      })
    ]
  )
  return {
    title: 'Length, and memory kept',
    note: 'Characters of a result, and the bytes of heap that one kept result holds after collection.',
    head: ['characters / bytes', ...fixtures.map(({ name }) => name)],
    rows
  }
}

/** Bytes of heap per result; `undefined` without `--expose-gc`. */
const keptBy = (write: () => string, length: number): number | undefined => {
  const { gc } = globalThis
  if (gc === undefined) return undefined
  const many = Math.max(20, Math.min(2_000, Math.floor(500_000 / length)))
  const results: Array<string> = Array.from({ length: many }, () => '')
  // What was compiled or thrown away so far must not count.
  for (let warm = 0; warm < 10; warm++) write()
  gc()
  const before = process.memoryUsage().heapUsed
  for (let at = 0; at < many; at++) results[at] = flat(write())
  gc()
  const after = process.memoryUsage().heapUsed
  // Read after the collection, or the engine could drop them before.
  return results.length === many ? Math.max(0, Math.round((after - before) / many)) : undefined
}

/** A text that was put together of parts holds them all until somebody reads it as one. */
const flat = (text: string): string => {
  Number(text)
  return text
}

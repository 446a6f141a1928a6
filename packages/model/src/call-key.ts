import { hash32 } from './hash.js'
import { schemaOf, type Tool } from './tool.js'
import { isList, isRecord, keysOf, own, step, steps, total } from './total.js'

/**
 * A key for what is kept of a call: whose it is, which tool with which schema (another caller may see
 * another tool under the name), and the arguments in one spelling. `undefined` for what JSON cannot say.
 */
export const callKey = (tool: Tool, args: unknown, whose: string | null): string | undefined =>
  total<string | undefined>(
    () => {
      // A schema that cannot be read makes this throw, too.
      const schema = JSON.stringify(schemaOf(tool), counted())
      const print = `${schema.length} ${hash32(schema)}${hash32(schema, 0x9747b28c)}`
      const count = counted()
      return JSON.stringify([whose, tool.name, print, args], (key, value) =>
        sorted(count(key, value))
      )
    },
    () => undefined
  )

/** Larger calls, and larger schemas, are not kept. */
const MOST = 100_000

/** Passes values on, and no more than that: what is shared a thousandfold would be written as often. */
const counted = (): ((key: string, value: unknown) => unknown) => {
  const counter = steps(MOST)
  return (_, value) => {
    if (!step(counter)) throw new RangeError('too large to be kept')
    return value
  }
}

/** The members in order; what JSON would drop or replace is refused, since two calls must not share a key. */
const sorted = (value: unknown): unknown => {
  if (isRecord(value)) {
    const keys = [...keysOf(value)].sort()
    return Object.fromEntries(keys.map((key) => [key, own(value, key)]))
  }
  if (isList(value) || value === null || plain.has(typeof value)) return value
  if (Number.isFinite(value)) return value
  throw new TypeError('not JSON')
}

const plain: ReadonlySet<string> = new Set(['boolean', 'string'])

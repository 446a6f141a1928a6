import { hash32, isList, isRecord, keysOf, own, schemaOf, type Tool, total } from '@toolfault/model'

/**
 * The key of a call whose verdict is kept: whose, which tool with which schema (another caller may see
 * another tool under the name), and its arguments in one spelling. `undefined` for what JSON cannot say.
 */
export const keyOf = (tool: Tool, args: unknown, whose: string | null): string | undefined =>
  total<string | undefined>(
    () => {
      const schema = JSON.stringify(schemaOf(tool))
      const print = `${schema.length} ${hash32(schema)}${hash32(schema, 0x9747b28c)}`
      return JSON.stringify([whose, tool.name, print, args], sorted)
    },
    () => undefined
  )

/** The members in order; what JSON would drop or replace is refused, since two calls must not share a key. */
const sorted = (_: string, value: unknown): unknown => {
  if (isRecord(value)) {
    const keys = [...keysOf(value)].sort()
    return Object.fromEntries(keys.map((key) => [key, own(value, key)]))
  }
  if (isList(value) || value === null || plain.has(typeof value)) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new TypeError('not JSON')
}

const plain: ReadonlySet<string> = new Set(['boolean', 'string'])

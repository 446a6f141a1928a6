import { advise } from '@toolfault/advice/advise'
import { asking } from '@toolfault/advice/ask'
import { meant } from '@toolfault/advice/meant'
import { type Fault, type Findings, invalidArguments, isRecord, own, part } from '@toolfault/model'
import {
  fromStandardSchema,
  type StandardSchema,
  validateAsync
} from '@toolfault/sources/standard-schema'
import { fixed } from '@toolfault/words/en'
import { hasMore } from '../mcp/elements.js'
import type { Check } from '../mcp/options.js'
import { toolSeen } from '../mcp/seen.js'

/** A tool as it is registered. */
export interface Registered {
  readonly name: string
  readonly tool: object
  /** Its JSON Schema, asked for when a call fails. */
  readonly seen: (schema: object) => Promise<unknown>
  /** More elements than this are not looked at. */
  readonly most: number
}

/** Check arguments by the tool's own schema, of zod 3 or 4. What is no schema is left to the SDK. */
export const checking =
  ({ most, name, seen, tool }: Registered): Check =>
  async (args) => {
    if (hasMore(args, most)) return tooMany(name, most)
    const schema = own(tool, 'inputSchema')
    if (!isRecord(schema)) return undefined
    const findings = await found(schema, args)
    if (findings === undefined || findings.issues.length === 0) return undefined
    const shown = await seen(schema)
    const fault = invalidArguments(name, findings)
    return asking(
      advise(fault, { ...(shown === undefined ? {} : { schema: shown }), value: args, meant }),
      toolSeen(name, tool, shown)
    )
  }

/** zod before 3.24 is no Standard Schema, yet its issues are read alike. */
const found = async (schema: object, args: unknown): Promise<Findings | undefined> => {
  // A border: whatever it is, it is asked with care.
  if (isRecord(part(schema, '~standard'))) return validateAsync(schema as StandardSchema, args)
  const parse = part(schema, 'safeParseAsync')
  if (typeof parse !== 'function') return undefined
  const result: unknown = await Reflect.apply(parse, schema, [args])
  if (part(result, 'success') === true) return { issues: [] }
  const issues = part(part(result, 'error'), 'issues')
  return Array.isArray(issues) ? fromStandardSchema(issues, args) : undefined
}

const tooMany = (tool: string, most: number): Fault =>
  invalidArguments(tool, {
    issues: [{ path: [], kind: 'rule', message: fixed.tooManyElements(most) }]
  })

import { advise } from '@toolfault/advice/advise'
import { asking } from '@toolfault/advice/ask'
import { meant } from '@toolfault/advice/meant'
import { type Fault, type Findings, invalidArguments, isRecord, own, part } from '@toolfault/model'
import {
  fromStandardSchema,
  type StandardResult,
  type StandardSchema,
  validateAsync
} from '@toolfault/sources/standard-schema'
import { fixed } from '@toolfault/words/en'
import { again } from '../later.js'
import { hasMore } from '../mcp/elements.js'
import type { Check } from '../mcp/options.js'
import { toolSeen } from '../mcp/seen.js'
import { isFunction } from '../method.js'

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
    const { check, findings } = await found(schema, args)
    if (findings === undefined || findings.issues.length === 0) return undefined
    const shown = await seen(schema)
    const fault = invalidArguments(name, findings)
    return asking(
      advise(fault, {
        ...(shown === undefined ? {} : { schema: shown }),
        ...(check === undefined ? {} : { check }),
        value: args,
        meant
      }),
      toolSeen(name, tool, shown)
    )
  }

/** What a schema found wrong, and how it is asked again, where it answers at once. */
interface Found {
  readonly findings?: Findings
  readonly check?: (value: unknown) => Findings
}

/** zod before 3.24 is no Standard Schema, yet its issues are read alike. */
const found = async (schema: object, args: unknown): Promise<Found> => {
  if (isRecord(part(schema, '~standard'))) return asked(schema, args)
  const parse = part(schema, 'safeParseAsync')
  if (typeof parse !== 'function') return {}
  const result: unknown = await Reflect.apply(parse, schema, [args])
  if (part(result, 'success') === true) return { findings: { issues: [] } }
  const issues = part(part(result, 'error'), 'issues')
  return Array.isArray(issues) ? { findings: fromStandardSchema(issues, args) } : {}
}

const asked = async (schema: object, args: unknown): Promise<Found> => {
  const standard = Object(part(schema, '~standard'))
  const ask = part(standard, 'validate')
  // What is no schema after all is told as such.
  if (!isFunction(ask)) return { findings: await validateAsync(schema as StandardSchema, args) }
  const asking = (value: unknown): unknown => Reflect.apply(ask, standard, [value])
  let first: unknown
  const validate = { value: (value: unknown): unknown => (first = asking(value)) }
  const findings = await validateAsync({ '~standard': Object.create(standard, { validate }) }, args)
  const once = again(schema, first, asking)
  // A border: the source tests what it reads.
  const check =
    once && ((value: unknown) => fromStandardSchema(once(value) as StandardResult, value))
  return check === undefined ? { findings } : { check, findings }
}

const tooMany = (tool: string, most: number): Fault =>
  invalidArguments(tool, {
    issues: [{ path: [], kind: 'rule', message: fixed.tooManyElements(most) }]
  })

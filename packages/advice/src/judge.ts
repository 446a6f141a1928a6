import {
  type Compile,
  internal,
  invalid,
  invalidArguments,
  own,
  part,
  schemaOf,
  type Tool,
  total,
  type Verdict
} from '@toolfault/model'
import { advise } from './advise.js'
import { asking } from './ask/ask.js'
import { withBlanks } from './blank.js'
import { remembering } from './cache.js'
import { meant } from './names/meant.js'
import { notices } from './notice/notice.js'

/** How strictly a call is judged. */
export interface JudgeOptions {
  /** A required string of nothing but white space is missing even where the schema accepts it (row A16). */
  readonly blankIsMissing?: boolean
}

/**
 * Compose a judge from a validator: each schema is compiled once and kept in a bounded cache, a fault
 * comes advised, and a key that is misspelt, deprecated or unknown to a schema which lets it through is
 * a warning (row N8).
 *
 * A schema that cannot be compiled is the fault `invalid_schema`; a compiler that throws, or is no
 * function, `internal`.
 */
export const judge = (
  compile: Compile,
  options: JudgeOptions = {}
): ((tool: Tool, args: unknown) => Verdict) => {
  if (typeof compile !== 'function')
    return () => invalid(internal({ developerMessage: NO_COMPILER }))
  const compiled = remembering(compile)
  return (tool, args) =>
    total(
      () => decide(compiled, options, tool, args),
      () => invalid(internal())
    )
}

const NO_COMPILER =
  'judge takes the compiler of a validator: judge(compile), with compile of @toolfault/validators/ajv'

const NO_TOOL =
  'what judge(compile) makes is given a tool, which has a name, and then its arguments'

const decide = (compile: Compile, options: JudgeOptions, tool: Tool, value: unknown): Verdict => {
  // What has neither is no tool: its schema in its place, or the arguments, would take anything.
  if (typeof part(tool, 'name') !== 'string' && part(tool, 'inputSchema') === undefined)
    return invalid(internal({ developerMessage: NO_TOOL }))
  const schema = schemaOf(tool)
  const check = compile(schema)
  if (check._tag === 'Left') return invalid({ ...check.left, tool: tool.name })
  const found = check.right(value)
  const findings =
    own(options, 'blankIsMissing') === true ? withBlanks(found, schema, value) : found
  const warnings = notices(schema, value)
  const remarks = warnings.length > 0 ? { warnings } : {}
  if (findings.issues.length === 0) return { valid: true, ...remarks }
  const fault = asking(
    advise(invalidArguments(tool.name, findings), { schema, value, meant, check: check.right }),
    tool
  )
  return { ...invalid(fault), ...remarks }
}

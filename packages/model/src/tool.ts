import type { Either } from 'fp-ts/lib/Either.js'
import type { Fault } from './fault/fault.js'
import type { Findings } from './issue.js'
import { isList, isRecord, own, total } from './total.js'
import type { Verdict } from './verdict.js'

/** A tool as far as a failed call needs it. */
export interface Tool {
  readonly name: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** A JSON Schema; missing and `null` mean `{}` (F7, "Tools Without inputSchema"). */
  readonly inputSchema?: unknown
  readonly outputSchema?: unknown
}

/** Turn a JSON Schema into a function that finds what is wrong with a value, or say why it cannot. */
export type Compile = (schema: unknown) => Either<Fault, (value: unknown) => Findings>

/** Decide about a call before it is made. */
export type Judge = (tool: Tool, args: unknown) => Verdict | Promise<Verdict>

/**
 * The schema that a tool's arguments must fit, as `inputSchema` or in OXP's spelling, also when a class
 * has it as a getter; `{}` when it has none. `undefined`, which no validator compiles, when it cannot be
 * read: a call that nobody can check must not pass for valid.
 */
export const schemaOf = (tool: Tool): unknown =>
  total(
    () => tool.inputSchema ?? unwrap(Reflect.get(tool, 'input_schema')) ?? {},
    () => undefined
  )

/**
 * Read a tool definition as MCP (`inputSchema`), OXP (`input_schema`) and others write it.
 * Returns `undefined` for what is no object with a `name` (or an OXP `id`) in text.
 */
export const readTool = (definition: unknown): Tool | undefined => {
  const name = own(definition, 'name') ?? own(definition, 'id')
  if (!isRecord(definition) || typeof name !== 'string') return undefined
  const title = own(definition, 'title')
  const description = own(definition, 'description')
  const outputSchema = own(definition, 'outputSchema') ?? own(definition, 'output_schema')
  return {
    name,
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    inputSchema: own(definition, 'inputSchema') ?? unwrap(own(definition, 'input_schema')) ?? {},
    ...(outputSchema === undefined || outputSchema === null ? {} : { outputSchema })
  }
}

/**
 * The definitions in a list of tools: an array, or the object around it that has them as `tools` (MCP, `tools/list`,
 * also in its response) or `items` (OXP, "List Tools"). `undefined` for what is no such list; whether each is a tool,
 * `readTool` says.
 */
export const toolsIn = (list: unknown): ReadonlyArray<unknown> | undefined => {
  const tools = isList(list)
    ? list
    : (own(list, 'tools') ?? own(list, 'items') ?? own(own(list, 'result'), 'tools'))
  return isList(tools) ? tools : undefined
}

/** OXP's main branch puts the schema under `parameters` (row O9); a real schema has a `type` there. */
const unwrap = (schema: unknown): unknown => {
  const parameters = own(schema, 'parameters')
  return isRecord(parameters) && own(schema, 'type') === undefined ? parameters : schema
}

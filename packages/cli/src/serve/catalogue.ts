import { isJsonObject, own, readTool, schemaOf, steps, type Tool, toJson } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/** The tools of a file, for each protocol as it lists them. */
export interface Catalogue {
  /** By name, by OXP's id, and by that without its version. */
  readonly tools: ReadonlyMap<string, Tool>
  /** Each once. */
  readonly all: ReadonlyArray<Tool>
  readonly mcp: ReadonlyArray<JsonObject>
  readonly f7: ReadonlyArray<{ readonly summary: JsonObject; readonly whole: JsonObject }>
  readonly oxp: ReadonlyArray<JsonObject>
  /** Names that more than one definition has; only the last counts. */
  readonly repeated: ReadonlyArray<string>
}

/** Enough for a large file of tools. */
const STEPS = 5_000_000

/** Fewer than a stack has room for. */
const LEVELS = 1_000

/** Read definitions in the spelling of MCP or of OXP; a later one of the same name replaces the former. */
export const catalogueOf = (definitions: ReadonlyArray<unknown>): Catalogue => {
  const given = definitions.flatMap(entryOf)
  const known = new Map(given.map((entry) => [entry.tool.name, entry]))
  const entries = [...known.values()]
  const repeated = given.filter((entry) => known.get(entry.tool.name) !== entry)
  const byId = entries.flatMap(
    ({ id, tool }): ReadonlyArray<readonly [string, Tool]> => [
      [id.replace(/@.*$/s, ''), tool],
      [id, tool]
    ]
  )
  return {
    tools: new Map([...byId, ...entries.map(({ tool }) => [tool.name, tool] as const)]),
    all: entries.map(({ tool }) => tool),
    mcp: entries.map(mcpOf),
    f7: entries.map(({ json, tool }) => {
      const summary = described(tool, json)
      return { summary, whole: { ...summary, inputSchema: schema(tool) } }
    }),
    oxp: entries.map(oxpOf),
    repeated: [...new Set(repeated.map(({ tool }) => tool.name))]
  }
}

interface Entry {
  readonly tool: Tool
  /** The definition as it came. */
  readonly json: JsonObject
  readonly id: string
  readonly version: string
}

const entryOf = (definition: unknown): ReadonlyArray<Entry> => {
  const tool = readTool(definition)
  const json = toJson(definition, steps(STEPS))
  if (tool === undefined || !isJsonObject(json)) return []
  const given = own(json, 'version')
  const version = typeof given === 'string' ? given : '1.0.0'
  const id = own(json, 'id')
  return [
    { tool, json, version, id: typeof id === 'string' ? id : `Tools.${tool.name}@${version}` }
  ]
}

const described = (tool: Tool, json: JsonObject): JsonObject => {
  const { annotations } = json
  return {
    name: tool.name,
    ...(tool.title === undefined ? {} : { title: tool.title }),
    ...(tool.description === undefined ? {} : { description: tool.description }),
    ...(annotations === undefined ? {} : { annotations })
  }
}

/** Without an output schema: a call is answered with its own arguments, which would not fit it. */
const mcpOf = ({ json, tool }: Entry): JsonObject => {
  const given = schema(tool)
  const { icons, _meta } = json
  return {
    ...described(tool, json),
    ...(icons === undefined ? {} : { icons }),
    ...(_meta === undefined ? {} : { _meta }),
    // MCP wants the type to be said (Schema, `Tool.inputSchema`).
    inputSchema: isJsonObject(given) ? { ...given, type: 'object' } : { type: 'object' }
  }
}

const oxpOf = ({ id, tool, version }: Entry): JsonObject => ({
  id,
  name: tool.name,
  description: tool.description ?? '',
  version,
  input_schema: schema(tool)
})

/** As it stands in the file, unless it is nested so deeply that it could not be written again. */
const schema = (tool: Tool): Json => {
  const given = schemaOf(tool)
  // A border: it was read as JSON.
  return isDeep(given, LEVELS) ? (toJson(given, steps(STEPS)) ?? {}) : (given as Json)
}

const isDeep = (value: unknown, left: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1)))

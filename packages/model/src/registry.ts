import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from './either.js'
import type { Fault, UnknownTool } from './fault/fault.js'
import { internal, unknownTool } from './fault/make.js'
import type { Tool } from './tool.js'
import { isList, isRecord, total } from './total.js'

/** The tools of a server: a list, a map by name, or a function that finds the one of a name. */
export type Registry<T extends Tool = Tool> =
  | ReadonlyArray<T>
  | ReadonlyMap<string, T>
  | ((name: string) => T | undefined | null | Promise<T | undefined | null>)

/** Which of some names was meant, where one is near. */
export type Meaning = (given: string, names: ReadonlyArray<string>) => string | undefined

/**
 * The tool of a name. Names are compared, never looked up as properties, so that `constructor` and
 * `__proto__` are unknown tools (F7 criterion 5).
 *
 * `Left` is `unknown_tool`, with the name that was `meant` where the names are known; `internal` for a
 * function that throws or rejects. Never rejects itself.
 */
export const findTool = async (
  registry: Registry,
  name: string,
  meant?: Meaning
): Promise<Either<Fault, Tool>> => {
  try {
    const tool = typeof registry === 'function' ? await registry(name) : listed(registry, name)
    if (isRecord(tool) && typeof tool.name === 'string') return right(tool)
    const suggestion = total(
      () => meant?.(name, toolNames(registry)),
      () => undefined
    )
    return left(notFound(name, suggestion))
  } catch (error) {
    const said = total(
      () => String(error),
      () => 'no reason was given'
    )
    return left(internal({ tool: name, developerMessage: `the tool cannot be looked up: ${said}` }))
  }
}

/**
 * Of a longer name of a tool only the beginning is said, and nothing is kept, in characters: MCP allows
 * 128, and a caller sends what it likes.
 */
export const LONGEST_NAME = 200

/** The fault of a name under which there is no tool, as a caller sent it. */
const notFound = (name: string, suggestion?: string): UnknownTool =>
  unknownTool(name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name, suggestion)

/** The names that a registry tells; none of a function. */
export const toolNames = (registry: Registry): ReadonlyArray<string> =>
  total(
    () => {
      const names = isList(registry) ? registry.map((tool) => tool.name) : keys(registry)
      return names.filter((name) => typeof name === 'string')
    },
    () => []
  )

const keys = (registry: Exclude<Registry, ReadonlyArray<Tool>>): ReadonlyArray<string> =>
  typeof registry === 'function' ? [] : [...registry.keys()]

const listed = (
  registry: ReadonlyArray<Tool> | ReadonlyMap<string, Tool>,
  name: string
): Tool | undefined =>
  isList(registry) ? registry.find((tool) => tool.name === name) : registry.get(name)

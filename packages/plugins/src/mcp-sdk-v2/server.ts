import { isRecord, own, part } from '@toolfault/model'
import { asked, isFunction } from '../method.js'

/** An `McpServer` of SDK v2, as far as it must be one to be given. */
export interface McpServerV2 {
  readonly server: object
  readonly registerTool: (name: never, config: never, callback: never) => unknown
}

/** A server of SDK v2 as it is used: what is public, and the table of tools where it is there. */
export interface Server {
  readonly whole: object
  /** The low-level server inside. */
  readonly low: object
  readonly register: (...given: ReadonlyArray<unknown>) => unknown
  /** What was registered before; empty where nothing was. */
  readonly tools: ReadonlyArray<readonly [string, unknown]>
}

/** Read a server by its properties; throws a TypeError that says which is missing and what to do. */
export const serverOf = (given: McpServerV2): Server => {
  const low = part(given, 'server')
  const register = part(given, 'registerTool')
  if (!isRecord(low) || !isFunction(register)) {
    throw new TypeError(
      `withToolfault of mcp-sdk-v2 takes an McpServer, and this has no ${isRecord(low) ? 'registerTool' : 'server inside'}: give it the McpServer, or guard a low-level Server with @toolfault/plugins/mcp-low-level`
    )
  }
  // Only v1 has the short form `tool` beside `registerTool`.
  if (isFunction(part(given, 'tool'))) {
    throw new TypeError(
      'this McpServer is of SDK v1: take withToolfault from @toolfault/plugins/mcp-sdk-v1'
    )
  }
  return {
    whole: given,
    low,
    register: (...args) => Reflect.apply(register, given, args),
    tools: registered(given, low)
  }
}

/** The SDK keeps its tools in a private table, the only way to those that are there already. */
const registered = (server: object, low: object): Server['tools'] => {
  const table = own(server, '_registeredTools')
  if (isRecord(table)) return Object.entries(table)
  if (own(asked(low, 'getCapabilities'), 'tools') === undefined) return []
  throw new TypeError(
    'this McpServer has tools, and no table _registeredTools in which to find them: call withToolfault before the first registerTool'
  )
}

import { isRecord, own } from '@toolfault/model'

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
  /** The name of the one session that a server without HTTP has; no other server has the same. */
  readonly session: () => string
  /** What was registered before; empty where nothing was. */
  readonly tools: ReadonlyArray<readonly [string, unknown]>
}

/** Read a server by its properties; throws an Error that says which is missing and what to do. */
export const serverOf = (given: McpServerV2): Server => {
  const low = get(given, 'server')
  const register = get(given, 'registerTool')
  if (!isRecord(low) || !isFunction(register)) {
    throw new Error(
      `withToolfault of mcp-sdk-v2 takes an McpServer, and this has no ${isRecord(low) ? 'registerTool' : 'server inside'}: give it the McpServer, or guard a low-level Server with @toolfault/plugins/mcp-low-level`
    )
  }
  // Only v1 has the short form `tool` beside `registerTool`.
  if (isFunction(get(given, 'tool'))) {
    throw new Error(
      'this McpServer is of SDK v1: take withToolfault from @toolfault/plugins/mcp-sdk-v1'
    )
  }
  let session: string | undefined
  return {
    whole: given,
    low,
    // Not before it is asked for: at the start of a program some platforms have no chance to give.
    session: () => {
      session ??= crypto.randomUUID()
      return session
    },
    register: (...args) => Reflect.apply(register, given, args),
    tools: registered(given, low)
  }
}

/** A property of an object or a function, inherited or not; `undefined` for what is neither. */
export const get = (value: unknown, key: PropertyKey): unknown =>
  isRecord(value) || typeof value === 'function' ? Reflect.get(value, key) : undefined

/** What a method of an object answers; `undefined` where it has none of that name. */
export const ask = (owner: object, method: string, ...args: ReadonlyArray<unknown>): unknown => {
  const found = get(owner, method)
  return isFunction(found) ? Reflect.apply(found, owner, args) : undefined
}

export const isFunction = (value: unknown): value is (...args: ReadonlyArray<unknown>) => unknown =>
  typeof value === 'function'

/** The SDK keeps its tools in a private table, the only way to those that are there already. */
const registered = (server: object, low: object): Server['tools'] => {
  const table = own(server, '_registeredTools')
  if (isRecord(table)) return Object.entries(table)
  if (own(ask(low, 'getCapabilities'), 'tools') === undefined) return []
  throw new Error(
    'this McpServer has tools, and no table _registeredTools in which to find them: call withToolfault before the first registerTool'
  )
}

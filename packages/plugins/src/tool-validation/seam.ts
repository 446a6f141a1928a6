import { isRecord, own, part } from '@toolfault/model'

/** The low-level `Server` of either major of the MCP SDK, as far as it is used. */
export interface LowLevelServer {
  registerCapabilities(capabilities: object): void
  readonly transport?: unknown
}

/** A server of the MCP SDK: an `McpServer` with its low-level server in it, or a low-level `Server`. */
export type McpServer = LowLevelServer | { readonly server: LowLevelServer }

/** Where a server can be taken hold of. */
export interface Seam {
  readonly low: LowLevelServer
  /** The handlers by method; private, and the one place that both SDKs, early and late, have in common. */
  readonly handlers: Map<unknown, unknown>
  /** The `McpServer` around it, where there is one. */
  readonly high?: object
}

/** Find them; a TypeError with one sentence for what is no server of an MCP SDK that is known. */
export const seamOf = (server: unknown): Seam => {
  const inner = part(server, 'server')
  const low = isLowLevel(inner) ? inner : server
  if (!isLowLevel(low)) {
    throw new TypeError('announceToolValidation takes an McpServer or a Server of the MCP SDK')
  }
  const handlers = own(low, '_requestHandlers')
  if (!(handlers instanceof Map) || typeof part(low, 'setRequestHandler') !== 'function') {
    throw new TypeError(
      'announceToolValidation knows the MCP SDK from 1.12 on, and 2; this server has no _requestHandlers, a Map, beside setRequestHandler'
    )
  }
  if (low === server || !isRecord(server)) return { low, handlers }
  if (typeof part(server, 'registerTool') !== 'function') {
    throw new TypeError('announceToolValidation finds no registerTool on this McpServer')
  }
  return { low, handlers, high: server }
}

const isLowLevel = (value: unknown): value is LowLevelServer =>
  typeof part(value, 'registerCapabilities') === 'function'

/** Do something before each call of a method; it stays what it was for its callers. */
export const before = (
  whole: object,
  name: string,
  run: (given: ReadonlyArray<unknown>) => void
): void => {
  const method = part(whole, name)
  if (typeof method !== 'function') return
  Reflect.set(whole, name, (...given: ReadonlyArray<unknown>): unknown => {
    run(given)
    return Reflect.apply(method, whole, given)
  })
}

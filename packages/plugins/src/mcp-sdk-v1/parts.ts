import { isRecord, own, part } from '@toolfault/model'
import type { Handled } from '../mcp/handlers.js'

/** The parts of an `McpServer` that are used here: the only place that sees a request before the SDK refuses it. */
export interface Parts extends Handled {
  /** The registered tools by name; private too, and it follows every rename and removal. */
  readonly tools: () => object
  /** The server's own ceiling of elements, since 1.32, which counts only after ours. */
  readonly most: number
}

/**
 * Find the parts of a server of SDK v1; a TypeError that says what is missing, and what to do, for what
 * is no such server.
 */
export const partsOf = (mcp: unknown): Parts => {
  const server = part(mcp, 'server')
  if (!isRecord(server)) {
    throw new TypeError(
      typeof part(mcp, 'setRequestHandler') === 'function'
        ? 'withToolfault of mcp-sdk-v1 takes an McpServer; guard the tools/call handler of a low-level Server with guardToolCall of mcp-low-level'
        : 'withToolfault of mcp-sdk-v1 takes an McpServer of @modelcontextprotocol/sdk; this has no low-level server in it'
    )
  }
  if (typeof part(server, 'getNegotiatedProtocolVersion') === 'function') {
    throw new TypeError(
      'this is a server of the MCP SDK v2; use withToolfault of @toolfault/plugins/mcp-sdk-v2'
    )
  }
  const handlers = own(server, '_requestHandlers')
  if (!(handlers instanceof Map)) throw unknown('_requestHandlers, a Map, in its low-level server')
  if (typeof part(server, 'setRequestHandler') !== 'function') {
    throw unknown('setRequestHandler in its low-level server')
  }
  if (!isRecord(own(mcp, '_registeredTools'))) throw unknown('_registeredTools, an object')
  const most = own(mcp, '_maxToolInputElements')
  return {
    server,
    handlers,
    tools: () => toolsOf(mcp),
    most: typeof most === 'number' ? most : Number.POSITIVE_INFINITY
  }
}

const toolsOf = (mcp: unknown): object => {
  const tools = own(mcp, '_registeredTools')
  return isRecord(tools) ? tools : {}
}

const unknown = (name: string): TypeError =>
  new TypeError(
    `withToolfault knows @modelcontextprotocol/sdk from 1.12 on; this server has no ${name}: use guardToolCall of @toolfault/plugins/mcp-low-level`
  )

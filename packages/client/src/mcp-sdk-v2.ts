import { part, total } from '@toolfault/model'
import { latest, revisionOf } from '@toolfault/protocols/mcp'
import type { Call } from './call.js'
import { calling, type RequestOptions } from './mcp/caller.js'
import { asking, knowsRevision, listingBy, type McpClient } from './mcp/client.js'
import type { ClientOptions } from './mcp/options.js'
import { wrap } from './mcp/wrap.js'

export type { RequestOptions } from './mcp/caller.js'
export type { McpClient } from './mcp/client.js'
export type { ClientOptions } from './mcp/options.js'
export { SERVER_TEXT } from './mcp/retell.js'

/**
 * Make calls through a connected client of the MCP TypeScript SDK v2. The value is the result; one
 * with `isError`, a question to the user, and what the client throws are failures.
 *
 * `options` go along with each request, as the SDK has them. The call never rejects.
 */
export const mcpCaller = (client: McpClient, options: RequestOptions = {}): Call =>
  calling(async (params, given) => asking(client, [params, given]), options)

/**
 * Let one client of the MCP TypeScript SDK v2 tell the model all that is known of a failed call. Its
 * `callTool` keeps its signature; a result in our own words and one that is no error are returned as they
 * came, and a failed connection is thrown as ever.
 *
 * Returns the client; the options of a second time take the place of the first. A TypeError for what is
 * no such client.
 */
export const withToolfault = <C extends object>(client: C, options: ClientOptions = {}): C => {
  if (typeof part(client, 'callTool') !== 'function') {
    throw new TypeError(
      'withToolfault of mcp-sdk-v2 takes a client of the MCP SDK; this has no callTool'
    )
  }
  if (!knowsRevision(client)) {
    throw new TypeError('this is a client of the MCP SDK v1; use withToolfault of mcp-sdk-v1')
  }
  wrap(client, options, {
    revision: () => revisionOf(agreedOn(client), latest),
    lists: (given) => listingBy(client, [given]),
    given: ([, given]) => given
  })
  return client
}

/** The revision that client and server agreed on, as the client says it. */
const agreedOn = (client: object): unknown => {
  const method = part(client, 'getNegotiatedProtocolVersion')
  return total<unknown>(
    () => (typeof method === 'function' ? Reflect.apply(method, client, []) : undefined),
    () => undefined
  )
}

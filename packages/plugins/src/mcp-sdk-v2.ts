import { attemptsOf } from './mcp/attempts.js'
import type { McpOptions } from './mcp/options.js'
import { guardedTools } from './mcp-sdk-v2/callback.js'
import { installSeam, needsSeam } from './mcp-sdk-v2/seam.js'
import { type McpServerV2, serverOf } from './mcp-sdk-v2/server.js'
import { watchTools } from './mcp-sdk-v2/tools.js'

export type { FaultContext } from './failure.js'
export type { Asking, McpOptions } from './mcp/options.js'
export type { McpServerV2 } from './mcp-sdk-v2/server.js'

/** Servers that have it: twice would be told twice. */
const installed = new WeakSet<object>()

/**
 * Answer failed calls of an `McpServer` of the MCP TypeScript SDK v2 (2.0 and later), and return the
 * server: bad arguments come back as a result that says what to mend (2025-11-25, Tools, "Error
 * Handling"; row M1), and so do faults that a tool throws. `tools/list` stays as it was, and no tool runs
 * on arguments that its schema refuses.
 *
 * Tools may be registered before or after. Where a factory makes a server for each request, install it
 * inside of the factory.
 *
 * Throws a TypeError, with one sentence that says what is missing and what to do, for a server of SDK v1,
 * for a low-level `Server`, for a later SDK that is built differently, and for a second installation.
 */
export const withToolfault = <S extends McpServerV2>(server: S, options: McpOptions = {}): S => {
  const known = serverOf(server)
  if (installed.has(server)) {
    throw new TypeError(
      'this server has Toolfault already: call withToolfault once, where it is made'
    )
  }
  const told: McpOptions = { ...options, attempts: options.attempts ?? attemptsOf(known.low) }
  const tools = watchTools(known, guardedTools(known, told))
  if (needsSeam(told)) installSeam(known, tools, told)
  installed.add(server)
  return server
}

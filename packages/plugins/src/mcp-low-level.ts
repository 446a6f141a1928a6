import { meant } from '@toolfault/advice/meant'
import { type Fault, findTool, type Judge, judged, type Registry, schemaOf } from '@toolfault/model'
import type { McpRevision } from '@toolfault/types/mcp'
import { answered, forTask } from './mcp/answer.js'
import { attemptsOf } from './mcp/attempts.js'
import { isProtocolError } from './mcp/control.js'
import { guarded, threw } from './mcp/guard.js'
import type { McpOptions } from './mcp/options.js'
import { peerOf } from './mcp/peer.js'
import { readRequest, withArguments } from './mcp/request.js'
import { resultOf } from './mcp/result.js'
import { isAborted } from './mcp/signal.js'
import { assertServing } from './serving.js'

export type { FaultContext } from './failure.js'
export type { Asking, McpOptions } from './mcp/options.js'

/** How a guarded handler judges and answers. */
export interface GuardOptions extends McpOptions {
  readonly tools: Registry
  readonly judge: Judge
  /** The revision, where the request does not tell it; else the server's or 2025-11-25. */
  readonly version?: McpRevision
  /** The low-level server, which on SDK v1 alone knows what the client declared and can ask its user. */
  readonly server?: object
}

/**
 * Guard the `tools/call` handler of a low-level `Server`, of the MCP TypeScript SDK v1 or v2: a call that
 * fits its tool's schema reaches the handler, any other is answered without it. What the handler throws
 * becomes a result, but for errors of the protocol (a code from -32768 to -32000), which are sent as they are.
 *
 * A call that is to become a task is refused with an error of the protocol; once its arguments fit, all else is the
 * handler's own. An unknown tool is a protocol error unless the form says otherwise (row M3). A TypeError for options
 * by which no call can be judged.
 */
export const guardToolCall = <Request, Extra, Result>(
  handler: (request: Request, extra: Extra) => Result | Promise<Result>,
  given: GuardOptions
): ((request: Request, extra: Extra) => Promise<Result>) => {
  assertServing(given)
  const usual = { ...given, attempts: given.attempts ?? attemptsOf(given.server) }
  const { judge, server, tools } = usual
  const session = crypto.randomUUID()
  const guard = async (request: Request, extra: Extra): Promise<unknown> => {
    const { args, fault, isTask, tool: name } = readRequest(request)
    const options = isTask ? forTask(usual) : usual
    const peer = peerOf(extra, { server, session, version: options.version })
    const call = { ...peer, tool: name, args, request }
    if (fault !== undefined) return answered(fault, call, options)
    const found = await findTool(tools, name, meant)
    if (found._tag === 'Left') return answered(found.left, call, options)
    const tool = found.right
    const check = async (value: unknown): Promise<Fault | undefined> => {
      const verdict = await judged(judge, tool, value)
      return verdict.valid ? undefined : verdict.fault
    }
    const run = async (checked: unknown): Promise<unknown> => {
      // A border: it differs from what came by its arguments alone.
      const passing = withArguments(request, checked) as Request
      // Only the SDK can make a task, and what became of it.
      if (isTask) return await handler(passing, extra)
      try {
        return resultOf(await handler(passing, extra))
      } catch (error) {
        if (isProtocolError(error) || isAborted(extra)) throw error
        return threw(error, call, options)
      }
    }
    return guarded({ ...call, schema: schemaOf(tool) }, check, run, options)
  }
  // A border: what is answered in place of the handler is a result of the protocol, as the handler's own.
  return async (request, extra) => (await guard(request, extra)) as Result
}

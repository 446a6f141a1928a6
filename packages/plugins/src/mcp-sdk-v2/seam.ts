import { meant } from '@toolfault/advice/meant'
import { findTool, own, part } from '@toolfault/model'
import { answered } from '../mcp/answer.js'
import type { Handler } from '../mcp/handlers.js'
import type { McpOptions } from '../mcp/options.js'
import { isFunction } from '../method.js'
import { callOf } from './call.js'
import { release } from './escape.js'
import type { Server } from './server.js'
import type { Tools } from './tools.js'

/** Whether something is asked for that a tool's callback cannot give: it is not called, or not heard. */
export const needsSeam = ({ elicit, form }: McpOptions): boolean =>
  form?.unknownTool !== undefined ||
  form?.invalidArguments === 'protocol' ||
  (elicit !== undefined && elicit !== false)

/**
 * Stand around the SDK's handler of `tools/call`: answer for tools that are not there, where that is
 * asked for, and throw the protocol errors that would not leave a callback. Throws a TypeError where the
 * handler is there already and cannot be reached.
 */
export const installSeam = (server: Server, tools: Tools, options: McpOptions): void => {
  const around =
    (handler: Handler): Handler =>
    async (request, ctx) => {
      const answer = await missing(server, tools, options, request, ctx)
      if (answer !== undefined) return answer
      const result = await handler(request, ctx)
      release(ctx)
      return result
    }
  const handlers = own(server.low, '_requestHandlers')
  const known: unknown = handlers instanceof Map ? handlers.get('tools/call') : undefined
  if (handlers instanceof Map && isFunction(known)) {
    handlers.set('tools/call', around(known))
    return
  }
  const set = part(server.low, 'setRequestHandler')
  if (!isFunction(set) || (tools.size > 0 && known === undefined)) throw unreachable()
  Object.defineProperty(server.low, 'setRequestHandler', {
    configurable: true,
    writable: true,
    value: (method: unknown, handler: unknown, ...rest: ReadonlyArray<unknown>) =>
      Reflect.apply(set, server.low, [
        method,
        method === 'tools/call' && isFunction(handler) ? around(handler) : handler,
        ...rest
      ])
  })
}

/** The answer for a tool that is not there, or that is disabled; only where the author chose one. */
const missing = async (
  server: Server,
  tools: Tools,
  options: McpOptions,
  request: unknown,
  ctx: unknown
): Promise<object | undefined> => {
  const name = own(own(request, 'params'), 'name')
  if (options.form?.unknownTool === undefined || typeof name !== 'string') return undefined
  const open = [...tools].flatMap(([known, { registered }]) =>
    own(registered, 'enabled') === false ? [] : [{ name: known }]
  )
  const found = await findTool(open, name, meant)
  if (found._tag === 'Right') return undefined
  const args = own(own(request, 'params'), 'arguments')
  const call = callOf(server, name, args, () => undefined, ctx)
  return answered(found.left, call, options)
}

const unreachable = (): TypeError =>
  new TypeError(
    'form.unknownTool, form.invalidArguments and elicit need the handler of tools/call, and this McpServer keeps it where it cannot be found: call withToolfault before the first registerTool, and without capabilities.tools'
  )

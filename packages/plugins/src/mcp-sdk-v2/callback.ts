import { advise } from '@toolfault/advice/advise'
import { asking } from '@toolfault/advice/ask'
import { meant } from '@toolfault/advice/meant'
import { type Fault, invalidArguments, own, part, type Tool } from '@toolfault/model'
import { converted } from '../converted.js'
import { guarded, threw } from '../mcp/guard.js'
import type { McpOptions } from '../mcp/options.js'
import { resultOf } from '../mcp/result.js'
import { toolSeen } from '../mcp/seen.js'
import { isAborted } from '../mcp/signal.js'
import { isFunction } from '../method.js'
import { judged, Rejected, type Schema, unboxed } from './box.js'
import { callOf } from './call.js'
import { escaping } from './escape.js'
import { needsSeam } from './seam.js'
import type { Server } from './server.js'
import type { Guard } from './tools.js'

/** A guard that answers for the tools of one server. */
export const guardedTools =
  (server: Server, options: McpOptions): Guard =>
  (entry, callback) => {
    if (!isFunction(callback)) return callback
    // The SDK calls `(args, ctx)`, and `(ctx)` for a tool without a schema.
    return (...given: ReadonlyArray<unknown>) => {
      const ctx = given.at(-1)
      const args = given.length > 1 ? given[0] : undefined
      const schema =
        args instanceof Rejected ? args.schema : unboxed(own(entry.registered, 'inputSchema'))
      let found = args instanceof Rejected ? args : { value: args }
      const call = callOf(server, entry.name, found.value, () => shown(schema), ctx)
      let passing: unknown
      const check = async (now: unknown): Promise<Fault | undefined> => {
        if (now !== call.args && schema !== undefined) found = await judged(schema, now)
        return found instanceof Rejected
          ? refusal(toolSeen(entry.name, entry.registered, shown(schema)), found)
          : undefined
      }
      const run = async (): Promise<unknown> => {
        try {
          return resultOf(await (given.length > 1 ? callback(found.value, ctx) : callback(ctx)))
        } catch (thrown) {
          if (!isForSdk(thrown, ctx)) return threw(thrown, call, options)
          passing = thrown
          throw thrown
        }
      }
      return guarded(call, check, run, options).catch((error: unknown) => {
        if (error === passing) throw error
        const isAnswer = needsSeam(options) && Number.isSafeInteger(own(error, 'code'))
        // What else went wrong on the way here is not shown either.
        return isAnswer ? escaping(ctx, error) : threw(error, call, options)
      })
    }
  }

const refusal = (tool: Tool, { check, findings, value }: Rejected): Fault =>
  asking(
    advise(invalidArguments(tool.name, findings), {
      schema: tool.inputSchema,
      value,
      meant,
      ...(check === undefined ? {} : { check })
    }),
    tool
  )

/** What the client sees of it. */
const shown = (schema: Schema | undefined): object | undefined =>
  schema === undefined ? undefined : converted(schema)

/**
 * What the SDK's own code has to see: its protocol errors, which are made to be told (-32042 among them),
 * and whatever a tool throws when its call was cancelled, for nobody waits for the answer.
 */
const isForSdk = (thrown: unknown, ctx: unknown): boolean => isAborted(ctx) || isStamped(thrown)

/** The SDK stamps its errors so that they are known across copies of it. */
const isStamped = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return false
  const brands = part(thrown, Symbol.for('mcp.sdk.errorBrands'))
  return brands instanceof Set ? brands.has('mcp.ProtocolError') : thrown.name === 'ProtocolError'
}

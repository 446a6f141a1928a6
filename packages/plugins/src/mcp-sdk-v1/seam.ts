import { meant } from '@toolfault/advice/meant'
import { findTool, isRecord, keysOf, own, type Tool } from '@toolfault/model'
import { answered, forTask } from '../mcp/answer.js'
import { guarded, threw } from '../mcp/guard.js'
import type { Handler } from '../mcp/handlers.js'
import type { McpCall } from '../mcp/options.js'
import { peerOf } from '../mcp/peer.js'
import { readRequest, withArguments } from '../mcp/request.js'
import { isAborted } from '../mcp/signal.js'
import { checking } from './check.js'
import { schemaSeen } from './listed.js'
import type { McpSdkV1Options } from './options.js'
import type { Parts } from './parts.js'
import { watching } from './thrown.js'

/** What the seam asks for at each call. */
export interface Seam {
  readonly parts: Parts
  /** As they were given last. */
  readonly options: () => McpSdkV1Options
  /** The revision that was agreed on when the connection began, if that was seen. */
  readonly version: () => unknown
}

/**
 * A `tools/call` handler that answers what the SDK's own would answer badly, and leaves the rest to it:
 * calls whose arguments are right, and tools that are not there unless the form says otherwise.
 */
export const guarding = ({
  options: given,
  parts,
  version
}: Seam): ((inner: Handler) => Handler) => {
  const thrown = watching()
  return (inner: Handler): Handler =>
    async (request, extra) => {
      const { args, fault, isTask, tool: name } = readRequest(request)
      const options = isTask ? forTask(given()) : given()
      const peer = peerOf(extra, { server: parts.server, version: version() })
      const call: McpCall = { ...peer, tool: name, args, request }
      if (fault !== undefined) return answered(fault, call, options)
      const tool = enabled(parts.tools(), name)
      if (tool === undefined) {
        if (options.form?.unknownTool === undefined) return inner(request, extra)
        const found = await findTool(registered(parts.tools()), name, meant)
        return found._tag === 'Left' ? answered(found.left, call, options) : inner(request, extra)
      }
      thrown.watch(tool)
      const seen = (schema: object): Promise<unknown> => schemaSeen(schema, parts, extra)
      const ours = options.maxElements ?? parts.most
      // NaN is less than nothing, so that the server's own ceiling holds.
      const most = ours < parts.most ? ours : parts.most
      const run = async (checked: unknown): Promise<unknown> => {
        const made = await settled(() => inner(withArguments(request, checked), extra))
        const failure = thrown.of(extra)
        // Whatever the SDK made of what the tool threw.
        if (failure !== undefined && !isAborted(extra)) {
          return threw(failure.error, { ...call, schema: await shown(tool, seen) }, options)
        }
        if ('error' in made) throw made.error
        return made.result
      }
      const asked = options.elicit ? { ...call, schema: await shown(tool, seen) } : call
      return guarded(asked, checking({ name, tool, seen, most }), run, options)
    }
}

/** What a form is cut from, and what a tool itself finds wrong is told by. */
const shown = async (
  tool: object,
  seen: (schema: object) => Promise<unknown>
): Promise<unknown> => {
  const schema = own(tool, 'inputSchema')
  return isRecord(schema) ? seen(schema) : undefined
}

/** Names are compared, not looked up where `constructor` is one (F7 criterion 5). */
const enabled = (tools: object, name: string): object | undefined => {
  const tool = own(tools, name)
  return isRecord(tool) && own(tool, 'enabled') !== false ? tool : undefined
}

const registered = (tools: object): ReadonlyArray<Tool> =>
  keysOf(tools).flatMap((name) => (enabled(tools, name) === undefined ? [] : [{ name }]))

type Settled = { readonly result: unknown } | { readonly error: unknown }

const settled = async (run: () => unknown): Promise<Settled> => {
  try {
    return { result: await run() }
  } catch (error) {
    return { error }
  }
}

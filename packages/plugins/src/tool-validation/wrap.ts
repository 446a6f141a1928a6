import { findTool, internal, isList, isRecord, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/mcp'
import type { ValidateTool } from '@toolfault/protocols/ncp'
import { protocolError } from '../mcp/answer.js'
import { type Handler, keeping } from '../mcp/handlers.js'
import type { Seam } from './seam.js'

/** What the validation tool does with the arguments of a call of it. */
export type Answer = (input: unknown, extra: unknown, request: unknown) => Promise<object>

/**
 * Put the validation tool into the handlers of `tools/list` and `tools/call`: into those that are there,
 * and into each that the server sets later.
 */
export const wrapHandlers = ({ handlers, low }: Seam, tool: ValidateTool, answer: Answer): void => {
  const handled = { handlers, server: low }
  keeping(handled, 'tools/list', (inner) => listing(inner, tool))
  keeping(handled, 'tools/call', (inner) => calling(inner, tool.name, answer))
}

const listing =
  (inner: Handler | undefined, tool: ValidateTool): Handler =>
  async (request, extra) => {
    const page: unknown = (await inner?.(request, extra)) ?? { tools: [] }
    const tools = own(page, 'tools')
    if (!isRecord(page) || !isList(tools)) return page
    const isOurs = (listed: unknown): boolean => own(listed, 'name') === tool.name
    if (tools.some(isOurs)) {
      return { ...page, tools: tools.map((listed) => (isOurs(listed) ? tool : listed)) }
    }
    // Pages end with the one that names no other.
    const next = own(page, 'nextCursor')
    return next === undefined || next === null ? { ...page, tools: [...tools, tool] } : page
  }

const calling =
  (inner: Handler | undefined, name: string, answer: Answer): Handler =>
  async (request, extra) => {
    const params = own(request, 'params')
    const called = own(params, 'name')
    if (called === name) return answer(own(params, 'arguments') ?? {}, extra, request)
    if (inner !== undefined) return inner(request, extra)
    const found = await findTool([], String(called))
    const error = encode(found._tag === 'Left' ? found.left : internal())
    throw 'error' in error ? protocolError(error.error) : new Error(String(called))
  }

import { isRecord, own } from '@toolfault/model'
import { revisions } from '@toolfault/protocols/mcp'
import type { ElicitationCapability, McpRevision } from '@toolfault/types/mcp'
import type { McpCall } from '../mcp/options.js'
import { ask, isFunction, type Server } from './server.js'

/** The time that a user has to answer, in milliseconds: as much as the SDK itself gives. */
const PATIENCE = 600_000

/** What a user answered while a call ran: it is asked once, however often the SDK enters the tool. */
const asked = new WeakMap<object, Promise<unknown>>()

/** One call as the SDK's context tells it. */
export const callOf = (
  server: Server,
  tool: string,
  args: unknown,
  schema: () => unknown,
  ctx: unknown
): McpCall => {
  const request = own(ctx, 'mcpReq')
  const envelope = own(request, 'envelope')
  const version = revisionOf(server, envelope)
  const isModern = version >= '2026-07-28'
  const session = sessionOf(server, ctx)
  const responses = own(request, 'inputResponses')
  const asking = isModern ? undefined : askOf(request)
  return {
    tool,
    args,
    // Converting takes longer than validating does, and most calls need none.
    get schema() {
      return schema()
    },
    version,
    ...(session === undefined ? {} : { session }),
    elicitation: elicitationOf(server, envelope, isModern),
    ...(isModern && responses !== undefined ? { responses } : {}),
    ...(asking === undefined ? {} : { ask: asking }),
    request: ctx
  }
}

/** The signal of a request, which stays the same when the SDK makes a new context for it. */
export const signalOf = (ctx: unknown): object | undefined => {
  const signal = own(own(ctx, 'mcpReq'), 'signal')
  return isRecord(signal) ? signal : undefined
}

/** The newest revision that is not newer than what was agreed on; 2025-11-25, the SDK's own, when nothing was. */
const revisionOf = (server: Server, envelope: unknown): McpRevision => {
  const told = own(envelope, 'io.modelcontextprotocol/protocolVersion')
  const agreed = typeof told === 'string' ? told : ask(server.low, 'getNegotiatedProtocolVersion')
  if (typeof agreed !== 'string') return '2025-11-25'
  return revisions.findLast((revision) => revision <= agreed) ?? '2024-11-05'
}

/** From 2026-07-28 on each request says what its client can; before, `initialize` did. */
const elicitationOf = (
  server: Server,
  envelope: unknown,
  isModern: boolean
): ElicitationCapability | undefined => {
  const capabilities = isModern
    ? own(envelope, 'io.modelcontextprotocol/clientCapabilities')
    : ask(server.low, 'getClientCapabilities')
  const elicitation = own(capabilities, 'elicitation')
  return isRecord(elicitation) ? elicitation : undefined
}

/** Without HTTP one server has one client; with it, only the session's id tells one from another. */
const sessionOf = (server: Server, ctx: unknown): string | undefined => {
  const id = own(ctx, 'sessionId')
  if (typeof id === 'string') return id
  return own(ctx, 'http') === undefined ? server.session() : undefined
}

/** The request of the server's own goes the way of the call, so that one answer over HTTP carries both. */
const askOf = (request: unknown): McpCall['ask'] => {
  const send = own(request, 'send')
  const signal = own(request, 'signal')
  if (!isFunction(send) || !isRecord(signal)) return undefined
  return (params) => {
    const known = asked.get(signal)
    if (known !== undefined) return known
    const options = { timeout: PATIENCE, signal }
    const answer = Promise.resolve(send({ method: 'elicitation/create', params }, options))
    asked.set(signal, answer)
    return answer
  }
}

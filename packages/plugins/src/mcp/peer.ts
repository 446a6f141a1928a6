import { isRecord, own } from '@toolfault/model'
import { revisions } from '@toolfault/protocols/mcp'
import type { McpRevision } from '@toolfault/types/mcp'
import type { McpCall } from './options.js'
import { asked, part } from './part.js'

/** Who calls, as far as an answer depends on it. */
export type Peer = Pick<McpCall, 'ask' | 'elicitation' | 'responses' | 'session' | 'version'>

/** What is known of the peer beside what comes with each request. */
export interface Known {
  /** The SDK's low-level server: what the client declared, and the way to ask its user. */
  readonly server?: unknown
  /** The revision that client and server agreed on. */
  readonly version?: unknown
  /** The session of a connection that has but one, which HTTP has not. */
  readonly session?: string
}

/** Spoken where nobody says which: the newest with a handshake, whose results all older ones take. */
const USUAL: McpRevision = '2025-11-25'

/**
 * The peer of a call, by what a handler of either major of the SDK is told beside the request: `extra` of
 * v1, `ctx` of v2, which from 2026-07-28 on holds what each request says of its client.
 */
export const peerOf = (extra: unknown, { server, session, version }: Known): Peer => {
  const request = part(extra, 'mcpReq')
  const envelope = part(request, 'envelope')
  const declared =
    own(envelope, 'io.modelcontextprotocol/clientCapabilities') ??
    asked(server, 'getClientCapabilities')
  const elicitation = own(declared, 'elicitation')
  const sessionId = part(extra, 'sessionId')
  const known =
    typeof sessionId === 'string' ? sessionId : isHttp(extra, server) ? undefined : session
  const responses = part(request, 'inputResponses')
  const ask = askOf(extra, request, server)
  return {
    version: revisionOf(
      own(envelope, 'io.modelcontextprotocol/protocolVersion') ??
        version ??
        asked(server, 'getNegotiatedProtocolVersion') ??
        header(extra)
    ),
    ...(known === undefined ? {} : { session: known }),
    ...(isRecord(elicitation) ? { elicitation } : {}),
    ...(responses === undefined ? {} : { responses }),
    ...(ask === undefined ? {} : { ask })
  }
}

/** A revision that is written; an older one is answered as the oldest. */
const revisionOf = (told: unknown): McpRevision => {
  const found = revisions.find((revision) => revision === told)
  if (found !== undefined) return found
  const [oldest = USUAL] = revisions
  return typeof told === 'string' && told < oldest ? oldest : USUAL
}

/** What an HTTP request says of its revision (2025-06-18, Transports, "Protocol Version Header"). */
const header = (extra: unknown): unknown => {
  const name = 'mcp-protocol-version'
  const headers = part(part(extra, 'requestInfo'), 'headers')
  return (
    part(headers, name) ?? asked(part(part(part(extra, 'http'), 'req'), 'headers'), 'get', name)
  )
}

/** Whether the request came over HTTP, where one without a session is anybody's. */
const isHttp = (extra: unknown, server: unknown): boolean =>
  part(extra, 'requestInfo') !== undefined ||
  part(extra, 'http') !== undefined ||
  typeof part(part(server, 'transport'), 'handleRequest') === 'function'

/** The request must stand on the stream of the call that it belongs to. */
const askOf = (extra: unknown, request: unknown, server: unknown): McpCall['ask'] => {
  const asker = typeof part(request, 'elicitInput') === 'function' ? request : server
  const elicit = part(asker, 'elicitInput')
  if (typeof elicit !== 'function') return undefined
  const options = {
    relatedRequestId: part(extra, 'requestId') ?? part(request, 'id'),
    signal: part(extra, 'signal') ?? part(request, 'signal')
  }
  return async (params) => Reflect.apply(elicit, asker, [params, options])
}

/** Whether nobody waits for the answer any more: the SDK then sends none. */
export const isAborted = (extra: unknown): boolean =>
  part(part(extra, 'signal') ?? part(part(extra, 'mcpReq'), 'signal'), 'aborted') === true

import { isRecord, own, part } from '@toolfault/model'
import { latest, revisionOf } from '@toolfault/protocols/mcp'
import type { McpRevision } from '@toolfault/types/mcp'
import { asked } from '../method.js'
import { askUserOf } from './ask-user.js'
import type { McpCall } from './options.js'
import { sessionOf } from './session.js'

/** Who calls, as far as an answer depends on it. */
export type Peer = Pick<McpCall, 'ask' | 'elicitation' | 'responses' | 'session' | 'version'>

/** What is known of the peer beside what comes with each request. */
export interface Known {
  /** The SDK's low-level server: what the client declared, and the way to ask its user. */
  readonly server?: unknown
  /** The revision that client and server agreed on. */
  readonly version?: unknown
  /** The session where the server is not known. */
  readonly session?: string
}

/** Spoken where nobody says which: the newest with a handshake, whose results all older ones take. */
const USUAL: McpRevision = '2025-11-25'

/**
 * The peer of a call, by what a handler of either major of the SDK is told beside the request: `extra` of
 * v1, `ctx` of v2, which from 2026-07-28 on holds what each request says of its client.
 */
export const peerOf = (
  extra: unknown,
  { server, session: lonely, version: agreed }: Known
): Peer => {
  const envelope = part(part(extra, 'mcpReq'), 'envelope')
  const version = revisionOf(
    own(envelope, 'io.modelcontextprotocol/protocolVersion') ??
      agreed ??
      asked(server, 'getNegotiatedProtocolVersion') ??
      header(extra),
    USUAL
  )
  const isLate = version >= latest
  // A request that tells what its client can is not to be told by an earlier one.
  const declared =
    envelope === undefined
      ? asked(server, 'getClientCapabilities')
      : own(envelope, 'io.modelcontextprotocol/clientCapabilities')
  const elicitation = own(declared, 'elicitation')
  const session = sessionOf(extra, server, lonely)
  const responses = isLate ? part(part(extra, 'mcpReq'), 'inputResponses') : undefined
  const ask = isLate ? undefined : askUserOf(extra, server)
  return {
    version,
    ...(session === undefined ? {} : { session }),
    ...(isRecord(elicitation) ? { elicitation } : {}),
    ...(responses === undefined ? {} : { responses }),
    ...(ask === undefined ? {} : { ask })
  }
}

/** What an HTTP request says of its revision (2025-06-18, Transports, "Protocol Version Header"). */
const header = (extra: unknown): unknown => {
  const name = 'mcp-protocol-version'
  const headers = part(part(extra, 'requestInfo'), 'headers')
  return (
    part(headers, name) ?? asked(part(part(part(extra, 'http'), 'req'), 'headers'), 'get', name)
  )
}

import { peerOf } from '../mcp/peer.js'

/** The session of a connection that has but one, by the server that serves it. */
const alone = new WeakMap<object, string>()

/**
 * Whose call it is: the MCP session, else the one client of a server that does not speak HTTP.
 * `undefined` for a request over HTTP without a session, which may be anybody's.
 */
export const sessionOf = (extra: unknown, server: object): string | undefined => {
  const session = alone.get(server) ?? globalThis.crypto.randomUUID()
  alone.set(server, session)
  return peerOf(extra, { server, session }).session
}

import { part } from './part.js'

/** The session of a connection that has but one, by the server that serves it. */
const alone = new WeakMap<object, string>()

/**
 * Whose call it is: the MCP session, else the one client of a server that does not speak HTTP.
 * `undefined` for a request over HTTP without a session, which may be anybody's.
 */
export const sessionOf = (extra: unknown, server: object): string | undefined => {
  const id = part(extra, 'sessionId')
  if (typeof id === 'string') return id
  if (isHttp(extra, server)) return undefined
  const known = alone.get(server) ?? globalThis.crypto.randomUUID()
  alone.set(server, known)
  return known
}

/** SDK v1 tells `requestInfo` from 1.13 on, v2 `http`; before that the transport tells. */
const isHttp = (extra: unknown, server: object): boolean =>
  part(extra, 'requestInfo') !== undefined ||
  part(extra, 'http') !== undefined ||
  typeof part(part(server, 'transport'), 'handleRequest') === 'function'

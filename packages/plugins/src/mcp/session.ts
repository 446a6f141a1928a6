import { isRecord, part } from '@toolfault/model'

/** The session of a connection that has but one, by its transport, or by the server where that is not told. */
const alone = new WeakMap<object, string>()

/**
 * Whose call it is: the MCP session, else the one client of a server that does not speak HTTP; the same
 * for every plugin of that server. `undefined` for a request over HTTP without a session, which may be
 * anybody's.
 *
 * `otherwise` is the session where the server is not known.
 */
export const sessionOf = (
  extra: unknown,
  server: unknown,
  otherwise?: string
): string | undefined => {
  const id = part(extra, 'sessionId')
  if (typeof id === 'string') return id
  if (isHttp(extra, server)) return undefined
  if (!isRecord(server)) return otherwise
  // A server that is connected again serves another client.
  const transport = part(server, 'transport')
  const connection = isRecord(transport) ? transport : server
  const known = alone.get(connection) ?? crypto.randomUUID()
  alone.set(connection, known)
  return known
}

const isHttp = (extra: unknown, server: unknown): boolean =>
  part(extra, 'requestInfo') !== undefined ||
  part(extra, 'http') !== undefined ||
  typeof part(part(server, 'transport'), 'handleRequest') === 'function'

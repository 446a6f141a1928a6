import { isRecord } from '@toolfault/model'

/** The part of a client of either SDK that is used here; each has arguments of its own. */
export interface McpClient {
  readonly callTool: (...given: ReadonlyArray<never>) => Promise<unknown>
}

/** A member wherever it stands; `undefined` for one that cannot be read. */
export const part = (client: unknown, name: string): unknown => {
  try {
    return isRecord(client) ? Reflect.get(client, name) : undefined
  } catch {
    return undefined
  }
}

/** Whether it is a client of version 2, which knows its revision. */
export const knowsRevision = (client: unknown): boolean =>
  typeof part(client, 'getNegotiatedProtocolVersion') === 'function'

/** Call the tool of a client, in the way of its SDK. Rejects as the client does. */
export const asking = async (
  client: McpClient,
  given: ReadonlyArray<unknown>
): Promise<unknown> => {
  const method = part(client, 'callTool')
  if (typeof method !== 'function') throw new TypeError('this client has no callTool')
  return Reflect.apply(method, client, given)
}

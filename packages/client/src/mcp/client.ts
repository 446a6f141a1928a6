import { isRecord, own, part } from '@toolfault/model'

/** The part of a client of either SDK that is used here; each has arguments of its own. */
export interface McpClient {
  readonly callTool: (...given: ReadonlyArray<never>) => Promise<unknown>
}

/** Whether it is a client of version 2, which knows its revision. */
export const knowsRevision = (client: unknown): boolean =>
  typeof part(client, 'getNegotiatedProtocolVersion') === 'function'

/** Call the tool of a client, in the way of its SDK. Rejects as the client does. */
export const asking = (client: McpClient, given: ReadonlyArray<unknown>): Promise<unknown> =>
  invoking(client, 'callTool', given)

/**
 * Ask the server of a client for its tools, past its `listTools`: after that the SDK checks what they give
 * (version 1) or keeps the list for all (version 2). Rejects as the client does.
 */
export const listingBy = (client: object, given: ReadonlyArray<unknown>): Promise<unknown> =>
  invoking(client, 'request', [{ method: 'tools/list' }, ...given])

/** Whether the server behind a client has said that it has tools. */
export const announcesTools = async (client: object): Promise<boolean> =>
  isRecord(own(await invoking(client, 'getServerCapabilities', []), 'tools'))

const invoking = async (
  client: object,
  name: string,
  given: ReadonlyArray<unknown>
): Promise<unknown> => {
  const method = part(client, name)
  if (typeof method !== 'function') throw new TypeError(`this client has no ${name}`)
  return Reflect.apply(method, client, given)
}

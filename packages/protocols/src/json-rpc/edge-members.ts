import { isJsonObject, isRecord, own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'

/** What the body of an Edge Function says where a JSON-RPC error has its code and its data. */
export interface EdgeMembers {
  readonly code?: number
  readonly data: JsonObject
}

/**
 * Read `metadata` and what agentopia's code puts beside it as error data: the flag and the guidance of
 * the body (facts 2.2), and below them what an error of a server behind it said.
 */
export const edgeMembers = (body: Json): EdgeMembers => {
  const metadata = objectIn(body, 'metadata')
  const behind = [own(metadata, 'mcp_error'), own(body, 'data')].find(isRecord)
  const theirs = objectIn(behind, 'data')
  const asks = own(body, 'requires_retry') ?? own(metadata, 'requires_retry')
  const flag = own(metadata, 'retry_capable') ?? asks ?? own(theirs, 'retry_capable')
  const guidance = own(body, 'guidance') ?? own(metadata, 'guidance') ?? own(theirs, 'guidance')
  const code = [own(metadata, 'mcp_error_code'), own(behind, 'code')].find(Number.isInteger)
  return {
    ...(typeof code === 'number' ? { code } : {}),
    data: {
      ...theirs,
      ...metadata,
      ...member('requires_retry', asks),
      ...member('retry_capable', flag),
      ...member('guidance', guidance)
    }
  }
}

/** A border: what stands in JSON is JSON. */
const member = (name: string, value: unknown): JsonObject =>
  value === undefined ? {} : { [name]: value as Json }

const objectIn = (json: unknown, name: string): JsonObject => {
  const found = own(json, name) as Json | undefined
  return isJsonObject(found) ? found : {}
}

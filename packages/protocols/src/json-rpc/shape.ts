import type { Json } from '@toolfault/types/json'
import * as t from 'io-ts'
import { json } from '../fault/shape/exactly.js'

interface RpcError {
  readonly message: string
  readonly code?: number
  readonly data?: Json
}

interface EdgeBody {
  readonly success: false
  readonly error: string
  readonly metadata?: { readonly [name: string]: unknown } | null
  readonly requires_retry?: boolean
}

/** The `error` member of a response (JSON-RPC 2.0, section 5.1); the examples of seed 001 leave `code` out. */
export const rpcError: t.Type<RpcError> = t.intersection([
  t.type({ message: t.string }),
  t.partial({ code: t.number, data: json })
])

/** What an error stands in; of the rest of a response nothing is asked. */
export const enclosed: t.Type<{ readonly error: RpcError }> = t.type({ error: rpcError })

/** The body of an Edge Function that failed (seed 001, "Edge Function Response"; facts 2.2). */
export const edgeBody: t.Type<EdgeBody> = t.intersection([
  t.type({ success: t.literal(false), error: t.string }),
  t.partial({
    metadata: t.union([t.UnknownRecord, t.null]),
    requires_retry: t.boolean
  })
])

/** What came over HTTP; its body is read by itself. */
export const answer: t.Type<{ readonly status: number }> = t.type({ status: t.number })

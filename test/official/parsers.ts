import * as core from '@modelcontextprotocol/core'
import * as sdk from '@modelcontextprotocol/sdk/types.js'
import { own } from '@toolfault/model'
import type { Check } from './schemas.js'

/** What of zod is used here; the two packages bring versions of their own. */
interface Parser {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly error?: unknown }
}

/** Whether a client of the official packages takes an MCP answer: a result, or `{ error }` of a response. */
const parsedBy =
  (result: Parser, error: Parser): Check =>
  (wire) => {
    const read =
      own(wire, 'error') === undefined
        ? result.safeParse(wire)
        : error.safeParse({ jsonrpc: '2.0', id: 1, error: own(wire, 'error') })
    return read.success ? [] : [String(read.error)]
  }

/** The client of version 1. */
export const sdkTakes: Check = parsedBy(sdk.CallToolResultSchema, sdk.JSONRPCErrorResponseSchema)

/** The client of version 2. */
export const coreTakes: Check = parsedBy(core.CallToolResultSchema, core.JSONRPCErrorResponseSchema)

import { isRecord, own, owns } from '@toolfault/model'
import type { JsonRpcId } from '@toolfault/types/json-rpc'
import type { Call } from '../exchange/exchange.js'

/** A request as it came: of an Edge Function, of JSON-RPC, or of neither. */
export type Asked =
  | { readonly shape: 'none' }
  | { readonly shape: 'edge'; readonly call: Call }
  | {
      readonly shape: 'rpc'
      /** Absent of a notification, which is not answered. */
      readonly id?: JsonRpcId | null
      /** Absent where `params` name no tool. */
      readonly call?: Call
    }
  | {
      readonly shape: 'rpc'
      readonly id?: JsonRpcId | null
      readonly error: { readonly code: -32600 | -32601; readonly message: string }
    }

/**
 * Read a request: JSON-RPC is known by `jsonrpc` or `method`, an Edge Function's by `name`. Arguments that
 * are left out are `{}`.
 */
export const asked = (json: unknown): Asked => {
  if (!isRecord(json)) return { shape: 'none' }
  if (!owns(json, 'jsonrpc') && !owns(json, 'method')) {
    const call = callOf(json)
    return call === undefined ? { shape: 'none' } : { shape: 'edge', call }
  }
  const id = idOf(json)
  // JSON-RPC 2.0, section 5.1.
  const isRequest = own(json, 'jsonrpc') === '2.0' && typeof own(json, 'method') === 'string'
  if (!isRequest || !isId(own(json, 'id'))) {
    return { shape: 'rpc', id: id.id ?? null, error: { code: -32600, message: 'Invalid Request' } }
  }
  if (own(json, 'method') !== 'tools/call') {
    return { shape: 'rpc', ...id, error: { code: -32601, message: 'Method not found' } }
  }
  const call = callOf(own(json, 'params'))
  return { shape: 'rpc', ...id, ...(call === undefined ? {} : { call }) }
}

const callOf = (params: unknown): Call | undefined => {
  const name = own(params, 'name')
  if (typeof name !== 'string') return undefined
  return { tool: name, args: owns(params, 'arguments') ? own(params, 'arguments') : {} }
}

/** An id that is no id counts as unknown, and is answered `null` (JSON-RPC 2.0, section 5). */
const idOf = (json: object): { readonly id?: JsonRpcId | null } => {
  if (!owns(json, 'id')) return {}
  const id = own(json, 'id')
  return { id: typeof id === 'string' || typeof id === 'number' ? id : null }
}

/** Section 4; nothing runs for an answer that could not be told from others. */
const isId = (id: unknown): boolean =>
  id === undefined || id === null || typeof id === 'string' || typeof id === 'number'

import { isList, isRecord, own } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'

/**
 * On which wire an answer came, told by its members and never by who sent it; `undefined` where they fit
 * none. A status and a body are told by the body.
 */
export const wireOf = (given: unknown): WireName | undefined => {
  if (typeof given === 'string') return 'text'
  if (!isRecord(given)) return undefined
  return isHttp(given) ? (inBody(own(given, 'body')) ?? 'f7') : inBody(given)
}

/** Whether it is a status and a body. */
export const isHttp = (given: unknown): boolean =>
  typeof own(given, 'status') === 'number' && own(given, 'body') !== undefined

const inBody = (body: unknown): WireName | undefined => {
  const error = own(body, 'error')
  const hasText = typeof own(body, 'message') === 'string'
  if (isMcp(body) || isOfMcp(error) || isOfMcp(body)) return 'mcp'
  if (typeof own(body, 'success') === 'boolean') return isRecord(error) ? 'oxp' : 'json-rpc'
  if (own(own(body, 'result'), 'success') !== undefined) return 'oxp'
  if (isMcp(own(body, 'result'))) return 'mcp'
  if (own(body, 'jsonrpc') !== undefined) return 'json-rpc'
  if (isRecord(error)) return isList(own(error, 'details')) ? 'bad-request' : 'json-rpc'
  if (typeof own(body, 'code') === 'number' && hasText) {
    return isList(own(body, 'details')) ? 'bad-request' : 'json-rpc'
  }
  if (own(body, 'kind') !== undefined && own(body, 'version') !== undefined) return 'fault'
  if (typeof own(body, 'valid') === 'boolean') return isF7(body) ? 'f7' : 'ncp'
  if (isProblem(body)) return 'problem-details'
  if (hasText) return own(body, 'data') === undefined ? 'oxp' : 'json-rpc'
  return typeof error === 'string' ? 'f7' : undefined
}

const isMcp = (body: unknown): boolean =>
  isList(own(body, 'content')) || own(body, 'resultType') !== undefined

/** Two errors whose data MCP alone defines: pages to visit, and capabilities that lack (facts 1.5). */
const isOfMcp = (error: unknown): boolean =>
  own(error, 'code') === -32042 || own(error, 'code') === -32021

/** Errors of F7 are objects, those of NCP are sentences. */
const isF7 = (body: unknown): boolean => {
  const errors = own(body, 'errors')
  return isList(errors) ? isRecord(errors[0]) : own(body, 'warnings') === undefined
}

const isProblem = (body: unknown): boolean =>
  ['title', 'detail', 'instance'].some((name) => typeof own(body, name) === 'string')

import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import { fixed } from '@toolfault/words/en'

/**
 * On which wire an answer came, told by its members and never by who sent it; `undefined` where they fit
 * none. A status and a body are told by the body, unless it is of a framework that says things alike.
 */
export const wireOf = (given: unknown): WireName | undefined => {
  if (typeof given === 'string') return 'text'
  if (!isRecord(given)) return undefined
  const body = isHttp(given) ? own(given, 'body') : given
  const name = inBody(body)
  if (body !== given && name !== undefined && isOfFramework(name, body, own(given, 'status'))) {
    return undefined
  }
  return name === 'json-rpc' && isOfServer(errorIn(body)) ? 'mcp' : name
}

/** Whether it is a status and a body, or nothing beside the status. */
export const isHttp = (given: unknown): boolean =>
  typeof own(given, 'status') === 'number' &&
  (own(given, 'body') !== undefined ||
    keysOf(given).every((name) => ['status', 'statusText', 'headers', 'body'].includes(name)))

/** What says a sentence under the name that a wire has for it, and the rest in its own way. */
const isOfFramework = (name: WireName, body: unknown, status: unknown): boolean => {
  const error = own(body, 'error')
  switch (name) {
    case 'oxp':
      return (
        own(body, 'success') === undefined &&
        own(body, 'result') === undefined &&
        !['missing_requirements', 'parameter_errors'].some(
          (name) => keysOf(own(body, name)).length > 0
        ) &&
        (keysOf(body).some((key) => !ofOxp.includes(key) && !key.includes('.')) ||
          // Of a sentence alone the status of all who speak HTTP says more.
          (isRefused(status) && keysOf(body).join() === 'message'))
      )
    case 'f7':
      // A tool's own service has much that may be absent.
      return (
        Number(status) >= 400 &&
        typeof error === 'string' &&
        !isList(own(body, 'errors')) &&
        error !== fixed.executionDisabled &&
        (keysOf(body).length > 1 || (status === 404 && !/(?:^|\s)tool\b/i.test(error)))
      )
    case 'json-rpc':
      return (
        own(body, 'jsonrpc') === undefined &&
        (isRecord(error) ? !isOfRpc(error) : Number(status) >= 400 && isCoded(body))
      )
    // Django and FastAPI, of what is not there.
    case 'problem-details':
      return status === 404 && keysOf(body).every((key) => key === 'detail')
    default:
      return false
  }
}

/** What the client has to mend (RFC 9110, section 15.5). */
const isRefused = (status: unknown): boolean => Number(status) >= 400 && Number(status) < 500

/** The members of a body of OXP that failed. */
const ofOxp = [
  ...['$schema', 'message', 'developer_message'],
  ...['missing_requirements', 'parameter_errors']
]

/** The `error` of a body, or what stands bare. */
export const errorIn = (body: unknown): unknown => {
  const error = own(body, 'error')
  return isRecord(error) ? error : body
}

/** A code and a message, which MCP's servers fill alike; what rides along is of this house. */
const isOfServer = (error: unknown): boolean =>
  Number.isInteger(own(error, 'code')) &&
  typeof own(error, 'message') === 'string' &&
  !keysOf(own(error, 'data')).some((key) => key.includes('/'))

/** A code of an API beside a sentence, and none of JSON-RPC, with none of Agentopia's data. */
const isCoded = (body: unknown): boolean => {
  const data = own(body, 'data')
  return (
    Number(own(body, 'code')) >= 0 &&
    own(data, 'retry_capable') === undefined &&
    own(data, 'error_category') === undefined
  )
}

/** A code that is a status is HTTP's. */
const isOfRpc = (error: unknown): boolean => {
  const code = own(error, 'code')
  return own(error, 'data') !== undefined || (Number.isInteger(code) && !(Number(code) >= 100))
}

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
  isList(own(body, 'content')) ||
  (own(body, 'resultType') ?? undefined) !== undefined ||
  own(body, 'isError') === true

/** Two errors whose data MCP alone defines: pages to visit, and capabilities that lack (facts 1.5). */
const isOfMcp = (error: unknown): boolean =>
  (own(error, 'code') === -32042 || own(error, 'code') === -32021) && isRecord(own(error, 'data'))

/** Errors of F7 are objects, those of NCP are sentences. */
const isF7 = (body: unknown): boolean => {
  const errors = own(body, 'errors')
  return isList(errors) ? isRecord(errors[0]) : own(body, 'warnings') === undefined
}

const isProblem = (body: unknown): boolean =>
  ['title', 'detail', 'instance'].some((name) => typeof own(body, name) === 'string')

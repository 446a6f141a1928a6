import { type FaultKind, faultKinds, isList, own } from '@toolfault/model'
import { statusSaid } from '../reading/said.js'
import { codeNamed, codeOfHttp, httpOf } from './code.js'
import type { ErrorShape } from './shape.js'
import type { Told } from './told.js'
import { DOMAIN, reasonOf } from './type.js'

/** A kind of fault; of a malformed request its reason, of a missing authorization whose. */
export type Sort =
  | Exclude<FaultKind, 'authorization_required' | 'malformed_request'>
  | 'server'
  | 'tool'
  | 'shape'
  | 'syntax'

/** The kind that this house wrote, whatever the code (row X1); `undefined` of another domain. */
export const ownKind = ({ domain, reason }: Told): FaultKind | undefined =>
  domain === DOMAIN ? faultKinds.find((kind) => reasonOf(kind) === reason) : undefined

/**
 * The sort of an error by its code and by which details stand there, never by a text (row X1).
 *
 * NOT_FOUND is the tool only where ResourceInfo says so: else "some requested entity (e.g., file or
 * directory)" was not found by a tool that ran. FAILED_PRECONDITION is an operator's only where it says
 * what is to be set right. DEADLINE_EXCEEDED "may be returned even if the operation has completed
 * successfully", so nobody is told to wait and repeat it.
 */
export const sortOf = (code: number, told: Told): Sort => {
  switch (code) {
    case 3:
    case 11:
      return 'invalid_arguments'
    case 5:
      return told.resource?.resourceType === 'tool' ? 'unknown_tool' : failed(told)
    case 7:
      return 'tool'
    case 16:
      return 'server'
    case 8:
    case 14:
      return 'unavailable'
    case 9:
      return (told.subjects ?? []).length > 0 ? 'misconfigured' : failed(told)
    case 12:
    case 13:
    case 15:
      return told.violations === undefined ? 'internal' : 'invalid_arguments'
    default:
      return failed(told)
  }
}

/** Bad fields are the caller's, whatever the code says beside them. */
const failed = ({ violations }: Told): 'execution_failed' | 'invalid_arguments' =>
  violations === undefined ? 'execution_failed' : 'invalid_arguments'

/** The sort of an A2A error by its JSON-RPC code; the codes of A2A itself are about tasks. */
export const sortOfA2a = (code: number | undefined, told: Told): Sort => {
  switch (code) {
    case -32700:
      return 'syntax'
    case -32600:
      return told.violations === undefined ? 'shape' : 'invalid_arguments'
    case -32602:
      return 'invalid_arguments'
    case -32601:
    case -32603:
      return sortOf(13, told)
    default:
      return failed(told)
  }
}

/** The code of an error: by its own, by the name of it, by the HTTP status; UNKNOWN where nobody says. */
export const rpcCodeOf = ({ code, status }: ErrorShape, http: number | undefined): number => {
  const named = status === undefined ? undefined : codeNamed(status)
  if (named !== undefined) return named
  if (code !== undefined && code < 100) return code
  const byHttp = code ?? http
  return byHttp === undefined ? 2 : codeOfHttp(byHttp)
}

/**
 * The code that a reason means, that of ErrorInfo or of an error in the list of older Google APIs, where it says more
 * of who acts: Google refuses a key with 3, and limits the rate with 403.
 */
export const codeSaid = (code: number, { reason }: Told, listed?: unknown): number => {
  const http = httpOf(code)
  const errors = isList(listed) ? listed.slice(0, WIDEST) : []
  // Reasons alone: what the sentences say tells no kind (row X1).
  const reasons = [reason, ...errors.map((error) => own(error, 'reason'))]
  const said = statusSaid(http, { errors: reasons.map((one) => ({ reason: one })) })
  return said === http ? code : codeOfHttp(said)
}

/** Of more errors the first ones say it. */
const WIDEST = 7

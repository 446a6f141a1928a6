import {
  authorizationRequired,
  type Fault,
  type FaultKind,
  internal,
  malformedRequest,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { delaySaid } from './delay.js'
import { statusSaid } from './said.js'

export { statusOfCode } from './codes.js'
export { statusOfBody } from './status-of-body.js'
export { statusSaid }

/** What a status says, and of what an authorization is. */
export interface Meant {
  readonly kind: FaultKind
  readonly of?: 'server' | 'tool'
}

/**
 * The kind that a status means (row X1). A status without a meaning here counts as the x00 of its class
 * (RFC 9110, section 15). `undefined` for what is no failure.
 *
 * The one table of the house. A code in the body may say another status than the one beside it. Whose an authorization is holds where the wire knows those of tools. Of a
 * body that says more, 404 and 410 mean a tool only where one is named, for a tool's own service has much
 * that may be absent.
 */
export const kindOfStatus = (
  status: number,
  retryAfterMs?: number,
  body?: unknown
): Meant | undefined => {
  switch (statusSaid(status, body)) {
    case 401:
    case 407:
      return { kind: 'authorization_required', of: 'server' }
    // Some limit the rate with it: what a user has to allow, no waiting allows.
    case 403:
      if (retryAfterMs !== undefined) return { kind: 'unavailable' }
      return { kind: 'authorization_required', of: 'tool' }
    // A payment is like a permission: a user's to give.
    case 402:
      return { kind: 'authorization_required', of: 'tool' }
    case 404:
    case 410:
      return { kind: 'unknown_tool' }
    case 422:
      return { kind: 'invalid_arguments' }
    // RFC 6585, section 4; RFC 9110, sections 15.5.9, 15.6.3 to 15.6.5.
    case 408:
    case 429:
    case 502:
    case 503:
    case 504:
    // Not registered: an API that has too much to do, and what stands before a server that it does not reach.
    case 520:
    case 521:
    case 522:
    case 523:
    case 524:
    case 525:
    case 526:
    case 529:
    case 530:
      return { kind: 'unavailable' }
    default:
      if (typeof status !== 'number' || !(status >= 400)) return undefined
      return { kind: status >= 500 ? 'internal' : 'malformed_request' }
  }
}

/**
 * The fault that a status tells alone, where no body says more (RFC 9110, section 15); who asked may know
 * the name of the tool. `undefined` for what is no failure.
 */
export const faultOfStatus = (
  status: number,
  retryAfterMs?: number,
  body?: unknown
): Fault | undefined => {
  const meant = kindOfStatus(status, retryAfterMs, body)
  switch (meant?.kind) {
    case undefined:
      return undefined
    case 'authorization_required':
      return authorizationRequired(meant?.of ?? 'tool')
    case 'unknown_tool':
      return unknownTool('')
    case 'invalid_arguments':
      return { kind: 'invalid_arguments', issues: [] }
    case 'unavailable': {
      const ms = retryAfterMs ?? delaySaid(body)
      return unavailable(ms === undefined ? {} : { retryAfterMs: ms })
    }
    case 'malformed_request':
      return malformedRequest('shape', '')
    default:
      return internal()
  }
}

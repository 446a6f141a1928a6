import {
  authorizationRequired,
  type Fault,
  internal,
  misconfigured,
  unavailable
} from '@toolfault/model'

/** A fault, and whether the tool may have run all the same. */
export interface Told {
  readonly fault: Fault
  readonly unsure?: true
}

/**
 * What an HTTP status says where no body says more (RFC 9110, section 15): the client is not known (401,
 * 403), the server is busy or down, something between gave up and nobody knows what became of the call,
 * the address is another (3xx).
 */
export const faultOfStatus = (status: number, retryAfterMs?: number): Told => {
  const delay = retryAfterMs === undefined ? {} : { retryAfterMs }
  switch (status) {
    case 401:
    case 403:
      return { fault: authorizationRequired('server') }
    case 429:
    case 503:
      return { fault: unavailable(delay) }
    case 408:
    case 502:
    case 504:
      return { fault: unavailable(delay), unsure: true }
    case 301:
    case 307:
    case 308:
      return { fault: elsewhere(status) }
    case 302:
    case 303:
      // What was asked for may have been done, and the answer be there (section 15.4).
      return { fault: elsewhere(status), unsure: true }
    default:
      return { fault: internal({ developerMessage: `HTTP ${status}` }), ...sure(status) }
  }
}

const elsewhere = (status: number): Fault =>
  misconfigured('', [], { developerMessage: `HTTP ${status}` })

/** Whatever the server refused it did not do; of what broke in it, nobody knows. */
const sure = (status: number): { readonly unsure?: true } => (status >= 500 ? { unsure: true } : {})

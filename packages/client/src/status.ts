import { authorizationRequired, type Fault, internal, unavailable } from '@toolfault/model'

/** A fault, and whether the tool may have run all the same. */
export interface Told {
  readonly fault: Fault
  readonly unsure?: true
}

/**
 * What an HTTP status says where no body says more (RFC 9110, section 15): the client is not known (401,
 * 403), the server is busy or down, something between gave up and nobody knows what became of the call.
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
    default:
      return { fault: internal({ developerMessage: `HTTP ${status}` }), ...sure(status) }
  }
}

/** Whatever the server refused it did not do; of what broke in it, nobody knows. */
const sure = (status: number): { readonly unsure?: true } => (status >= 500 ? { unsure: true } : {})

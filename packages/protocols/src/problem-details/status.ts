import type { Fault } from '@toolfault/model'

/**
 * The status of a fault by what RFC 9110, section 15 says that it means (row X2): 422 for content that
 * is understood and cannot be processed, 400 for what is not understood, 404 for a tool that is not
 * there, 401 where the client must authenticate and 403 where that does not help, 503 for what passes.
 *
 * A tool that ran and failed is a 500: a gateway did not fail (502), and what repeats a call by itself
 * on a 502 or 503 must not run a tool twice.
 */
export const statusOf = (fault: Fault): 400 | 401 | 403 | 404 | 422 | 500 | 503 => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return 422
    case 'malformed_request':
      return 400
    case 'unknown_tool':
      return 404
    case 'authorization_required':
      return fault.of === 'server' ? 401 : 403
    case 'unavailable':
      return 503
    default:
      return 500
  }
}

import { type Challenge, executionFailed, type Fault, isList, unavailable } from '@toolfault/model'
import { atom, link } from '@toolfault/words/escape'

/** Longest description of a link. */
const DESCRIPTION = 200

/** Longest google.protobuf.Duration, in milliseconds. */
const LONGEST = 315_576_000_000_000

/**
 * The fault as this wire can say it, of which message and details are then made alike: links are
 * absolute addresses on the web, their description is what the challenge is called; delays are whole
 * milliseconds that a Duration can hold.
 */
export const fitted = (fault: Fault): Fault => {
  switch (fault.kind) {
    case 'authorization_required':
      return {
        ...fault,
        challenges: isList(fault.challenges) ? fault.challenges.flatMap(shown) : []
      }
    case 'unavailable':
      // The constructors know which delays a wire can carry (row O3).
      return bounded(unavailable(fault))
    case 'execution_failed':
      return bounded(executionFailed(fault))
    default:
      return fault
  }
}

const shown = ({ id, url }: Challenge): ReadonlyArray<Challenge> =>
  link(url) === undefined ? [] : [{ id: atom(id, DESCRIPTION) || url, url }]

const bounded = <F extends Fault & { readonly retryAfterMs?: number }>(fault: F): F => {
  const { retryAfterMs = 0, ...rest } = fault
  // A border: what the kind may do without is left out.
  return retryAfterMs > LONGEST ? (rest as F) : fault
}

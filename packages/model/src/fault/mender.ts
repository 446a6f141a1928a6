import { STUCK } from '../progress.js'
import { total } from '../total.js'
import type { Fault } from './fault.js'

/** Who can make the next call succeed. */
export type Mender = 'caller' | 'user' | 'operator' | 'time' | 'nobody'

/**
 * Who can mend a fault. Retry flags, statuses and channels all follow from this.
 *
 * A failed execution is the caller's when it may be retried now or comes with a hint, time's when it
 * only has to wait, and nobody's when no retry was offered (OXP: absent `can_retry` is false). What a
 * caller could mend and has got wrong three times in the same way is its user's (anchors, row 9); what
 * another party calls hopeless is nobody's (row A9).
 * Returns `nobody` for what is no fault.
 */
export const mendedBy = (fault: Fault): Mender =>
  total(
    () => {
      const who = mender(fault)
      if (fault.canRetry === false && (who === 'caller' || who === 'time')) return 'nobody'
      return who === 'caller' && isStuck(fault) ? 'user' : who
    },
    () => 'nobody'
  )

/** Whether the call has failed in the same way three times in a row. False for what is no fault. */
export const isStuck = (fault: Fault): boolean =>
  total(
    () => fault.attempt !== undefined && fault.attempt.count >= STUCK,
    () => false
  )

const mender = (fault: Fault): Mender => {
  switch (fault.kind) {
    case 'invalid_arguments':
    case 'malformed_request':
    case 'unknown_tool':
      return 'caller'
    case 'authorization_required':
      return 'user'
    case 'misconfigured':
    case 'invalid_schema':
      return 'operator'
    case 'unavailable':
      return 'time'
    case 'execution_failed':
      if (fault.canRetry !== true) return 'nobody'
      return fault.retryAfterMs === undefined || fault.hint !== undefined ? 'caller' : 'time'
    default:
      return 'nobody'
  }
}

/** Whether another try by the same caller can succeed, now or later (row A9). */
export const retryCapable = (fault: Fault): boolean => {
  const who = mendedBy(fault)
  return who === 'caller' || who === 'time'
}

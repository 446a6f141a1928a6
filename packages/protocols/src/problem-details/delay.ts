import { delayIn } from '../reading/retry-after.js'
import type { Body } from './shape.js'

/**
 * The delay that a body or its headers ask for, in milliseconds: our own member, `Retry-After` (RFC 9110,
 * section 10.2.3), `retry_after` of others, in seconds.
 */
export const delayOf = (
  { retry_after: seconds, retryAfterMs }: Body,
  headers: unknown
): number | undefined => retryAfterMs ?? delayIn(headers) ?? whole(seconds)

const whole = (seconds: number | undefined): number | undefined =>
  seconds === undefined || !Number.isSafeInteger(Math.ceil(seconds * 1000))
    ? undefined
    : Math.ceil(seconds * 1000)

import { keysOf, own } from '@toolfault/model'
import type { Body } from './shape.js'

/**
 * The delay that a body or its headers ask for, in milliseconds: our own member, `Retry-After` in seconds
 * (RFC 9110, section 10.2.3), `retry_after` of others. A date says nothing to who has no clock.
 */
export const delayOf = (
  { retry_after: seconds, retryAfterMs }: Body,
  headers: unknown
): number | undefined => retryAfterMs ?? whole(secondsOf(headers) ?? seconds)

const whole = (seconds: number | undefined): number | undefined =>
  seconds === undefined || !Number.isSafeInteger(Math.ceil(seconds * 1000))
    ? undefined
    : Math.ceil(seconds * 1000)

const secondsOf = (headers: unknown): number | undefined => {
  const name = keysOf(headers).find((key) => key.toLowerCase() === 'retry-after')
  const value = name === undefined ? undefined : own(headers, name)
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : undefined
}

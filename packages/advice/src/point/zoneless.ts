import { dateTimeOf, type Expected, type Fix, momentOf } from '@toolfault/model'
import type { Rejected } from './fix.js'

/**
 * A date and time of which no more than the zone is lacking (RFC 3339 §5.6), which nobody but the caller knows. `undefined` for one
 * that no calendar has, and where what would be valid has no zone either.
 */
export const zoneless = (
  expected: Expected | undefined,
  rejected: Rejected | undefined,
  example: unknown
): Fix | undefined => {
  const came = rejected?.value
  if (expected?.id !== 'format' || expected.format !== 'date-time') return undefined
  if (typeof came !== 'string' || rejected?.isSecret() === true) return undefined
  const isZoned = typeof example === 'string' && /(?:Z|[+-]\d\d:\d\d)$/.test(example)
  const [, time] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?$/.exec(came) ?? []
  const isMoment = time !== undefined && dateTimeOf(momentOf(`${time}Z`) ?? -1) === `${time}Z`
  return isZoned && isMoment ? { id: 'meet', lacking: 'zone' } : undefined
}

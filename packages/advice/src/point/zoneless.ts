import { dateTimeOf, type Expected, type Fix, momentOf, type Path, step } from '@toolfault/model'
import type { Rejected } from './fix.js'
import { type Proving, takes } from './proven.js'

/**
 * A date and time of which no more than the zone is lacking (RFC 3339 §5.6), which nobody but the caller knows. `undefined` for one
 * that no calendar has, where what would be valid has no zone either, and where the validator takes no zone but UTC: the example has it.
 */
export const zoneless = (
  { tries, validator, walk }: Proving,
  path: Path,
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
  if (!isZoned || !isMoment) return undefined
  const isUtc =
    validator !== undefined &&
    step(tries) &&
    takes(walk, validator.check, path, `${came}+01:00`) === false
  return isUtc ? undefined : { id: 'meet', lacking: 'zone' }
}

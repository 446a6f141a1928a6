import { dateTimeOf, type Fix, type Path, step } from '@toolfault/model'
import type { Rejected } from './fix.js'
import { millisOf } from './moment.js'
import { type Proving, takes } from './proven.js'

/**
 * The same moment in UTC, where the validator takes no other zone, or no other way to write it: many patterns of a date and time ask
 * for the `Z`, and some for the milliseconds. `undefined` without a validator, and where another fix is known.
 */
export const inUtc = (
  { tries, validator, walk }: Proving,
  path: Path,
  fix: Fix | undefined,
  rejected: Rejected | undefined
): Fix | undefined => {
  if (fix?.id !== 'meet' || validator === undefined || rejected === undefined) return undefined
  const moment = dateTimeOf(millisOf(rejected.value) ?? -1)
  if (moment === undefined || rejected.isSecret()) return undefined
  const forms = moment.includes('.') ? [moment] : [moment, moment.replace('Z', '.000Z')]
  const value = forms.find((one) => step(tries) && takes(walk, validator.check, path, one) === true)
  return value === undefined ? undefined : { id: 'put', value }
}

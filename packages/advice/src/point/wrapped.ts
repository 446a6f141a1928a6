import { type Fix, isList, isWithin, type Path, step } from '@toolfault/model'
import { rulesAt } from '../walk/rules.js'
import type { Proving } from './proven.js'
import { saidOf } from './said-of.js'

/**
 * That another array is to be sent, where no schema says what one holds and the validator does not take the value as its only
 * item: a text for a tuple of numbers. `undefined` without a validator, and for any other fix.
 */
export const wrapped = (
  { tries, validator, walk }: Proving,
  path: Path,
  fix: Fix | undefined,
  value: unknown
): Fix | undefined => {
  if (fix?.id !== 'convert' || fix.how !== 'wrap' || fix.to !== 'array') return undefined
  if (validator === undefined || rulesAt(walk, path).length > 0 || !step(tries)) return undefined
  const said = saidOf(walk, validator.check, path, [value]) ?? []
  return said.some((issue) => isList(issue.path) && isWithin(issue.path, path))
    ? { id: 'send', types: ['array'] }
    : undefined
}

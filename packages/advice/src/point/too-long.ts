import { type Expected, isList, own, type Path, step } from '@toolfault/model'
import { isSamePlace } from '../pointers.js'
import type { Proving } from './proven.js'
import { saidOf } from './said-of.js'

/** A longer pattern is cut where it is said, and nobody can write a text by half of one. */
const LONG = 200

/** Whether a rule is a pattern that nobody reads. */
export const isTooLong = (one: Expected): boolean =>
  one.id === 'pattern' && one.pattern.length > LONG

/**
 * What the validator calls a text of a place that has such a pattern, asked of the empty one: arktype knows as `date-time` what its
 * schema spells out. `undefined` where it names no format.
 */
export const formatAsked = (
  { tries, validator, walk }: Proving,
  path: Path
): string | undefined => {
  if (validator === undefined || !step(tries)) return undefined
  const said = saidOf(walk, validator.check, path, '') ?? []
  const issue = said.find(
    (one) => one.kind === 'format' && isList(one.path) && isSamePlace(one.path, path)
  )
  const format = own(issue?.params, 'format')
  return typeof format === 'string' ? format : undefined
}

import type { Expected } from '@toolfault/model'
import { namesKeys, patternsOf } from '../schema/patterns.js'
import { matching } from './pattern.js'

/** Of more patterns the one that was meant is not found. */
const MOST = 4

/**
 * What the keys of a closed object have to be, where that is a matter of patterns alone: who broke it may rename the
 * key. `undefined` where keys have names, which no pattern says.
 */
export const keyPatternOf = (schema: unknown): Expected | undefined => {
  const rules = patternsOf(schema).map(([pattern]) => matching(pattern))
  const [only, more] = rules
  if (rules.length > MOST || namesKeys(schema)) return undefined
  return more === undefined ? only : { id: 'one_branch', rules }
}

import { type Cause, valueAt } from '@toolfault/model'
import type { Rule } from '../walk/rule.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'

/**
 * Why a rule applied, where that may be said: of a secret that it is there, not what it is, and so not
 * what it is not either. `undefined` where nobody knows.
 */
export const reasonOf = (walk: Walk, rule: Rule | undefined): Cause | undefined => {
  const because = rule?.because
  if (because?.id !== 'equals' && because?.id !== 'differs') return because
  const { path, value } = because
  const isShown = ![value, valueAt(walk.value, path)].some((one) => hides(walk, path, path, one))
  if (isShown) return because
  return because.id === 'equals' ? { id: 'present', path } : undefined
}

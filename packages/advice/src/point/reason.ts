import { type Cause, valueAt } from '@toolfault/model'
import { isSecret } from '../secret/secret.js'
import { type Rule, rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/**
 * Why a rule applied, where that may be said: of a secret that it is there, not what it is, and so not
 * what it is not either. `undefined` where nobody knows.
 */
export const reasonOf = (walk: Walk, rule: Rule | undefined): Cause | undefined => {
  const because = rule?.because
  if (because?.id !== 'equals' && because?.id !== 'differs') return because
  const { path, value } = because
  const schemas = rulesAt(walk, path).map(({ schema }) => schema)
  const hides = [value, valueAt(walk.value, path)].some((one) => isSecret(path, schemas, one))
  if (!hides) return because
  return because.id === 'equals' ? { id: 'present', path } : undefined
}

import { type Advice, type Path, parsePointer, valueAt } from '@toolfault/model'
import { isSecret } from '../secret/secret.js'
import type { Rule } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { saysSecret } from './rejected.js'

/** Of which unions it was said what was chosen. */
export interface Choosing {
  readonly walk: Walk
  /** Pointers of them. */
  readonly chosen: Set<string>
}

/** Which branch a rule was chosen from; said once of a union, and not where null is all that it may be besides. */
export const chosenOf = (to: Choosing, rule: Rule | undefined): Advice['chosen'] => {
  if (rule?.chosen === undefined || to.chosen.has(rule.chosen.place)) return undefined
  const { place, ...chosen } = rule.chosen
  // One piece of advice says it for all of the union.
  to.chosen.add(place)
  const { others = [], tag } = chosen
  if (others.every((name) => name === 'null')) return undefined
  return isSecretUnion(to.walk, place, tag) ? undefined : chosen
}

/** A branch may be called by what it lists, as the value of its tag, which may be a secret itself: not what holds it. */
const isSecretUnion = (walk: Walk, place: string, tag: Path | undefined): boolean =>
  saysSecret(walk, parsePointer(place) ?? []) ||
  (tag !== undefined && isSecret(tag.slice(-1), schemasAt(walk, tag), valueAt(walk.value, tag)))

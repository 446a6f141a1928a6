import { type Advice, type Issue, type Path, parsePointer, valueAt } from '@toolfault/model'
import { typesAsked } from '../asked.js'
import { isSecret } from '../secret/secret.js'
import type { Rule } from '../walk/rule.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { saysSecret } from './hides.js'

/** Of which unions it was said what was chosen. */
export interface Choosing {
  readonly walk: Walk
  /** Pointers of them. */
  readonly chosen: Set<string>
}

/** Which branch a rule was chosen from; said once of a union, and not where null is all that it may be besides. */
export const chosenOf = (to: Choosing, rule: Rule | undefined, issue: Issue): Advice['chosen'] => {
  if (rule?.chosen === undefined || to.chosen.has(rule.chosen.place)) return undefined
  const { place, ...chosen } = rule.chosen
  // One piece of advice says it for all of the union.
  to.chosen.add(place)
  const { others = [], tag } = chosen
  if (others.every((name) => name === 'null')) return undefined
  if (isSecretUnion(to.walk, place, tag)) return undefined
  const of = parsePointer(place) ?? []
  return isMistakable(issue, of) && tag === undefined ? { ...chosen, of } : chosen
}

/** Whether a place in a union may be what was taken for the branch, as an object in an object. */
const isMistakable = (issue: Issue, of: Path): boolean =>
  issue.path.length > of.length &&
  (issue.kind === 'alternative' ||
    typesAsked(issue)?.some((type) => type === 'object' || type === 'array') === true)

/** A branch may be called by what it lists, as the value of its tag, which may be a secret itself: not what holds it. */
const isSecretUnion = (walk: Walk, place: string, tag: Path | undefined): boolean =>
  saysSecret(walk, parsePointer(place) ?? []) ||
  (tag !== undefined && isSecret(tag.slice(-1), schemasAt(walk, tag), valueAt(walk.value, tag)))

import { type Issue, valueAt } from '@toolfault/model'
import { typesAsked, valuesAsked } from '../asked.js'
import type { Told } from '../told/told.js'
import { choiceOf } from '../union/branch.js'
import type { Walk } from '../walk/walk.js'

/**
 * What a union asks for of which no schema is known and each branch only lists values or names types: the branch that
 * was meant, as it would be with that schema, else all of them. `undefined` where no value tells.
 */
export const mixedTold = (
  walk: Walk,
  union: Issue,
  asked: ReadonlyArray<Issue>
): Told | undefined => {
  if (!walk.hasValue || valueAt(walk.value, union.path) === undefined) return undefined
  const schema = { anyOf: asked.map(branchOf) }
  const choice = choiceOf(walk, schema, 'anyOf', union.path)
  const meant = choice.id === 'branch' ? asked[choice.chosen.branch] : undefined
  const issue = { ...union, keyword: 'anyOf' }
  return meant === undefined ? { issue, rule: { schema } } : { issue: meant }
}

const branchOf = (issue: Issue): object => {
  const values = valuesAsked(issue)
  return values === undefined ? { type: typesAsked(issue) } : { enum: values }
}

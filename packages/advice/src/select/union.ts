import { type Issue, isList, isRecord, own, owns, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { hasAt } from '../schema/at.js'
import { unions } from '../schema/branches.js'
import { issue as issueOf } from '../schema/limits.js'
import { fits, misfits } from '../schema/misfits.js'
import { same } from '../schema/same.js'
import { shapeOf } from '../schema/shape.js'
import { isUnion, type Told, toldOf } from '../told/told.js'
import { choiceOf } from '../union/branch.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import type { Spoken } from './spoken.js'
import { ownTold } from './strange.js'
import type { Within } from './within.js'

/** What else is known when a union or a condition is told. */
export interface Beside {
  /** What was told of its branches. */
  readonly spoken: Spoken
  /** What no branch that was meant has a rule for. */
  readonly strange: Within
  /** Whether a union was told already as one of which too many branches fit. */
  readonly isTold?: (rule: Rule) => boolean
  /** It stands in another union. */
  readonly isInside?: boolean
  /** It is a branch of another one in the same place. */
  readonly isNested?: boolean
}

/**
 * What to say of a failed union, beside what was told of its branches: nothing where the branch that
 * was meant has spoken, else its tag, the types that all branches take, or the union itself.
 */
export const unionTold = (walk: Walk, given: Issue, beside: Beside): ReadonlyArray<Told> => {
  const { keyword, path } = given
  const rules = rulesAt(walk, path)
  const isThere = (name: string): boolean => rules.some(({ schema }) => owns(schema, name))
  // What one validator calls `anyOf` is `oneOf` to the schema, and is told as that.
  const names = unions.filter((name) => keyword === name && isThere(name))
  const wanted = names.length > 0 ? names : unions
  const uniting = rules.filter(({ schema }) => wanted.some((name) => owns(schema, name)))
  // Which branches took the value tells which union it was: of several each is told of its own.
  const fitting = uniting.filter(({ schema }) =>
    wanted.some((name) => owns(schema, name) && fitsTooMany(walk, own(schema, name), given))
  )
  const rule =
    fitting.findLast((one) => beside.isTold?.(one) !== true) ??
    fitting.at(-1) ??
    failedOf(walk, uniting, path)
  // No rule: it belongs to a branch that was not meant, unless nothing at all was told of the place.
  if (rule === undefined || !isRecord(rule.schema)) {
    return beside.isInside === true || beside.spoken(path, 'any') ? [] : [{ issue: given }]
  }
  const { schema } = rule
  const name = wanted.find((one) => owns(schema, one)) ?? 'anyOf'
  const issue = keyword === name ? given : { ...given, keyword: name }
  if (fitsTooMany(walk, own(schema, name), issue)) return [{ issue, rule }]
  const choice = choiceOf(walk, schema, name, path)
  switch (choice.id) {
    case 'tag':
      return hasAt(walk.value, choice.path)
        ? [{ issue: listing(choice.path, choice.values), rule }]
        : [{ issue: lacking(choice.path, choice.values) }]
    case 'listed': {
      // One of them it is: that is not what is wrong.
      const value = valueAt(walk.value, path)
      return choice.values.some((one) => same(one, value))
        ? ownTold(walk, { issue, rule }, own(schema, name), beside.strange)
        : [{ issue: listing(path, choice.values), rule }]
    }
    case 'type': {
      const { values } = shapeOf(walk, schema)
      if (values !== undefined) return [{ issue: listing(path, values), rule }]
      return [{ issue: issueOf(path, 'type', { type: choice.types }), rule }]
    }
    case 'tie':
      return ownTold(walk, { issue, rule }, own(schema, name), beside.strange)
    case 'branch':
      return branchTold(walk, { issue, rule }, own(schema, name), choice.chosen.branch, beside)
  }
}

/** Of several unions of a place the innermost that does not take the value; where nobody knows of one, the innermost. */
const failedOf = (walk: Walk, rules: ReadonlyArray<Rule>, path: Path): Rule | undefined => {
  const value = valueAt(walk.value, path)
  const isFailed = ({ schema }: Rule): boolean =>
    misfits(walk, schema, value).some((one) => isUnion(one) && one.path.length === 0)
  return (rules.length > 1 ? rules.findLast(isFailed) : undefined) ?? rules.at(-1)
}

/** Whether more branches than one take the value: so it was said, and nothing is known against it. */
const fitsTooMany = (walk: Walk, branches: unknown, { params, path }: Issue): boolean => {
  const passing = params?.['passingSchemas']
  if (!isList(passing)) return false
  const value = valueAt(walk.value, path)
  return passing.every((at) => {
    const branch = typeof at === 'number' ? own(branches, String(at)) : undefined
    return branch !== undefined && fits(walk, branch, value)
  })
}

const listing = (path: Path, values: ReadonlyArray<Json>): Issue =>
  issueOf(path, 'enum', { allowedValues: [...new Set(values)] })

const lacking = (path: Path, values: ReadonlyArray<Json>): Issue =>
  issueOf(path, 'required', { allowedValues: values })

/** The branch that was meant has spoken through the validator; else we say what we can see of it. */
const branchTold = (
  walk: Walk,
  union: Told,
  branches: unknown,
  at: number,
  beside: Beside
): ReadonlyArray<Told> => {
  const { path } = union.issue
  if (beside.spoken(path, 'branch')) return []
  const branch = own(branches, String(at))
  const seen = misfits(walk, branch, valueAt(walk.value, path), path).flatMap((issue) => {
    if (!isUnion(issue)) return [toldOf(walk, issue)]
    const isNested = issue.path.length === path.length
    // A reference may lead round in a ring.
    return isNested && beside.isNested ? [] : unionTold(walk, issue, { ...beside, isNested })
  })
  return seen.length > 0 ? seen : ownTold(walk, union, branches, beside.strange)
}

import {
  type About,
  type Expected,
  type Issue,
  isOfKey,
  printPointer,
  valueAt
} from '@toolfault/model'
import { remembering } from '../told/remembered.js'
import type { Rule } from '../walk/rule.js'
import type { Walk } from '../walk/walk.js'
import { aboutOf } from './about.js'
import { alsoOf, exactly } from './also.js'
import { alternativeOf } from './alternative.js'
import { demandsOf } from './demand.js'
import { expectedOf } from './expected.js'
import { isImpossible } from './impossible.js'
import { keyPatternOf } from './key-pattern.js'
import { brokenEnd, isMatching, matchSignature } from './matching.js'

/** What is expected of a place, whatever came to it. */
export interface Stated {
  readonly expected: Expected | undefined
  readonly also: ReadonlyArray<Expected>
  readonly about: About | undefined
}

/**
 * What a broken rule and the schema beside it expect of a place. It is remembered by the subschemas of the
 * place where no value and no words of the validator's have a part in it.
 */
export const statedOf = (
  walk: Walk,
  issue: Issue,
  rules: ReadonlyArray<Rule>,
  rule: Rule | undefined
): Stated => {
  const known = remembered.of(rules, issue)
  if (known !== undefined) return known
  const stated = worked(walk, issue, rules, rule)
  if (isLasting(issue, stated)) remembered.keep(walk, rules, issue, stated)
  return stated
}

/** The broken rule follows from these, too; of two that say the same of one place only one is told. */
const remembered = /* @__PURE__ */ remembering<Stated>()

/**
 * Whether nothing but the rule and the schema was asked: where they say nothing, another's words may. A value
 * that fails a union, or one of several `not`, has a part in it.
 */
const isLasting = ({ kind }: Issue, { expected }: Stated): boolean =>
  expected === undefined
    ? isOfKey(kind)
    : expected.id !== 'said' && !isMatching(expected) && kind !== 'alternative'

const worked = (
  walk: Walk,
  issue: Issue,
  rules: ReadonlyArray<Rule>,
  rule: Rule | undefined
): Stated => {
  const { kind, path } = issue
  const demands = demandsOf(walk, rules)
  const wanted =
    kind === 'alternative' && issue.keyword !== 'errorMessage' && rule !== undefined
      ? alternativeOf(walk, issue, rule)
      : (exactly(expectedOf(issue, demands), demands) ??
        (isSurplus(issue) ? keyPatternOf(rule?.schema) : undefined))
  const expected: Expected | undefined = isImpossible(walk, issue, wanted, rule, rules)
    ? { id: 'nothing' }
    : isMatching(wanted)
      ? brokenEnd(walk, wanted, rule, valueAt(walk.value, path))
      : wanted
  // What only might be meant says nothing of its own about the place.
  const isMeant = (one: Rule): boolean =>
    one === rule || (one.maybe !== true && !isOfBranch(one, issue))
  const speaking = rules.every(isMeant) ? rules : rules.filter(isMeant)
  // The branch that was meant tells the shape, not the union of all of them, nor one part of its own `allOf`.
  const branch =
    rule?.chosen?.place === printPointer(path) && rules.includes(rule)
      ? rules.find(({ chosen }) => chosen === rule.chosen)
      : undefined
  const about = aboutOf(
    walk,
    branch === undefined ? speaking : [branch, ...speaking],
    expected,
    path,
    isMatching(expected) ? matchSignature(walk, path, rule) : undefined
  )
  return { expected, also: alsoOf(issue, expected, demands), about }
}

/** Whether a key is refused because no name and no pattern takes it. */
const isSurplus = ({ keyword }: Issue): boolean =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'

/** Of a union as a whole no single branch speaks. */
const isOfBranch = ({ chosen }: Rule, { kind, path }: Issue): boolean =>
  kind === 'alternative' && chosen?.place === printPointer(path)

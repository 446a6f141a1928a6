import { blamesOwner, type Issue, isRecord, own, owns, type Path } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { referred } from '../schema/refs.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { brokenNots } from './nots.js'
import { remembering } from './remembered.js'
import { says } from './says.js'

/** An issue worth saying, and the subschema that it comes from, where that is known. */
export interface Told {
  readonly issue: Issue
  readonly rule?: Rule
  /** Nobody refuses the key: this is said beside what is wrong. */
  readonly aside?: true
  /** What the place holds under names, where one of those stands there itself. */
  readonly nameless?: ReadonlyArray<string>
}

/** Whether an issue says that no branch, or more than one, of a union matched, in nobody's own words. */
export const isUnion = ({ keyword, kind }: Issue): boolean =>
  kind === 'alternative' && keyword !== 'not' && keyword !== 'errorMessage'

/** The subschema that an issue comes from, among those that are meant. */
export const ruleOf = (walk: Walk, issue: Issue): Rule | undefined => {
  // Which of several that is tells the value, and no fact of the schema.
  if (issue.keyword === 'not') return brokenNots(walk, issue.path)[0]
  const rules = rulesAt(walk, issue.path)
  const known = remembered.of(rules, issue)
  if (known !== undefined) return known.rule
  const rule = sought(walk, issue)
  remembered.keep(walk, rules, issue, { rule })
  return rule
}

const remembered = /* @__PURE__ */ remembering<{ readonly rule: Rule | undefined }>()

const sought = (walk: Walk, issue: Issue): Rule | undefined => {
  const { keyword, params, path } = issue
  const rules = rulesAt(walk, placeOf(issue))
  // No schema has an author's own check: it is of what is said last of the place, in the branch that was meant.
  const rule = isOwnCheck(issue) ? rules.at(-1) : rules.find(({ schema }) => says(schema, issue))
  if (rule !== undefined) return rule
  // An error of the schema under `propertyNames` is ajv's at the owner of the key.
  if (typeof params?.['propertyName'] !== 'string' || keyword === undefined) return undefined
  const named = rulesAt(walk, path).filter(({ schema }) => owns(schema, 'propertyNames'))
  return (
    named.find(({ schema }) => says(own(schema, 'propertyNames'), issue)) ??
    named.find(({ schema }) => isComposed(walk, own(schema, 'propertyNames')))
  )
}

/** Whether a schema may have its rules from others, where nobody looks for one about names. */
const isComposed = ({ root }: Walk, schema: unknown): boolean =>
  [...unions, 'allOf', 'if', 'not'].some((keyword) => owns(schema, keyword)) ||
  (isRecord(schema) && referred(root, schema).length > 0)

const isOwnCheck = ({ keyword, kind, message, params }: Issue): boolean =>
  kind === 'rule' &&
  (keyword === undefined || keyword === 'errorMessage') &&
  (message !== undefined || params !== undefined)

/** The place because of which a rule applies, as long as nothing stands there or another value. */
export const vacuousOf = (rule: Rule | undefined): Path | undefined => {
  const because = rule?.because
  return because?.id === 'absent' || because?.id === 'differs' ? because.path : undefined
}

/** An issue with its rule, where that is known. */
export const toldOf = (walk: Walk, issue: Issue): Told => {
  const rule = ruleOf(walk, issue)
  return rule === undefined ? { issue } : { issue, rule }
}

/** The place whose subschema has the rule: a missing or surplus key is a matter of its owner. */
const placeOf = ({ keyword, kind, path }: Issue): Path => {
  const isOwners =
    keyword === undefined || keyword === 'errorMessage'
      ? kind === 'missing' || kind === 'unexpected'
      : blamesOwner(keyword)
  return isOwners ? path.slice(0, -1) : path
}

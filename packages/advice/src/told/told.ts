import { blamesOwner, type Issue, owns, type Path } from '@toolfault/model'
import { isAuthors } from '../asked.js'
import { same } from '../schema/same.js'
import { type Rule, rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { says } from './says.js'

/** An issue worth saying, and the subschema that it comes from, where that is known. */
export interface Told {
  readonly issue: Issue
  readonly rule?: Rule
}

/** Whether an issue says that no branch, or more than one, of a union matched, in nobody's own words. */
export const isUnion = ({ keyword, kind }: Issue): boolean =>
  kind === 'alternative' && keyword !== 'not' && keyword !== 'errorMessage'

/** The subschema that an issue comes from, among those that are meant. */
export const ruleOf = (walk: Walk, issue: Issue): Rule | undefined => {
  const { keyword, kind, params, path } = issue
  if (keyword === undefined || isAuthors(issue)) return sought(walk, issue)
  const rules = rulesAt(walk, path)
  const known = seen.get(rules)?.get(keyword)
  if (known !== undefined && known.kind === kind && same(known.params, params)) return known.rule
  const rule = sought(walk, issue)
  if (walk.budget.left > 0) {
    const places = seen.get(rules) ?? new Map<string, Known>()
    seen.set(rules, places.set(keyword, { kind, params, rule }))
  }
  return rule
}

/** What an issue of a place comes from, by its keyword: the same for every call. */
interface Known {
  readonly kind: Issue['kind']
  readonly params: Issue['params']
  readonly rule: Rule | undefined
}

const seen = new WeakMap<ReadonlyArray<Rule>, Map<string, Known>>()

const sought = (walk: Walk, issue: Issue): Rule | undefined => {
  const { keyword, params, path } = issue
  const rules = rulesAt(walk, placeOf(issue))
  // No schema has an author's own check: it is of what is said last of the place, in the branch that was meant.
  const rule = isOwnCheck(issue) ? rules.at(-1) : rules.find(({ schema }) => says(schema, issue))
  if (rule !== undefined) return rule
  // An error of the schema under `propertyNames` is ajv's at the owner of the key.
  if (typeof params?.['propertyName'] !== 'string' || keyword === undefined) return undefined
  return rulesAt(walk, path).find(({ schema }) => owns(schema, 'propertyNames'))
}

const isOwnCheck = ({ keyword, kind, message, params }: Issue): boolean =>
  kind === 'rule' &&
  (keyword === undefined || keyword === 'errorMessage') &&
  (message !== undefined || params !== undefined)

/** An issue with its rule, where that is known. */
export const toldOf = (walk: Walk, issue: Issue): Told => {
  const rule = ruleOf(walk, issue)
  return rule === undefined ? { issue } : { issue, rule }
}

/** The place whose subschema has the rule: a missing or surplus key is a matter of its owner. */
const placeOf = ({ keyword, kind, path }: Issue): Path => {
  const isOwners =
    keyword === undefined ? kind === 'missing' || kind === 'unexpected' : blamesOwner(keyword)
  return isOwners ? path.slice(0, -1) : path
}

import { type Issue, isList, isRecord, kindOf, own, owns, type Params } from '@toolfault/model'
import { valueAt } from '../schema/at.js'
import { unions } from '../schema/branches.js'
import { asJson } from '../schema/limits.js'
import { choiceOf } from '../union/branch.js'
import { type Rule, rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isNameless, type Named } from './broken.js'
import { keysAt } from './owners.js'

/**
 * The rule that an issue must speak of, among those that are not checked here: the pattern or the format that
 * stands there, the keys that an object does not take, the union in a branch of which one of these broke.
 */
export const unchecked = (
  walk: Walk,
  rules: ReadonlyArray<Rule>,
  issue: Issue
): Named | undefined =>
  stated(walk, rules, issue) ??
  (rules.length === 0 ? listing(walk, issue) : undefined) ??
  (isNameless(issue) ? (refused(walk, issue) ?? united(rules)) : undefined)

const stated = (walk: Walk, rules: ReadonlyArray<Rule>, issue: Issue): Named | undefined => {
  for (const { schema } of rules.filter((rule) => isRecord(rule.schema))) {
    for (const keyword of keywordsFor(valueAt(walk.value, issue.path))) {
      const rule = own(schema, keyword)
      const kind = kindOf(keyword)
      if (rule === undefined || rule === false) continue
      const isSame =
        kind === issue.kind && (issue.keyword === undefined || issue.keyword === keyword)
      if (isSame || isNameless(issue)) return { kind, keyword, params: paramsOf(schema, keyword) }
    }
  }
  return undefined
}

/** What of a value is not checked: no pattern is run here, no format known, and items are not compared. */
const keywordsFor = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return ['pattern', 'format']
  if (typeof value === 'number') return ['multipleOf', 'format']
  return isList(value) ? ['uniqueItems', 'contains'] : []
}

/** In ajv's spelling, as of every rule. */
const paramsOf = (schema: unknown, keyword: string): Params => {
  if (keyword !== 'contains') return { [keyword]: asJson(own(schema, keyword)) }
  const most = own(schema, 'maxContains')
  return {
    minContains: asJson(own(schema, 'minContains') ?? 1),
    ...(most === undefined ? {} : { maxContains: asJson(most) })
  }
}

const listing = (walk: Walk, issue: Issue): Named | undefined => {
  const tag = tagged(walk, issue)
  return tag && { kind: 'choice', keyword: 'enum', ...tag }
}

/** What a tag may be that no branch has, or that is not there, in the order of the schema. */
export const tagged = (walk: Walk, { path }: Issue): { readonly params: Params } | undefined => {
  const owner = path.slice(0, -1)
  for (const { schema } of rulesAt(walk, owner)) {
    for (const keyword of unions) {
      if (!isRecord(schema) || !owns(schema, keyword)) continue
      const choice = choiceOf(walk, schema, keyword, owner)
      if (choice.id === 'tag' && choice.path.at(-1) === path.at(-1)) {
        return { params: { allowedValues: choice.values } }
      }
    }
  }
  return undefined
}

const refused = (walk: Walk, issue: Issue): Named | undefined => {
  const key = issue.path.at(-1)
  const owner = issue.path.slice(0, -1)
  if (key === undefined || !keysAt(walk, owner).unknown.includes(key)) return undefined
  const isClosed = rulesAt(walk, owner).some(
    ({ schema }) => own(schema, 'additionalProperties') === false
  )
  return isClosed ? { kind: 'unexpected', keyword: 'additionalProperties' } : undefined
}

const united = (rules: ReadonlyArray<Rule>): Named | undefined => {
  const keyword = unions.find((name) => rules.some(({ schema }) => owns(schema, name)))
  return keyword === undefined ? undefined : { kind: 'alternative', keyword }
}

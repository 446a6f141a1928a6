import { type Issue, isList, kindOf, own, type Params, valueAt } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { isDecidable } from '../schema/decidable.js'
import { formatOf } from '../schema/format.js'
import type { Ground } from '../schema/ground.js'
import { asJson, issue as issueOf } from '../schema/limits.js'
import { fits } from '../schema/misfits.js'
import { repeated } from '../schema/repeated.js'
import { isClosed, keysAt } from '../select/keys.js'
import type { Rule } from '../walk/rule.js'
import type { Walk } from '../walk/walk.js'
import { isNameless, type Named } from './broken.js'
import { forms } from './forms.js'
import { tagged } from './tagged.js'

/**
 * The rule that an issue must speak of, among those that nobody checks here. Where the validator named none, that
 * is sure of a key that an object does not take; the pattern or the format that stands there, and the union in
 * a branch of which one of these broke, are but the next best thing where there are no words to pass on.
 */
export const unchecked = (
  walk: Walk,
  rules: ReadonlyArray<Rule>,
  issue: Issue,
  ground: Ground
): Named | undefined => {
  if (!isNameless(issue)) {
    return stated(walk, rules, issue, ground) ?? listing(walk, issue)
  }
  const sure = listing(walk, issue) ?? refused(walk, issue)
  if (sure !== undefined || hasWords(issue)) return sure
  return stated(walk, rules, issue, ground) ?? united(walk, rules, issue, ground)
}

/** Whether the validator has a sentence that may be passed on. */
const hasWords = ({ echo, message }: Issue): boolean => message !== undefined && echo !== true

const stated = (
  walk: Walk,
  rules: ReadonlyArray<Rule>,
  issue: Issue,
  ground: Ground
): Named | undefined => {
  const value = valueAt(walk.value, issue.path)
  for (const keyword of keywordsFor(value)) {
    const kind = kindOf(keyword)
    const isSame = kind === issue.kind && (issue.keyword === undefined || issue.keyword === keyword)
    if (!isSame && !isNameless(issue)) continue
    for (const { schema } of rules) {
      const rule = keyword === 'format' ? formatOf(schema) : own(schema, keyword)
      if (rule === undefined || rule === false) continue
      if (isSame || !isMet(keyword, rule, value, ground)) {
        return { kind, keyword, params: paramsOf(schema, keyword) }
      }
    }
  }
  return undefined
}

/** What of a value is not checked: no pattern is run here and no format known; a format says its pattern, too. */
const keywordsFor = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return ['format', 'pattern']
  if (typeof value === 'number') return ['multipleOf', 'format']
  return isList(value) ? ['uniqueItems', 'contains'] : []
}

/** Whether a value surely keeps a rule that the validator did not name. */
const isMet = (keyword: string, rule: unknown, value: unknown, { budget }: Ground): boolean =>
  (keyword === 'uniqueItems' && repeated(value, budget) === undefined) ||
  (keyword === 'multipleOf' && Number.isInteger(Number(value) / Number(rule)))

/** In ajv's spelling, as of every rule. */
const paramsOf = (schema: unknown, keyword: string): Params => {
  if (keyword !== 'contains') return { [keyword]: asJson(own(schema, keyword)) }
  const most = own(schema, 'maxContains')
  return {
    minContains: asJson(own(schema, 'minContains') ?? 1),
    ...(most === undefined ? {} : { maxContains: asJson(most) })
  }
}

/** Of a tag that no branch has, what it may be. */
const listing = (walk: Walk, issue: Issue): Named | undefined => {
  if (!isNameless(issue) && !forms.has(issue.kind)) return undefined
  const tag = tagged(walk, issue)
  return tag && issueOf(issue.path, 'enum', tag.params)
}

/** That an object takes no other keys, where that is why one has no place. */
export const refused = (walk: Walk, issue: Issue): Named | undefined => {
  const key = issue.path.at(-1)
  const owner = issue.path.slice(0, -1)
  if (key === undefined || !keysAt(walk, owner).unknown.includes(key)) return undefined
  return isClosed(walk, owner) ? { kind: 'unexpected', keyword: 'additionalProperties' } : undefined
}

/** The union that a value has failed, unless one of its branches surely takes it. */
const united = (
  { value: root }: Walk,
  rules: ReadonlyArray<Rule>,
  { path }: Issue,
  ground: Ground
): Named | undefined => {
  const value = valueAt(root, path)
  const takes = (branch: unknown): boolean => isDecidable(branch) && fits(ground, branch, value)
  const keyword = unions.find((name) =>
    rules.some(({ schema }) => {
      const branches = own(schema, name)
      return isList(branches) && !branches.some(takes)
    })
  )
  return keyword === undefined ? undefined : { kind: 'alternative', keyword }
}

import { type Issue, type IssueKind, type Path, valueAt } from '@toolfault/model'
import { valuesAsked } from '../asked.js'
import type { Ground } from '../schema/ground.js'
import { repeated } from '../schema/repeated.js'
import { listedBy } from '../schema/shape.js'
import { ruleOf } from '../told/told.js'
import type { Walk } from '../walk/walk.js'
import { broken } from './broken.js'
import { matched } from './matched.js'
import { named, ofKeys } from './named.js'
import { speaking } from './speaking.js'
import { discriminated, tagged } from './tagged.js'
import { refused, unchecked } from './unchecked.js'

/**
 * An issue with the rule of the schema that the value breaks in the same place, where the validator named
 * none or spelled it otherwise: so whoever validated, the same is said. What the schema has as the validator
 * said it, a limit that it does not know, and an author's own words are left as they came. `isListed` tells
 * where an issue says which values are taken.
 */
export const completed = (
  walk: Walk,
  issue: Issue,
  ground: Ground,
  isListed: (path: Path) => boolean
): Issue => {
  if (!walk.hasValue) return issue
  if (issue.kind === 'missing') {
    const tag = tagged(walk, issue)
    return tag === undefined ? issue : { ...issue, ...tag }
  }
  const isOfTag = issue.keyword === 'discriminator' && valuesAsked(issue) === undefined
  const tag = isOfTag ? discriminated(walk, issue) : undefined
  if (tag !== undefined) return { path: issue.path, ...tag }
  // A list that was cut behind that may lack the rule which says so.
  const surplus = issue.keyword === 'false schema' ? refused(walk, issue) : undefined
  if (surplus !== undefined) return { path: issue.path, ...surplus }
  const many = matched(walk, issue, ground)
  if (many !== undefined) return many
  const key = ofKeys(walk, issue)
  if (key !== undefined) return key
  if (isOwn(issue)) return named(walk, issue)
  if (issue.kind === 'duplicate') return { ...issue, ...placed(walk, issue, ground) }
  // Of an author's sentence that cannot be shown no more than its kind is known.
  const { keyword, kind, path } = issue
  const said: Issue = keyword === 'errorMessage' || isOfTag ? { path, kind } : issue
  // Who stops at the type of listed values does not name them; beside them it says nothing.
  if (kind === 'type' && isOfList(walk, path) ? isListed(path) : isWhole(walk, said)) return issue
  const rules = speaking(walk, path)
  const rule = broken(walk, rules, said, ground) ?? unchecked(walk, rules, said, ground)
  if (rule === undefined) return issue
  // What the validator says beside it is not shown, and like issues would be told apart by it.
  return { path, ...rule, ...(rule.kind === 'duplicate' ? placed(walk, issue, ground) : {}) }
}

/** Whether a subschema of a place lists its values. */
const isOfList = (walk: Walk, path: Path): boolean =>
  speaking(walk, path).some(({ schema }) => listedBy(schema) !== undefined)

/** Of several equal items each validator names another pair, or none. */
const placed = (walk: Walk, { path }: Issue, { budget }: Ground): Pick<Issue, 'params'> => {
  const params = repeated(valueAt(walk.value, path), budget)
  return params === undefined ? {} : { params }
}

/** About a key that is not taken, a rule with its limits, in words of the author, or of an author's own rule: no schema knows better. */
const isOwn = ({ echo, keyword, kind, message, params }: Issue): boolean =>
  keyword === 'additionalProperties' ||
  (keyword === 'errorMessage' && echo !== true) ||
  (kind === 'rule' && message !== undefined) ||
  (keyword !== 'errorMessage' && limited.has(kind) && params !== undefined)

/** Kinds of which the parameters say all that is asked for; the names of formats everybody makes up. */
const limited: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set([
  'multiple',
  'pattern',
  'range',
  'size'
])

/** Whether the schema has the rule, and all of it is told. */
const isWhole = (walk: Walk, issue: Issue): boolean =>
  issue.keyword !== undefined &&
  (issue.params !== undefined || issue.kind === 'alternative') &&
  ruleOf(walk, issue) !== undefined

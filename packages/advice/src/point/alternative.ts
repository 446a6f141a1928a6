import { type Expected, type Issue, isList, isRecord, keysOf, own, valueAt } from '@toolfault/model'
import { unions } from '../schema/branches.js'
import { excludedKeys } from '../schema/excluded-keys.js'
import { annotations } from '../schema/keywords.js'
import { misfits } from '../schema/misfits.js'
import { same } from '../schema/same.js'
import { shapeOf } from '../schema/shape.js'
import { unionOf } from '../union/facts.js'
import type { Branch } from '../union/tag.js'
import type { Rule } from '../walk/rule.js'
import type { Walk } from '../walk/walk.js'
import { atOnce } from './at-once.js'
import { demandsOf } from './demand.js'
import { exclusive } from './exclusive.js'
import { expectedOf } from './expected.js'

/** More branches than this are not told apart. */
const MOST = 8

/**
 * What a union or a `not` wanted, as far as its subschema says it: which branches matched at once, what
 * the branches are called or ask for, what is excluded.
 */
export const alternativeOf = (walk: Walk, issue: Issue, { schema }: Rule): Expected => {
  if (issue.keyword === 'not') return excluded(walk, own(schema, 'not'))
  const keyword = unions.find((name) => name === issue.keyword)
  if (keyword === undefined || !isRecord(schema)) return { id: 'one_branch' }
  const union = unionOf(walk, schema, keyword)
  const { branches, names } = union
  const value = valueAt(walk.value, issue.path)
  const passing = issue.params?.['passingSchemas']
  if (isList(passing)) {
    const matched = passing.filter((at) => typeof at === 'number')
    const alone = keyword === 'oneOf' ? exclusive(walk, union, value) : undefined
    if (alone !== undefined) return { id: 'other_than', keys: alone, excluding: 'others' }
    const keys = atOnce(union, matched, value, issue.path)
    if (keys !== undefined) return { id: 'other_than', keys }
    return { id: 'one_branch', matched, ...named(matched.map((at) => names[at] ?? '')) }
  }
  // What nothing fits is no choice.
  const open = branches.filter((branch) => branch.schema !== false)
  if (open.length === 0) return { id: 'nothing' }
  const keys = mixedIn(walk, open, value)
  if (keys.length > 1) return { id: 'other_than', keys }
  const rules = open
    .slice(0, MOST)
    .map(({ schema: branch }) => wantedBy(walk, branch, value))
    .filter((one) => one !== undefined)
  return rules.length === open.length
    ? { id: 'one_branch', rules: rules.filter((one, at) => !isBefore(rules, at, one)) }
    : { id: 'one_branch', ...named(open.map(({ at }) => names[at] ?? '')) }
}

/** Whether branches ask for the same: it is said once. */
const isBefore = (rules: ReadonlyArray<Expected>, at: number, rule: Expected): boolean =>
  rules.slice(0, at).some((one) => same(one, rule))

/** The keys of which each is all that keeps an object from some branch: those of several are mixed in it. */
const mixedIn = (
  walk: Walk,
  branches: ReadonlyArray<Branch>,
  value: unknown
): ReadonlyArray<string> => {
  if (!isRecord(value)) return []
  const surplus = branches.slice(0, MOST).flatMap(({ schema }) => {
    const [issue, more] = misfits(walk, schema, value)
    const isAlone = more === undefined && issue?.kind === 'unexpected' && issue.path.length === 1
    return isAlone ? issue.path : []
  })
  return keysOf(value).filter((key) => surplus.includes(key))
}

/** What a branch asks for, or the one of its rules for texts or numbers that a value breaks; not where all is wrong inside. */
const wantedBy = (walk: Walk, branch: unknown, value: unknown): Expected | undefined => {
  const wrong = misfits(walk, branch, value)
  const [issue, more] = wrong
  if (issue !== undefined && wrong.every(({ path }) => path.length > 0)) return undefined
  const asked = only(walk, branch)
  if (asked !== undefined || typeof value === 'object') return asked
  return issue === undefined || more !== undefined ? undefined : expectedOf(issue, [])
}

const named = (names: ReadonlyArray<string>): { readonly names?: ReadonlyArray<string> } =>
  names.length > 0 && names.every((name) => name !== '') ? { names } : {}

/** What a branch asks for, where that is one thing beside the type. */
const only = (walk: Walk, branch: unknown): Expected | undefined => {
  if (shapeOf(walk, branch).properties.size > 0) return undefined
  const demands = demandsOf(walk, [{ schema: branch }])
  const more = demands.filter(({ id }) => id !== 'type')
  return more.length > 1 ? undefined : (more[0] ?? demands[0])
}

const excluded = (walk: Walk, schema: unknown): Expected => {
  if (schema === true) return { id: 'nothing' }
  if (!isRecord(schema)) return { id: 'other_than' }
  const said = keysOf(schema).filter((key) => !annotations.has(key))
  if (said.length === 0) return { id: 'nothing' }
  const keys = excludedKeys(schema)
  if (keys !== undefined) return { id: 'other_than', keys }
  const rules = demandsOf(walk, [{ schema }])
  const isWhole = rules.length > 0 && shapeOf(walk, schema).properties.size === 0
  return isWhole ? { id: 'other_than', rules } : { id: 'other_than' }
}

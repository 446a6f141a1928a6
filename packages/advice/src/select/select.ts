import { type Issue, isRecord, printPointer, valueAt } from '@toolfault/model'
import { isIn, pointersAbove, pointersOf } from '../pointers.js'
import { misfits } from '../schema/misfits.js'
import { eachNot } from '../told/nots.js'
import { isTooMany } from '../told/passing.js'
import { isUnion, ruleOf, type Told, toldOf } from '../told/told.js'
import type { Rule } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { withoutEmptied } from './emptied.js'
import { withoutIdle } from './idle.js'
import { lasting } from './lasting.js'
import { layered } from './layer.js'
import { namelessTold } from './nameless.js'
import { narrowest } from './narrowest.js'
import { withoutOfNull } from './of-null.js'
import { speaking } from './spoken.js'
import { withoutTooMany } from './too-many.js'
import { ungroupedTold } from './ungrouped-told.js'
import { type Beside, unionTold } from './union.js'
import { isUnknown } from './unknown.js'
import { unschooled } from './unschooled.js'
import { sorting } from './within.js'

/**
 * The issues that help: in a failed union those of the branch that was meant, of a condition those of
 * the half that applies, of what only sums up others nothing.
 */
export const select = (walk: Walk, issues: ReadonlyArray<Issue>): ReadonlyArray<Told> =>
  stages.reduce((told, stage) => stage(walk, told), helping(walk, issues))

/** What each leaves out, or tells in place of others, in this order. */
const stages: ReadonlyArray<(walk: Walk, told: ReadonlyArray<Told>) => ReadonlyArray<Told>> = [
  withoutOfNull,
  withoutTooMany,
  eachNot,
  withoutIdle,
  withoutEmptied,
  namelessTold,
  ungroupedTold,
  layered
]

const helping = (walk: Walk, issues: ReadonlyArray<Issue>): ReadonlyArray<Told> => {
  const summaries = issues.filter(isSummary)
  if (summaries.length === 0) {
    return lasting(
      walk,
      issues.map((issue) => ({ issue }))
    )
  }
  if (!walk.hasValue || !isRecord(walk.root)) return unschooled(issues)
  const unknown = pointersOf(summaries.filter((one) => isUnion(one) && isUnknown(walk, one.path)))
  if (unknown.size > 0) {
    const loose = issues.filter(({ path }) => isIn(unknown, path))
    const rest = issues.filter(({ path }) => !isIn(unknown, path))
    return [...helping(walk, rest), ...unschooled(loose)]
  }
  const places = pointersOf(summaries)
  const around = pointersOf(summaries.filter(({ keyword }) => keyword !== 'contains'))
  // What is said of the items is of `contains`, and not what it says itself.
  const isOfOther = ({ keyword, path }: Issue): boolean =>
    keyword === 'contains'
      ? isIn(around, path) || (path.length > 0 && isIn(places, path.slice(0, -1)))
      : isIn(places, path)
  const told: Array<Told> = []
  const strange: Array<Issue> = []
  const beside: Beside = { spoken: speaking(told), strange: sorting(strange) }
  for (const issue of issues) {
    if (isUnion(issue) || issue.keyword === 'if') continue
    const one = toldOf(walk, issue)
    if (one.rule !== undefined || !isOfOther(issue)) told.push(one)
    else strange.push(issue)
  }
  for (const issue of summaries) {
    if (issue.keyword === 'if') told.push(...conditionTold(walk, issue, beside))
  }
  // The innermost first: an outer union has nothing to add to what an inner one said.
  const inwards = issues.filter(isUnion).sort((a, b) => b.path.length - a.path.length)
  const united = pointersOf(inwards)
  // The unions of each place of which too many branches fit.
  const full = new Map<string, ReadonlySet<Rule>>()
  for (const issue of inwards) {
    // One that nobody knows is of a branch that was not meant, where another union is around it.
    const isInside = pointersAbove(issue.path).some((pointer) => united.has(pointer))
    const place = printPointer(issue.path)
    const known = full.get(place)
    const isTold = (rule: Rule): boolean => known?.has(rule) === true
    const fresh = unionTold(walk, issue, { ...beside, isInside, isTold })
    told.push(...fresh)
    if (isTooMany(issue))
      full.set(place, new Set([...(known ?? []), ...fresh.flatMap(({ rule }) => rule ?? [])]))
  }
  return told.length > 0 ? narrowest(lasting(walk, told)) : unschooled(issues)
}

/** What says no more than that others failed. */
const isSummary = (issue: Issue): boolean =>
  isUnion(issue) || issue.keyword === 'if' || issue.keyword === 'contains'

/**
 * A condition gives way to what its half says: through the validator, or else as far as we can see. What the
 * validator says that no half we see has is of one that we do not.
 */
const conditionTold = (
  walk: Walk,
  issue: Issue,
  { spoken, strange }: Beside
): ReadonlyArray<Told> => {
  const { path } = issue
  if (spoken(path, 'condition')) return []
  const seen = rulesAt(walk, path)
    .filter(({ conditional }) => conditional === true)
    .flatMap(({ schema }) => misfits(walk, schema, valueAt(walk.value, path), path))
    .filter((one) => !isUnion(one))
    .map((one) => toldOf(walk, one))
  if (seen.length > 0) return seen
  const unseen = strange(path)
  if (unseen.length > 0) return unseen.map((other) => ({ issue: other }))
  const rule = ruleOf(walk, issue)
  return rule === undefined ? [] : [{ issue, rule }]
}

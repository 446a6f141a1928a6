import { type Issue, type IssueKind, printPointer, steps, valueAt } from '@toolfault/model'
import type { Ground } from '../schema/ground.js'
import { misfits } from '../schema/misfits.js'
import { isSchooled } from '../select/unschooled.js'
import type { Walk } from '../walk/walk.js'
import { absent } from './absent.js'
import { isNameless } from './broken.js'
import { completed } from './complete.js'
import { leaves } from './leaves.js'
import { mistyped } from './mistyped.js'
import { muting, quiet } from './quiet.js'
import { speaking } from './speaking.js'
import { unreported } from './unreported.js'

/**
 * The issues as they would be, whoever had validated: branches laid out flat, a value that is not there
 * called missing and said once, each with the rule of the schema, and what a validator that stopped did not
 * come to.
 */
export const grounded = (
  walk: Walk,
  issues: ReadonlyArray<Issue>,
  isCut: boolean
): ReadonlyArray<Issue> => {
  const ground: Ground = { root: walk.root, budget: steps() }
  const mute = muting(walk)
  const whole = once(
    leaves(issues, (path) => isSchooled(walk, path), steps()).map((issue) =>
      quiet(absent(walk, mistyped(walk, issue)), mute)
    )
  )
  const said = whole.flatMap((issue) => known(walk, completed(walk, issue, ground), ground))
  const more = unreported(walk, said, isCut, ground)
  return more.length === 0 ? said : [...said, ...more]
}

/** Of what is wrong in an unknown way somewhere below a place, what the schema says of it. */
const known = (walk: Walk, issue: Issue, ground: Ground): ReadonlyArray<Issue> => {
  if (!isNameless(issue) || (issue.message !== undefined && issue.kind === 'rule')) return [issue]
  if (!walk.hasValue) return [issue]
  const value = valueAt(walk.value, issue.path)
  const below = speaking(walk, issue.path).flatMap(({ schema }) =>
    misfits(ground, schema, value, issue.path)
  )
  return below.length > 0 ? below : [issue]
}

/** What is said of a value, whether it is there or not. */
const ofValues: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set(['type', 'choice', 'unknown'])

/** A key that is missing has no value to say anything of, which some validators do nevertheless. */
const once = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  if (!issues.some(({ kind }) => kind === 'missing')) return issues
  const missing = new Set(
    issues.filter(({ kind }) => kind === 'missing').map(({ path }) => printPointer(path))
  )
  const said = new Set<string>()
  return issues.filter(({ keyword, kind, path }) => {
    if (kind !== 'missing') return !ofValues.has(kind) || !missing.has(printPointer(path))
    const name = `${keyword} ${printPointer(path)}`
    return !said.has(name) && said.add(name)
  })
}

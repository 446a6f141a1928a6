import {
  type Issue,
  type IssueKind,
  type Path,
  printPointer,
  steps,
  valueAt
} from '@toolfault/model'
import { isSamePlace, pointersOf } from '../pointers.js'
import type { Ground } from '../schema/ground.js'
import { misfits } from '../schema/misfits.js'
import { isSchooled } from '../select/unschooled.js'
import type { Walk } from '../walk/walk.js'
import { absent } from './absent.js'
import { beyond } from './beyond.js'
import { isNameless } from './broken.js'
import { completed } from './complete.js'
import { halved } from './halved.js'
import { leaves } from './leaves.js'
import { mistyped } from './mistyped.js'
import { isOfOther } from './other-limit.js'
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
    halved(
      walk,
      leaves(issues, (path) => isSchooled(walk, path), steps(), walk)
    ).map((issue) => quiet(beyond(walk, absent(walk, mistyped(walk, issue)), ground), mute))
  )
  let listed: ReadonlySet<string> | undefined
  const isListed = (path: Path): boolean => {
    listed ??= pointersOf(whole.filter(({ kind }) => kind === 'choice'))
    return listed.has(printPointer(path))
  }
  const said: Array<Issue> = []
  for (const issue of whole) {
    const one = completed(walk, issue, ground, isListed)
    if (mayBeMore(walk, one)) said.push(...known(walk, one, ground))
    else said.push(one)
  }
  const more = unreported(walk, said, issues, isCut, ground)
  return more.length === 0 ? said : [...said, ...more]
}

const mayBeMore = ({ hasValue }: Walk, issue: Issue): boolean =>
  hasValue && isNameless(issue) && !(issue.message !== undefined && issue.kind === 'rule')

/** Of what is wrong in an unknown way somewhere below a place, what the schema says of it. */
const known = (walk: Walk, issue: Issue, ground: Ground): ReadonlyArray<Issue> => {
  const value = valueAt(walk.value, issue.path)
  const below = speaking(walk, issue.path).flatMap(({ schema }) =>
    misfits(ground, schema, value, issue.path).filter((one) => !isOfOther(issue, one))
  )
  return below.length > 0 ? below : [issue]
}

/** What is said of a value, whether it is there or not. */
const ofValues: ReadonlySet<IssueKind> = /* @__PURE__ */ new Set(['type', 'choice', 'unknown'])

/** A key that is missing has no value to say anything of, which some validators do nevertheless. */
const once = (issues: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const missing = issues.filter(({ kind }) => kind === 'missing')
  const [only] = missing
  if (only === undefined) return issues
  const places = missing.length === 1 ? undefined : pointersOf(missing)
  const isMissing = ({ path }: Issue): boolean =>
    places === undefined ? isSamePlace(path, only.path) : places.has(printPointer(path))
  const said = new Set<string>()
  return issues.filter((issue) => {
    const { keyword, kind, path } = issue
    if (kind !== 'missing') return !ofValues.has(kind) || !isMissing(issue)
    const name = `${keyword} ${printPointer(path)}`
    return !said.has(name) && said.add(name)
  })
}

import {
  type Advice,
  type Issue,
  isList,
  isRecord,
  isWithin,
  own,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { type Describing, describe } from '../point/describe.js'
import { isMatching } from '../point/matching.js'
import { fits, misfits } from '../schema/misfits.js'
import { folded } from '../told/fold.js'
import { isUnion, ruleOf } from '../told/told.js'
import { isOpenAt, rulesAt } from '../walk/rules.js'
import { type Walk, walking } from '../walk/walk.js'
import { misformatted } from './formats.js'
import { takes } from './inside.js'
import { isExact, isMoving, isUnwrapping, madeBy, mended } from './mended.js'
import { moves } from './moves.js'
import { select } from './select.js'
import { stayingIn } from './staying.js'

/** What comes to light when advice is followed, and what is settled by it. */
export interface Foreseen {
  readonly more: ReadonlyArray<Advice>
  readonly settled: ReadonlySet<Advice>
  /** Of keys that nobody refuses and nobody knows, where they will stand. */
  readonly ignored: ReadonlyArray<Advice>
}

/** More than this is left to the next round. */
const MOST = 16

const nothing: Foreseen = { more: [], settled: new Set(), ignored: [] }

/**
 * What would be wrong when the advice has been followed and what a validator cannot see before: a value
 * under a wrong name, inside JSON text, of the branch or the condition that another value decides. Only
 * what is surely wrong: no pattern is run, and few formats are known.
 */
export const foreseen = (to: Describing, advice: ReadonlyArray<Advice>): Foreseen => {
  const first = ahead(to, advice)
  // What comes to light may be mended exactly as well, and bring to light what is behind it.
  const open = advice.filter((piece) => !first.settled.has(piece))
  const second = first.more.some(isExact) ? ahead(to, [...open, ...first.more]) : nothing
  return {
    more: [...first.more, ...second.more].slice(0, MOST),
    settled: new Set([...first.settled, ...second.settled]),
    ignored: first.ignored
  }
}

const ahead = (to: Describing, advice: ReadonlyArray<Advice>): Foreseen => {
  const { walk } = to
  const exact = advice.filter(isExact)
  const isOfUse =
    exact.some((piece) => mayReveal(walk, piece)) ||
    (exact.length > 0 && advice.some(({ expected }) => isMatching(expected)))
  if (!walk.hasValue || !isRecord(walk.root) || !isOfUse) return nothing
  const value = mended(walk.value, exact)
  const next = walking(walk.root, value, true, walk.meant)
  const changed = exact.map(placeOf)
  const open = new Set(
    advice.filter((piece) => !isExact(piece)).map(({ path }) => printPointer(path))
  )
  // What a wrapped object lacked was not told: that it may be in the wrapper.
  const replaced = exact.filter(isUnwrapping).map(({ path }) => path.slice(0, -1))
  const before = new Set(
    misfits(walk, walk.root, walk.value)
      .filter((issue) => vacuously(walk, issue) === undefined)
      .filter(({ path }) => !replaced.some((place) => isWithin(path, place)))
      .map(markOf)
  )
  const made = exact.filter(isMoving).map(madeBy)
  const unfit = misfits(next, walk.root, value)
  // Of a place of which more is told the format is a part of that.
  const told = new Set([...unfit, ...advice].map(({ path }) => printPointer(path)))
  const values = outermost(made).map((path) => ({ path, value: valueAt(value, path) }))
  const texts = misformatted(next, values).filter(({ path }) => !told.has(printPointer(path)))
  const issues = [...unfit, ...texts].filter((issue) => {
    const because = vacuously(next, issue)
    if (because !== undefined && open.has(printPointer(because))) return false
    return (
      !before.has(markOf(issue)) ||
      (isUnion(issue) && changed.some((place) => isWithin(place, issue.path)))
    )
  })
  const settled = new Set(advice.filter((piece) => isSettled(walk, next, piece)))
  const isMade = ({ path }: Advice): boolean => made.some((place) => isWithin(path, place))
  if (issues.length + made.length === 0 || next.budget.left <= 0) return { ...nothing, settled }
  const describing: Describing = { ...to, walk: next }
  const staying = stayingIn(walk, exact)
  const { ignored, rest, said } = moves(
    staying === undefined ? describing : { ...to, walk: staying.walk },
    select(next, [...issues, ...(staying?.issues ?? [])])
  )
  for (const piece of staying?.foundIn(said) ?? []) settled.add(piece)
  const left = advice.filter((piece) => !settled.has(piece))
  const known = new Set(left.map(({ kind, path }) => `${kind} ${printPointer(path)}`))
  const more = [...said, ...folded(next, rest).map((group) => describe(describing, group))]
  // Of a union nothing is new as long as something is wrong inside it.
  const isNew = ({ kind, path }: Advice): boolean =>
    !known.has(`${kind} ${printPointer(path)}`) &&
    !(kind === 'alternative' && advice.some((piece) => isWithin(placeOf(piece), path)))
  return { more: more.filter(isNew), settled, ignored: ignored.filter(isMade) }
}

/** In a place where no value decides what holds for another, a new scalar brings nothing to light. */
const mayReveal = (walk: Walk, { fix, path }: Advice): boolean => {
  if (fix?.id === 'convert') return true
  if (fix?.id !== 'rename') return isOpenAt(walk, path)
  const { from, to } = fix
  const value = valueAt(walk.value, from)
  return (
    typeof value === 'object' ||
    isOpenAt(walk, from) ||
    isOpenAt(walk, to) ||
    !takes(walk, to, from) ||
    misformatted(walk, [{ path: to, value }]).length > 0
  )
}

/** The place of a key because of which a rule applies although it is not there, or says nothing of it. */
const vacuously = (walk: Walk, issue: Issue): Path | undefined => {
  const because = ruleOf(walk, issue)?.because
  return because?.id === 'absent' || because?.id === 'differs' ? because.path : undefined
}

const outermost = (places: ReadonlyArray<Path>): ReadonlyArray<Path> =>
  places.filter((place, at) => !places.slice(0, at).some((one) => isWithin(place, one)))

const placeOf = ({ fix, path }: Advice): Path => (fix?.id === 'rename' ? fix.to : path)

const markOf = ({ keyword, path }: Issue): string => `${keyword} ${printPointer(path)}`

/** Whether too few items matched, and enough do when what is wrong with them is mended. */
const isSettled = (before: Walk, after: Walk, { expected, path }: Advice): boolean => {
  if (!isMatching(expected)) return false
  const { least = 0 } = expected
  const contained = rulesAt(after, path)
    .map(({ schema }) => own(schema, 'contains'))
    .find((schema) => schema !== undefined)
  const matching = ({ value }: Walk): number => {
    const items = valueAt(value, path)
    return isList(items) ? items.filter((item) => fits(after, contained, item)).length : 0
  }
  return matching(before) < least && matching(after) >= least
}

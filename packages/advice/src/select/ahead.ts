import { type Advice, isList, isRecord, isWithin, valueAt } from '@toolfault/model'
import { apart } from '../point/apart.js'
import type { Describing } from '../point/describe.js'
import { isMatching } from '../point/matching.js'
import { folded } from '../told/fold.js'
import { isOpenAt } from '../walk/rules.js'
import { type Walk, walking } from '../walk/walk.js'
import { misformatted } from './formats.js'
import { mended } from './mended.js'
import { moves } from './moves.js'
import { newTo, surerIn } from './news.js'
import { eachOf, isExact, isMoving, madeBy } from './piece.js'
import { revealed } from './revealed.js'
import { select } from './select.js'
import { isSettled } from './settled.js'
import { stayingIn } from './staying.js'
import { takes } from './takes.js'
import { telling } from './telling.js'

/** What comes to light when advice is followed, and what is settled by it. */
export interface Foreseen {
  readonly more: ReadonlyArray<Advice>
  readonly settled: ReadonlySet<Advice>
  /** Of keys that nobody refuses and nobody knows, where they will stand. */
  readonly ignored: ReadonlyArray<Advice>
}

/** Where nothing comes to light. */
export const nothing: Foreseen = { more: [], settled: new Set(), ignored: [] }

/** What would be wrong once what is exactly told has been done. */
export const ahead = (to: Describing, advice: ReadonlyArray<Advice>): Foreseen => {
  const { walk } = to
  const exact = advice.filter(isExact)
  const isOfUse =
    exact.some((piece) => mayReveal(walk, piece)) ||
    (exact.length > 0 && advice.some(({ expected }) => isMatching(expected)))
  // Of a scalar in its new place only the validator knows more.
  const isAsked = to.validator !== undefined && exact.some(isMoving)
  if (!walk.hasValue || !isRecord(walk.root) || !(isOfUse || isAsked)) return nothing
  const next = walking(walk.root, mended(walk.value, exact), true, walk.meant)
  const made = eachOf(exact.filter(isMoving)).map(madeBy)
  const issues = revealed(walk, next, advice, to.validator)
  if (!isOfUse && issues.length === 0) return nothing
  const settled = new Set(advice.filter((piece) => isSettled(walk, next, piece)))
  const isMade = ({ path }: Advice): boolean => made.some((place) => isWithin(path, place))
  if (issues.length + made.length === 0 || next.budget.left <= 0) return { ...nothing, settled }
  const describing: Describing = { ...to, walk: next }
  const staying = stayingIn(walk, exact)
  const { ignored, rest, said } = moves(
    staying === undefined ? describing : { ...to, walk: staying.walk },
    telling(next, select(next, [...issues, ...(staying?.issues ?? [])]))
  )
  for (const piece of staying?.foundIn(said) ?? []) settled.add(piece)
  const more = [...said, ...folded(next, rest).flatMap((group) => apart(describing, group))]
  const kept = ignored.filter(isMade)
  if (more.length === 0) return { more, settled, ignored: kept }
  const left = advice.filter((piece) => !settled.has(piece))
  const news = more.filter(newTo(walk, advice, left))
  for (const piece of surerIn(advice, news)) settled.add(piece)
  return { more: news, settled, ignored: kept }
}

/** In a place where no value decides what holds for another, a new scalar brings nothing to light. */
const mayReveal = (walk: Walk, { fix, path }: Advice): boolean => {
  if (fix?.id === 'convert') return true
  if (fix?.id !== 'rename') return isOpenAt(walk, path)
  const { from, to } = fix
  const value = valueAt(walk.value, from)
  return (
    // What stands in a place that nobody knows was not looked into.
    isRecord(value) ||
    isList(value) ||
    isOpenAt(walk, from) ||
    isOpenAt(walk, to) ||
    !takes(walk, to, from) ||
    misformatted(walk, [{ path: to, value }]).length > 0
  )
}

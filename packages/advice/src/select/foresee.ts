import {
  type Advice,
  type Fix,
  isList,
  isRecord,
  isWithin,
  own,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { isSaid } from '../point/already.js'
import { apart } from '../point/apart.js'
import type { Describing } from '../point/describe.js'
import { isMatching } from '../point/matching.js'
import { kindAt } from '../pointers.js'
import { fits } from '../schema/misfits.js'
import { folded } from '../told/fold.js'
import { isOpenAt, rulesAt } from '../walk/rules.js'
import { type Walk, walking } from '../walk/walk.js'
import { misformatted } from './formats.js'
import { takes } from './inside.js'
import {
  asMeant,
  eachOf,
  isExact,
  isGuess,
  isMoving,
  isRespelt,
  madeBy,
  mended,
  placeOf
} from './mended.js'
import { moves } from './moves.js'
import { isAtOnce, isOfOther, refusedIn } from './news.js'
import { revealed } from './revealed.js'
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
  // What is told without the value to send brings nothing to light.
  if (!advice.some((piece) => isExact(piece) || isGuess(piece))) return nothing
  const first = ahead(to, advice)
  // What comes to light may be mended exactly as well, and bring to light what is behind it.
  const open = advice.filter((piece) => !first.settled.has(piece))
  const second = first.more.some(isExact) ? ahead(to, [...open, ...first.more]) : nothing
  const more = [...first.more, ...second.more]
  const guessed = inGuesses(to, [...open, ...more])
  return {
    more: saidOnce([...more, ...guessed.more]).slice(0, MOST),
    settled: new Set([...first.settled, ...second.settled]),
    ignored: [...first.ignored, ...guessed.ignored]
  }
}

/** Each once: of one place a validator may say what its schema says as well. */
const saidOnce = (pieces: ReadonlyArray<Advice>): ReadonlyArray<Advice> => {
  const kept: Array<Advice> = []
  for (const piece of pieces) if (!isSaid(kept, 0, piece)) kept.push(piece)
  return kept
}

/** What would be wrong with what only may have been meant for a place, there and inside. */
const inGuesses = (
  to: Describing,
  advice: ReadonlyArray<Advice>
): Pick<Foreseen, 'ignored' | 'more'> => {
  const places = advice.filter(isGuess).map(placeOf)
  if (places.length === 0) return nothing
  const { ignored, more } = ahead(to, advice.map(asMeant))
  const isInside = ({ path }: Advice): boolean => places.some((place) => isWithin(path, place))
  // That one has to go which nobody refused is not said of what only may have been meant.
  return { more: more.filter(isInside), ignored: ignored.filter(isRespelt).filter(isInside) }
}

const ahead = (to: Describing, advice: ReadonlyArray<Advice>): Foreseen => {
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
    select(next, [...issues, ...(staying?.issues ?? [])])
  )
  for (const piece of staying?.foundIn(said) ?? []) settled.add(piece)
  const more = [...said, ...folded(next, rest).flatMap((group) => apart(describing, group))]
  const kept = ignored.filter(isMade)
  if (more.length === 0) return { more, settled, ignored: kept }
  const left = advice.filter((piece) => !settled.has(piece))
  const known = new Set(left.map(kindAt))
  // What may only have another name is told already.
  const unsure = new Set(
    eachOf(left).flatMap(({ fix }) => (fix?.id === 'rename' ? [printPointer(fix.from)] : []))
  )
  // Of a union nothing is new as long as something is wrong inside it.
  const isNew = (piece: Advice): boolean => {
    const { fix, kind, path } = piece
    return (
      !(kind === 'missing' && isOfOther(walk, advice, path)) &&
      (!known.has(kindAt(piece)) || isNextOf(left, path, fix)) &&
      !(kind === 'unexpected' && unsure.has(printPointer(path))) &&
      !(
        kind === 'alternative' &&
        !isAtOnce(piece) &&
        advice.some((one) => isWithin(placeOf(one), path))
      )
    )
  }
  const news = more.filter(isNew)
  const refused = refusedIn(advice, news)
  for (const piece of refused.keys()) settled.add(piece)
  const placed = new Map([...refused].map(([{ path }, piece]) => [piece, path]))
  return {
    more: news.map((piece) => ({ ...piece, path: placed.get(piece) ?? piece.path })),
    settled,
    ignored: kept
  }
}

/** Whether a list has to be put in a list, or taken out of one, that is told to be read from its text. */
const isNextOf = (told: ReadonlyArray<Advice>, path: Path, fix: Fix | undefined): boolean =>
  fix?.id === 'convert' &&
  (fix.how === 'wrap' || fix.how === 'unwrap') &&
  told.some(
    (one) =>
      one.fix?.id === 'convert' &&
      one.fix.how === 'parse' &&
      printPointer(one.path) === printPointer(path)
  )

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

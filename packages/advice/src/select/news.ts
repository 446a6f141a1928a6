import { type Advice, type Fix, isWithin, type Path, printPointer } from '@toolfault/model'
import { kindAt } from '../pointers.js'
import type { Walk } from '../walk/walk.js'
import { keysAt } from './keys.js'
import { eachOf, isExact, isGuess, placeOf } from './piece.js'

/**
 * What was told as what may have been meant, and surely was by what else is told: the same key goes to the same place; or may be
 * what comes to be missing, for which it stands rather than for what may be left out.
 */
export const surerIn = (
  told: ReadonlyArray<Advice>,
  news: ReadonlyArray<Advice>
): ReadonlyArray<Advice> => {
  const sure = new Set(news.filter(isExact).flatMap(wayOf))
  const missing = new Set(news.filter(({ kind }) => kind === 'missing').flatMap(fromOf))
  const isSurer = (piece: Advice): boolean =>
    wayOf(piece).some((way) => sure.has(way)) ||
    (piece.kind !== 'missing' && fromOf(piece).some((from) => missing.has(from)))
  return sure.size + missing.size === 0
    ? []
    : told.filter((piece) => isGuess(piece) && isSurer(piece))
}

/** Where a key that goes elsewhere stands. */
const fromOf = ({ fix }: Advice): ReadonlyArray<string> =>
  fix?.id === 'rename' ? [printPointer(fix.from)] : []

/** Where a key goes, and from where. */
const wayOf = ({ fix }: Advice): ReadonlyArray<string> =>
  fix?.id === 'rename' ? [`${printPointer(fix.from)} ${printPointer(fix.to)}`] : []

/** Whether what a call that does as `told` would be wrong in is told nowhere yet; `left` is what stays of `told`. */
export const newTo = (
  walk: Walk,
  told: ReadonlyArray<Advice>,
  left: ReadonlyArray<Advice>
): ((piece: Advice) => boolean) => {
  const known = new Set(left.map(kindAt))
  // What may only have another name is told already.
  const unsure = new Set(
    eachOf(left).flatMap(({ fix }) => (fix?.id === 'rename' ? [printPointer(fix.from)] : []))
  )
  return (piece) => {
    switch (piece.kind) {
      case 'missing':
        if (isOfOtherBranch(walk, told, piece.path)) return false
        break
      case 'unexpected':
        if (unsure.has(printPointer(piece.path))) return false
        break
      // Of a union nothing is new as long as something is wrong inside it.
      case 'alternative':
        if (!isAtOnce(piece) && told.some((one) => isWithin(placeOf(one), piece.path))) return false
        break
      default:
    }
    return !known.has(kindAt(piece)) || isNextOf(left, piece.path, piece.fix)
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

/** Whether it says that what is there may not be there together: whatever else is wrong inside, that stays. */
const isAtOnce = ({ expected }: Advice): boolean =>
  expected?.id === 'other_than'
    ? expected.keys !== undefined
    : expected?.id === 'one_branch' && (expected.matched?.length ?? 0) > 1

/**
 * Whether a key is missing in another branch than the one that was meant, to which something has to be added: what told
 * that branch has to go, and what is added nobody knows yet.
 */
const isOfOtherBranch = (walk: Walk, told: ReadonlyArray<Advice>, missing: Path): boolean => {
  const owner = missing.slice(0, -1)
  const place = printPointer(owner)
  const beside = told.filter(({ path }) => printPointer(path.slice(0, -1)) === place)
  return (
    ['add', 'remove'].every((id) => beside.some(({ fix }) => fix?.id === id)) &&
    !keysAt(walk, owner).known.has(missing.at(-1) ?? '')
  )
}

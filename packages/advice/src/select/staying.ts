import { type Advice, type Issue, isWithin, type Path, printPointer } from '@toolfault/model'
import { misfits } from '../schema/misfits.js'
import { type Walk, walking } from '../walk/walk.js'
import { isMoving, madeBy, mended } from './mended.js'

/** Keys that are refused where they are, and may belong into what only comes to be in a new form. */
export interface Staying {
  /** What is known when all advice was followed but that to remove them. */
  readonly walk: Walk
  /** What is wrong with them there. */
  readonly issues: ReadonlyArray<Issue>
  /** The advice to remove a key that has found its place by other advice. */
  readonly foundIn: (said: ReadonlyArray<Advice>) => ReadonlyArray<Advice>
}

/** The keys that need not go before it is known what an object lacks that is put into a list; `undefined` where there are none. */
export const stayingIn = (
  { meant, root, value }: Walk,
  exact: ReadonlyArray<Advice>
): Staying | undefined => {
  const kept = exact.filter((piece) => mayStay(exact, piece))
  if (kept.length === 0) return undefined
  const others = exact.filter((piece) => !kept.includes(piece))
  const walk = walking(root, mended(value, others), true, meant)
  const places = new Set(kept.map(({ path }) => printPointer(path)))
  return {
    walk,
    issues: misfits(walk, root, walk.value).filter(({ path }) => places.has(printPointer(path))),
    foundIn: (said) => {
      const found = new Set(
        said.flatMap(({ fix }) => (fix?.id === 'rename' ? [printPointer(fix.from)] : []))
      )
      return kept.filter(({ path }) => found.has(printPointer(path)))
    }
  }
}

const mayStay = (exact: ReadonlyArray<Advice>, { fix, kind, path }: Advice): boolean =>
  kind === 'unexpected' &&
  fix?.id === 'remove' &&
  exact.some((other) => other.fix?.id === 'convert') &&
  !exact.some((other) => isMoving(other) && isWithin(path, movedBy(other)))

/** The place that something is taken from, or that is changed as a whole. */
const movedBy = (piece: Advice): Path =>
  piece.fix?.id === 'rename' ? piece.fix.from : madeBy(piece)

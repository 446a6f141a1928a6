import {
  type Advice,
  foldIndexes,
  type IssueKind,
  isList,
  type Path,
  printPointer
} from '@toolfault/model'
import { isIn, pointersOf } from '../pointers.js'
import { roomBeside } from '../select/room-beside.js'
import type { Walk } from '../walk/walk.js'

/**
 * Whether what stands at a place may be meant although the advice is to leave it out: beside it a key
 * is missing that stands nowhere else, or one that was not sent may hold it, or nobody has told which branch of a union is to be taken.
 */
export type Meant = (piece: Advice, place: Path) => boolean

/** What is told from all that is advised. */
export const meantAmong = (walk: Walk, pieces: ReadonlyArray<Advice>): Meant => {
  const of = (wanted: IssueKind): ReadonlyArray<Advice> =>
    pieces.filter(({ kind, path }) => kind === wanted && isList(path))
  const ownerOf = (path: Path): Path => path.slice(0, -1)
  // What is missing in many rows is said of the first.
  const lacking = new Set(
    of('missing').flatMap(({ at, fix, path }) =>
      fix?.id === 'rename' && fix.guess !== true
        ? []
        : [(at === undefined ? printPointer : foldIndexes)(ownerOf(path))]
    )
  )
  const unions = pointersOf(of('alternative'))
  const filled = new Set(
    pieces.flatMap(({ fix }) => (fix?.id === 'rename' ? [printPointer(fix.to)] : []))
  )
  return ({ chosen, fix, kind }, place) =>
    (fix?.id === 'remove' && kind === 'unexpected' && roomBeside(walk, place, filled).length > 0) ||
    lacking.has(printPointer(ownerOf(place))) ||
    lacking.has(foldIndexes(ownerOf(place))) ||
    (chosen === undefined && isIn(unions, place))
}

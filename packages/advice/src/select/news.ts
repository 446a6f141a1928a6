import { type Advice, type Path, printPointer } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { keysAt } from './keys.js'
import { isExact, isRespelt, placeOf } from './mended.js'

/** The keys that are told to take another name, of which something else says that they have to go then: it is true of them now. */
export const refusedIn = (
  told: ReadonlyArray<Advice>,
  news: ReadonlyArray<Advice>
): ReadonlyMap<Advice, Advice> => {
  const gone = new Map(
    news
      .filter(({ fix, kind }) => kind === 'unexpected' && fix?.id === 'remove')
      .map((piece) => [printPointer(piece.path), piece])
  )
  return new Map(
    told.flatMap((piece) => {
      const isSent = piece.kind === 'unexpected' && isExact(piece) && isRespelt(piece)
      const refused = isSent ? gone.get(printPointer(placeOf(piece))) : undefined
      return refused === undefined ? [] : [[piece, refused] as const]
    })
  )
}

/** Whether it says that what is there may not be there together: whatever else is wrong inside, that stays. */
export const isAtOnce = ({ expected }: Advice): boolean =>
  expected?.id === 'other_than'
    ? expected.keys !== undefined
    : expected?.id === 'one_branch' && (expected.matched?.length ?? 0) > 1

/**
 * Whether a key is missing in another branch than the one that was meant, to which something has to be added: what told
 * that branch has to go, and what is added nobody knows yet.
 */
export const isOfOther = (walk: Walk, told: ReadonlyArray<Advice>, missing: Path): boolean => {
  const owner = missing.slice(0, -1)
  const place = printPointer(owner)
  const beside = told.filter(({ path }) => printPointer(path.slice(0, -1)) === place)
  return (
    ['add', 'remove'].every((id) => beside.some(({ fix }) => fix?.id === id)) &&
    !keysAt(walk, owner).known.has(missing.at(-1) ?? '')
  )
}

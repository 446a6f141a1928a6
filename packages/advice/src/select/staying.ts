import { type Advice, type Issue, printPointer } from '@toolfault/model'
import { pointersOf } from '../pointers.js'
import { misfits } from '../schema/misfits.js'
import { isOpenAt } from '../walk/rules.js'
import { type Walk, walking } from '../walk/walk.js'
import { mended } from './mended.js'
import { placeOf } from './piece.js'

/** Keys that are refused where they are, and may belong into what only comes to be in a new form. */
export interface Staying {
  /** What is known when all advice was followed but that to remove them. */
  readonly walk: Walk
  /** What is wrong with them there. */
  readonly issues: ReadonlyArray<Issue>
  /** The advice to remove a key that has found its place by other advice. */
  readonly foundIn: (said: ReadonlyArray<Advice>) => ReadonlyArray<Advice>
}

/**
 * The keys that need not go before it is known what an object lacks that is put into a list, taken out of one, or read from
 * its text, or in which a value that is moved or put tells the branch; `undefined` where there are none.
 */
export const stayingIn = (before: Walk, exact: ReadonlyArray<Advice>): Staying | undefined => {
  const { meant, root, value } = before
  const isMade = exact.some((piece) => {
    const { id } = piece.fix ?? {}
    return (
      id === 'convert' || ((id === 'rename' || id === 'put') && isOpenAt(before, placeOf(piece)))
    )
  })
  // A value that is to be left out has a place, and is no key that looks for one.
  const kept = isMade
    ? exact.filter(({ fix, kind }) => fix?.id === 'remove' && kind === 'unexpected')
    : []
  if (kept.length === 0) return undefined
  const others = exact.filter((piece) => !kept.includes(piece))
  const walk = walking(root, mended(value, others), true, meant)
  const places = pointersOf(kept)
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

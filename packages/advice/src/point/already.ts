import { type Advice, isWithin } from '@toolfault/model'
import { isSamePlace } from '../pointers.js'
import { same } from '../schema/same.js'

/** Whether one of the pieces from a place in the list on says all that another does. */
export const isSaid = (advice: ReadonlyArray<Advice>, from: number, piece: Advice): boolean => {
  for (let at = from; at < advice.length; at++) {
    const other = advice[at]
    if (other?.kind !== piece.kind || other.path.length !== piece.path.length) continue
    if (isWithin(other.path, piece.path) && isSaidBy(other, piece)) return true
  }
  return false
}

/**
 * Whether one piece of advice says all that another of the same kind and place does: the same, or
 * nothing, as the summary of `propertyNames` beside what its own schema said of the key.
 */
const isSaidBy = (other: Advice, piece: Advice): boolean =>
  piece.expected === undefined || same(other.expected, piece.expected) || areTogether(other, piece)

/** Whether each of both names the rule of the other beside its own: a new value has to meet all of them. */
const areTogether = (other: Advice, piece: Advice): boolean =>
  has(other, piece.expected) && has(piece, other.expected)

const has = ({ also = [] }: Advice, expected: Advice['expected']): boolean =>
  expected?.id === 'pattern' && also.some((one) => same(one, expected))

/** Whether a key that is missing is what another, which is no accepted name, has to be called. */
export const isGiven = (
  advice: ReadonlyArray<Advice>,
  { count, fix, kind, path }: Advice
): boolean =>
  kind === 'missing' &&
  count === undefined &&
  fix?.id === 'add' &&
  advice.some(
    ({ fix: other, kind: what }) =>
      what === 'unexpected' && other?.id === 'rename' && isSamePlace(other.to, path)
  )

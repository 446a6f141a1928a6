import { type Fault, isInvalidArguments } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { pointsOf } from '@toolfault/words/points'
import { sentence } from '@toolfault/words/sentence'
import type { Point } from './ask.js'

/** What is to be mended, in words, and how many more things there are. A fault of another kind is one. */
export const pointed = (
  fault: Fault
): { readonly points: ReadonlyArray<Point>; readonly more: number } => {
  if (!isInvalidArguments(fault)) {
    return { points: [{ kind: 'unknown', text: digest(fault) }], more: 0 }
  }
  const { cut, points } = pointsOf(fault)
  return { points: points.map((piece) => ({ kind: piece.kind, text: sentence(piece) })), more: cut }
}

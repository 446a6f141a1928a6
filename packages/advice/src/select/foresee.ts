import { type Advice, isWithin } from '@toolfault/model'
import { isSaid } from '../point/already.js'
import type { Describing } from '../point/describe.js'
import { ahead, type Foreseen, nothing } from './ahead.js'
import { asMeant, isExact, isGuess, isRespelt, placeOf } from './piece.js'

/** More than this is left to the next round. */
const MOST = 16

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

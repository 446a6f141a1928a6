import { parseLoose } from './loose.js'
import type { Held } from './mask.js'

const NUMBER = '-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?(?![\\w.]*\\w)'

/** A value as a sentence shows it: quoted, a number, a constant, an empty list or object. */
export const LITERAL = `(?:⟨\\d+⟩|${NUMBER}|\\b(?:true|false|null)\\b)`

/** One value, or several joined by commas, bars, `or` and `and`. */
export const LITERALS = `${LITERAL}(?:\\s*(?:,? or |,? and |,|\\||/)\\s*${LITERAL})*`

/** The values that a list shows. A list that is a text of several, `"a"|"b"`, is that. */
export const literalsIn = (text: string, held: ReadonlyArray<Held>): ReadonlyArray<unknown> =>
  [...text.matchAll(new RegExp(LITERAL, 'gi'))].map(([one]) => literalOf(one, held))

/** The value that one token or word shows. */
export const literalOf = (word: string, held: ReadonlyArray<Held>): unknown => {
  const piece = heldBy(word, held)
  if (piece === undefined) return parseLoose(word.toLowerCase())?.value ?? word
  if (piece.quote === '"' || piece.quote === "'") return piece.text
  const parsed = parseLoose(piece.text)
  return parsed === undefined ? piece.text : parsed.value
}

/** What a token stands for. */
export const heldBy = (token: string, held: ReadonlyArray<Held>): Held | undefined =>
  held[Number(/^⟨(\d+)⟩$/.exec(token)?.[1] ?? -1)]

import { parseLoose } from './loose.js'
import type { Held } from './pieces.js'

const NUMBER = '-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?(?![\\w.]*\\w)'

/** A value as a sentence shows it: quoted, a number, a constant, an empty list or object. */
export const LITERAL = `(?:⟨\\d+⟩|${NUMBER}|\\b(?:true|false|null)\\b)`

/** One value, or several joined by commas, bars, `or` and `and`. */
export const LITERALS = `${LITERAL}(?:\\s*(?:,? or |,? and |,|\\||/)\\s*${LITERAL})*`

/** The values that a list shows. Shapes are left out. */
export const literalsIn = (text: string, held: ReadonlyArray<Held>): ReadonlyArray<unknown> =>
  [...text.matchAll(new RegExp(LITERAL, 'gi'))]
    .filter(([one]) => !isShape(heldBy(one, held)))
    .map(([one]) => literalOf(one, held))

/** Whether a piece is the shape of a value, `{ a: string }`, and no value itself. */
export const isShape = (piece: Held | undefined): boolean =>
  piece !== undefined &&
  /^[{[].*[?:\]]|^\w+\[\]$|^array</is.test(piece.text) &&
  piece.quote !== '"' &&
  parseLoose(piece.text) === undefined

/** The value that one token or word shows. */
export const literalOf = (word: string, held: ReadonlyArray<Held>): unknown => {
  const piece = heldBy(word, held)
  if (piece === undefined) {
    const bare = parseLoose(word.toLowerCase())
    return bare === undefined ? word : bare.value
  }
  if (piece.quote === '"' || piece.quote === "'") return piece.text
  const parsed = parseLoose(piece.text)
  return parsed === undefined ? piece.text : parsed.value
}

/** What a token stands for. */
export const heldBy = (token: string, held: ReadonlyArray<Held>): Held | undefined =>
  held[Number(/^⟨(\d+)⟩$/.exec(token)?.[1] ?? -1)]

import { type Held, pieceAt } from './pieces.js'

/** A sentence with a token `⟨n⟩` for each piece that was lifted out, so that its words can be read alone. */
export interface Masked {
  readonly text: string
  readonly held: ReadonlyArray<Held>
}

/** Lift quotations and shapes out of a text. */
export const mask = (given: string): Masked => {
  const source = given.replace(/[⟨⟩]/g, ' ')
  const held: Array<Held> = []
  let text = ''
  let index = 0
  const lift = (piece: Held, end: number): void => {
    text += `⟨${held.length}⟩`
    held.push(piece)
    index = end
  }
  while (index < source.length) {
    const found = pieceAt(source, index, text)
    if (found === undefined) text += source[index++]
    else lift(found.piece, found.end)
  }
  return { text, held }
}

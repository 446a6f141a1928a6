import { wordsOf } from './spelling.js'

/** What is written so without being a number. */
const COLOURS = ['color', 'colors', 'colour', 'colours', 'hex', 'rgb']

/** The number that a text says by its sign: `#12`, as issues are called. `undefined` for other texts, and for a colour. */
export const numberBySign = (text: string, place: string): number | undefined => {
  const digits = /^#(\d{1,15})$/.exec(text.trim())?.[1]
  const isColour = digits !== undefined && wordsOf(place).some((word) => COLOURS.includes(word))
  return digits === undefined || isColour ? undefined : Number(digits)
}

/** A deeper text, and one with a longer line, takes an editor minutes to lay out in colours. */
const DEEPEST = 400
const LONGEST_LINE = 20_000

/** Why a text is shown without colours, as a sentence; `''` where it is not. Brackets in texts are none. */
export const plainness = (text: string): string => {
  if (text.split('\n').some((line) => line.length > LONGEST_LINE)) {
    return `A line of this is longer than ${LONGEST_LINE} characters, so it is shown without colours and is not wrapped.`
  }
  return depthOf(text) > DEEPEST
    ? `This is nested more than ${DEEPEST} levels deep, so it is shown without colours and is not wrapped.`
    : ''
}

const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  // A text that nobody closes goes to the end of its line: it is not looked for from each of its marks.
  for (const [part] of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{\]}]/g)) {
    if (part === '[' || part === '{') deepest = Math.max(deepest, ++depth)
    else if (part === ']' || part === '}') depth--
  }
  return deepest
}

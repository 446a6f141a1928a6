import { type Advice, total } from '@toolfault/model'
import { type Saying, sentence } from './sentence.js'

/** About 300 tokens: enough for a dozen lines, too little to drown a conversation. */
const BUDGET = 1_200

/** How long a text may become. */
export interface Budget {
  /** For our own lines, in what `measure` counts; 1 200 when absent. What was read is never cut. */
  readonly budget?: number
  /** Counts a text, as a model's tokenizer would; characters when absent. */
  readonly measure?: (text: string) => number
}

/** All lines, and those for which there is room. */
interface Fitting {
  readonly lines: ReadonlyArray<string>
  readonly shown: ReadonlyArray<string>
  /** What is left of the budget. */
  readonly left: number
}

/**
 * Each sentence once, as many as the budget holds and the first `least` always. Where not all of them fit, hints stand
 * only where they leave room for each of the lines, and the other branches of a union whose tag says which was meant
 * are not named.
 */
export const fitting = (
  points: ReadonlyArray<Advice>,
  saying: Saying & Budget,
  least = 1
): Fitting => {
  const whole = linesOf(points, saying)
  const { left: room, shown } = cutTo(whole, saying, least)
  if (shown.length === whole.length || saying.hints === false)
    return { lines: whole, shown, left: room }
  const tagged = points.map(withoutOthers)
  const bare = { ...saying, hints: false }
  const lines = linesOf(tagged, bare)
  const cut = cutTo(lines, saying, least)
  let { left } = cut
  const hinted = new Map(tagged.map((point) => [sentence(point, bare), sentence(point, saying)]))
  const sizeOf = sizing(saying)
  const shortened = cut.shown.map((text) => {
    const long = hinted.get(text) ?? text
    const more = sizeOf(long) - sizeOf(text)
    if (more > left) return text
    left -= more
    return long
  })
  return { lines, shown: shortened, left }
}

/** Who sent the tag knows that there are others. */
const withoutOthers = (point: Advice): Advice =>
  point.chosen?.reason === 'tag' ? { ...point, chosen: { ...point.chosen, others: [] } } : point

/** Each sentence once. */
const linesOf = (points: ReadonlyArray<Advice>, saying: Saying): ReadonlyArray<string> => {
  const lines = points.map((point) => sentence(point, saying))
  // Few and of many lengths, they are sooner compared than hashed.
  return lines.filter((text, at) => lines.indexOf(text) === at)
}

/** As many lines as the budget holds, and what is left of it. */
const cutTo = (
  lines: ReadonlyArray<string>,
  saying: Budget,
  least: number
): { readonly shown: ReadonlyArray<string>; readonly left: number } => {
  const sizeOf = sizing(saying)
  let left = saying.budget ?? BUDGET
  const shown = lines.filter((text, at) => {
    if (left >= 0) left -= sizeOf(text)
    return at < least || left >= 0
  })
  return { shown, left }
}

/** A counter that is none must neither let everything through nor cost the answer. */
const sizing =
  ({ measure = lengthOf }: Budget) =>
  (text: string): number => {
    const size = total(
      () => measure(`- ${text}\n`),
      () => Number.NaN
    )
    return Number.isFinite(size) ? size : text.length
  }

const lengthOf = (text: string): number => text.length

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
 * Each sentence once, as many as the budget holds and the first `least` always. Where not all of them fit, each is as
 * short as it can be, and the first ones are whole as far as that leaves room for each of the lines.
 */
export const fitting = (
  points: ReadonlyArray<Advice>,
  saying: Saying & Budget,
  least = 1
): Fitting => {
  const whole = linesOf(points.map((point) => sentence(point, saying)))
  const { left: room, shown } = cutTo(whole, saying, least)
  if (shown.length === whole.length || saying.hints === false)
    return { lines: whole, shown, left: room }
  const short = points.map((point) => shortOf(point, saying))
  const lines = linesOf(short)
  const cut = cutTo(lines, saying, least)
  let { left } = cut
  const longer = new Map(
    points.map((point, at) => [short[at], sentence(withoutOthers(point), saying)])
  )
  const sizeOf = sizing(saying)
  const lengthened = cut.shown.map((text) => {
    const long = longer.get(text) ?? text
    const more = sizeOf(long) - sizeOf(text)
    if (more > left) return text
    left -= more
    return long
  })
  return { lines, shown: lengthened, left }
}

/** Without hints; where the value to send is known, no more than that. */
const shortOf = (point: Advice, saying: Saying): string => {
  const isPlain = point.fix?.id === 'put' && (saying.verbosity ?? 'normal') === 'normal'
  const verbosity = isPlain ? { verbosity: 'brief' as const } : {}
  return sentence(withoutOthers(point), { ...saying, hints: false, ...verbosity })
}

/** Who sent the tag knows that there are others. */
const withoutOthers = (point: Advice): Advice =>
  point.chosen?.reason === 'tag' ? { ...point, chosen: { ...point.chosen, others: [] } } : point

/** Each sentence once. */
const linesOf = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  // Few and of many lengths, they are sooner compared than hashed.
  lines.filter((text, at) => lines.indexOf(text) === at)

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

import { total } from '@toolfault/model'
import { type Line, spoken } from './lines.js'
import type { Saying } from './sentence.js'

/** About 300 tokens: enough for a dozen lines, too little to drown a conversation. */
const BUDGET = 1_200

/** How long a text may become. */
export interface Budget {
  /** For our own lines, in what `measure` counts; 1 200 when absent. What was read is never cut. */
  readonly budget?: number
  /** Counts a text, as a model's tokenizer would; characters when absent. */
  readonly measure?: (text: string) => number
}

/** All lines, those for which there is room, and how many points the others have. */
interface Fitting {
  readonly lines: ReadonlyArray<string>
  readonly shown: ReadonlyArray<string>
  readonly hidden: number
}

/**
 * Each sentence once, as many as the budget holds and the first one always. Where not all of them fit, each is as
 * short as it can be, and the first ones are whole as far as that leaves room for each of the lines.
 */
export const fitting = (given: ReadonlyArray<Line>, saying: Saying & Budget): Fitting => {
  const long = given.map((point) => spoken(point, saying))
  // The first one is said whatever the budget, and most calls have one mistake.
  if (long.length < 2) return { lines: long, shown: long, hidden: 0 }
  const whole = once(long)
  const shown = cutTo(whole, saying)
  if (shown.length === whole.length) return { lines: whole, shown, hidden: 0 }
  if (saying.hints === false)
    return { lines: whole, shown, hidden: hiddenIn(given, long, whole, shown) }
  const points = shapedOnce(given)
  const short = points.map((point) => shortOf(point, saying))
  const lines = once(short)
  const cut = cutTo(lines, saying)
  const sizeOf = sizing(saying)
  let left = cut.reduce((room, text) => room - sizeOf(text), saying.budget ?? BUDGET)
  const longer = new Map<string, string>()
  for (const [at, point] of inNeed(points)) {
    const text = short[at] ?? ''
    const said = spoken(withoutOthers(point), saying)
    const more = sizeOf(said) - sizeOf(text)
    if (more > left || longer.has(text) || !cut.includes(text)) continue
    left -= more
    longer.set(text, said)
  }
  return {
    lines,
    shown: cut.map((text) => longer.get(text) ?? text),
    hidden: hiddenIn(points, short, lines, cut)
  }
}

/** How many points the lines have that are not shown; each is what its first line says. */
const hiddenIn = (
  points: ReadonlyArray<Line>,
  texts: ReadonlyArray<string>,
  lines: ReadonlyArray<string>,
  shown: ReadonlyArray<string>
): number => {
  const seen = new Set(shown)
  return lines
    .filter((text) => !seen.has(text))
    .reduce((sum, text) => sum + (points[texts.indexOf(text)]?.length ?? 0), 0)
}

/**
 * Whoever has a key without a place needs to know what else there is more than what a place is for, and who has to find
 * a value more than who is told it.
 */
const inNeed = (points: ReadonlyArray<Line>): ReadonlyArray<readonly [number, Line]> => {
  const need = ([, [{ about, fix }]]: readonly [number, Line]): number =>
    (about?.shapes ?? about?.others) !== undefined ? 0 : fix?.id === 'put' ? 2 : 1
  return [...points.entries()].sort((a, b) => need(a) - need(b))
}

/** A shorter shape is said of each place again. */
const LONG = 80

/** Of several that ask for the same long shape it is said of the first: it leaves room for the others. */
const shapedOnce = (points: ReadonlyArray<Line>): ReadonlyArray<Line> => {
  const seen = new Set<string>()
  return points.map(([first, ...more]) => {
    const { signature = '', ...about } = first.about ?? {}
    const isSaid = seen.has(signature)
    if (signature.length > LONG) seen.add(signature)
    return isSaid ? [{ ...first, about }, ...more] : [first, ...more]
  })
}

/** Without hints; where the value to send is known, no more than that. */
const shortOf = (point: Line, saying: Saying): string => {
  const isPlain = point[0].fix?.id === 'put' && (saying.verbosity ?? 'normal') === 'normal'
  const verbosity = isPlain ? { verbosity: 'brief' as const } : {}
  return spoken(withoutOthers(point), { ...saying, hints: false, ...verbosity })
}

/** Who sent the tag knows that there are others. */
const withoutOthers = ([first, ...more]: Line): Line =>
  first.chosen?.reason === 'tag'
    ? [{ ...first, chosen: { ...first.chosen, others: [] } }, ...more]
    : [first, ...more]

/** Each sentence once. */
const once = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  // Few and of many lengths, they are sooner compared than hashed.
  lines.filter((text, at) => lines.indexOf(text) === at)

/** As many lines as the budget holds, and the first one. */
const cutTo = (lines: ReadonlyArray<string>, saying: Budget): ReadonlyArray<string> => {
  const sizeOf = sizing(saying)
  let left = saying.budget ?? BUDGET
  return lines.filter((text, at) => {
    if (left >= 0) left -= sizeOf(text)
    return at === 0 || left >= 0
  })
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

import { type Advice, type InvalidArguments, total } from '@toolfault/model'
import { faults, type Pack, points } from './en.js'
import { toolName } from './escape.js'
import { join, lead, stop } from './join.js'
import { isNamed, naming } from './naming.js'
import { pointsOf } from './points.js'
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

/**
 * Invalid arguments as a text: most useful first, as many lines as the budget holds and the first one
 * always, the rest counted, never cut in a sentence. `head` is what another party said of the whole.
 */
export const complaint = (
  fault: InvalidArguments,
  head: string,
  saying: Saying & Budget
): string => {
  const say = saying.pack?.faults ?? faults
  const { cut: unsaid, points: kept } = pointsOf(fault)
  const lines = linesOf(untold(fault, head, kept, saying, say), saying)
  const title = head || say.invalidArguments(toolName(fault.tool ?? ''))
  const [first] = lines
  if (first === undefined) return title
  const more = fault.truncated === true ? say.truncated : ''
  if (lines.length + unsaid === 1 && head === '') return join(lead(title, stop(first)), more)
  const shown = fitting(lines, saying)
  const rest = lines.length - shown.length + unsaid
  return [
    head === '' ? `${title}:` : title,
    ...shown.map((text) => `- ${text}`),
    ...(rest > 0 ? [`- ${say.rest(rest)}`] : []),
    ...(more === '' ? [] : [more])
  ].join('\n')
}

/** Each sentence once. */
const linesOf = (points: ReadonlyArray<Advice>, saying: Saying): ReadonlyArray<string> => {
  const lines = points.map((point) => sentence(point, saying))
  // Few and of many lengths, they are sooner compared than hashed.
  return lines.filter((text, at) => lines.indexOf(text) === at)
}

/** What a message that was read has not told already. */
const untold = (
  fault: InvalidArguments,
  head: string,
  points: ReadonlyArray<Advice>,
  saying: Saying,
  say: Pack['faults']
): ReadonlyArray<Advice> => {
  if (head === '') return points
  return tellsAll(head, fault, say) ? [] : points.filter((point) => !names(head, point, saying))
}

/**
 * A message that was read has told a point whose sentence it holds, and one whose place it names: between
 * backticks as we do, in quotation marks or before a colon as others do.
 */
const names = (
  head: string,
  { expected, kind, path }: Advice,
  { pack, spell }: Saying
): boolean => {
  if (expected?.id === 'said' && expected.text !== '' && head.includes(expected.text)) return true
  if (path.length === 0 && expected?.id === 'said') return false
  // Who says something of the whole need not be told that all of it is missing.
  if (path.length === 0 && kind === 'missing') return true
  return isNamed(head, naming(path, pack?.points ?? points, spell))
}

/** A message that was read and begins as ours does, or counts what it leaves out, has told the rest. */
const tellsAll = (head: string, { tool }: InvalidArguments, say: Pack['faults']): boolean =>
  head.startsWith(`${say.invalidArguments(toolName(tool ?? ''))}:`) ||
  head.split('\n').some((text) => text === `- ${say.rest(Number(/\d+/.exec(text)?.[0]))}`)

const fitting = (
  lines: ReadonlyArray<string>,
  { budget = BUDGET, measure = lengthOf }: Budget
): ReadonlyArray<string> => {
  let left = budget
  return lines.filter((text, at) => {
    // A counter that is none must neither let everything through nor cost the answer.
    const size = total(
      () => (left < 0 ? 0 : measure(`- ${text}\n`)),
      () => Number.NaN
    )
    left -= Number.isFinite(size) ? size : text.length
    return at === 0 || left >= 0
  })
}

const lengthOf = (text: string): number => text.length

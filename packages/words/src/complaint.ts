import { type Advice, type InvalidArguments, total } from '@toolfault/model'
import { faults, type Pack } from './en.js'
import { toolName } from './escape.js'
import { type Budget, fitting } from './fitting.js'
import { isHeard } from './heard.js'
import { join, lead, stop } from './join.js'
import { linesOf, outward } from './lines.js'
import { pointsOf } from './points.js'
import type { Saying } from './sentence.js'

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
  const told = untold(fault, head, kept, saying, say)
  const { hidden, lines, shown } = fitting(linesOf(told, [], saying), saying)
  const title = head || say.invalidArguments(toolName(fault.tool ?? ''))
  const [first] = lines
  if (first === undefined) return title
  const more = fault.truncated === true ? say.truncated : ''
  const rest = hidden + unsaid
  const isWhole = rest === 0 && head === '' && saying.verbosity !== 'brief'
  const { ignored = [] } = fault
  const all = isWhole && ignored.length > 0 ? withIgnored(told, ignored, saying) : shown
  if (lines.length + unsaid === 1 && all.length === 1 && head === '')
    return join(lead(title, stop(all[0] ?? first)), more)
  return [
    head === '' ? `${title}:` : title,
    ...all.map((text) => `- ${text}`),
    ...(rest > 0 ? [`- ${say.rest(rest)}`] : []),
    ...(more === '' ? [] : [more])
  ].join('\n')
}

/** Keys that may be lost are worth more than hints, and less than any line, so that they come last where not all fit. */
const withIgnored = (
  told: ReadonlyArray<Advice>,
  ignored: ReadonlyArray<Advice>,
  saying: Saying & Budget
): ReadonlyArray<string> => {
  const [before, behind] = total(
    () => outward(told, ignored),
    () => [told, ignored] as const
  )
  const inOrder = fitting(linesOf(before, behind, saying), saying)
  return before === told || inOrder.hidden === 0
    ? inOrder.shown
    : fitting(linesOf(told, ignored, saying), saying).shown
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
  return tellsAll(head, fault, say) ? [] : points.filter((point) => !isHeard(head, point, saying))
}

/** A message that was read and begins as ours does, or counts what it leaves out, has told the rest. */
const tellsAll = (head: string, { tool }: InvalidArguments, say: Pack['faults']): boolean =>
  head.startsWith(`${say.invalidArguments(toolName(tool ?? ''))}:`) ||
  head.split('\n').some((text) => text === `- ${say.rest(Number(/\d+/.exec(text)?.[0]))}`)

import {
  executionFailed,
  type Fault,
  internal,
  invalidSchema,
  malformedRequest,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults } from '@toolfault/words/en'
import { prose } from '@toolfault/words/escape'
import { ownAccess } from './own-access.js'
import { ownArguments } from './own-arguments.js'
import type { Recogniser } from './recognise.js'

/**
 * Our own texts. Of what one may mean, the first is taken that is written again byte by byte, so that
 * who reads and writes it changes nothing (law 2).
 */
export const own: Recogniser = (text) => {
  const candidates = meanings(text)
  if (candidates.length === 0) return undefined
  const clean = prose(text)
  const fault =
    candidates.find((one) => digest(one) === text) ??
    candidates.find((one) => digest(one) === clean)
  return fault === undefined ? undefined : { fault, confidence: 'certain' }
}

/** What a text may mean, what says most first. */
const meanings = (text: string): ReadonlyArray<Fault> => {
  const cut = text.indexOf('\n')
  const first = cut < 0 ? text : text.slice(0, cut)
  // What follows the first line of these is the author's advice.
  const more = cut < 0 ? {} : { guidance: text.slice(cut + 1) }
  const detail = (head: string): string | undefined =>
    first.startsWith(head) ? first.slice(head.length) : first === head.trim() ? '' : undefined
  const syntax = detail(faults.parseError(''))
  if (syntax !== undefined) return [malformedRequest('syntax', syntax, more)]
  const shape = detail(faults.invalidRequest(''))
  if (shape !== undefined) return [malformedRequest('shape', shape, more)]
  const schema = detail(faults.invalidSchema(''))
  if (schema !== undefined) return [invalidSchema(schema, more)]
  const tool = detail(faults.unknownTool(''))
  if (tool !== undefined) return unknown(tool, more)
  if (text.startsWith(faults.invalidArguments(''))) return ownArguments(text)
  return [...ownAccess(text, first, more), ...passing(text, first, more)]
}

interface More {
  readonly guidance?: string
}

/** A name in backticks is the one that was meant: a tool's own name has none (MCP, tools). */
const unknown = (name: string, more: More): ReadonlyArray<Fault> => {
  const meant = `. ${faults.didYouMean('`')}`.slice(0, -1)
  const at = name.lastIndexOf(meant)
  const suggestion = at < 0 || !name.endsWith('`?') ? undefined : name.slice(at + meant.length, -2)
  return [
    ...(suggestion === undefined ? [] : [unknownTool(name.slice(0, at), suggestion, more)]),
    unknownTool(name, undefined, more)
  ]
}

/** Failures of a tool that ran, or that could not. */
const passing = (text: string, first: string, more: More): ReadonlyArray<Fault> => {
  const delay = delayAt(first)
  if (first.startsWith(faults.unavailable)) {
    return [unavailable({ ...delay, ...more }), unavailable({ ...delay, message: text })]
  }
  if (first === faults.internal) return [internal(more)]
  const again = first.endsWith(faults.mayRetry) || text.endsWith(faults.mayRetry)
  const isOurs = first.startsWith(faults.executionFailed)
  if (again || isOurs) {
    // Another try is spoken of only where there may be one.
    const retry = again || delay !== undefined ? { canRetry: true } : {}
    return [
      ...(isOurs ? [executionFailed({ ...retry, ...delay, ...more })] : []),
      executionFailed({ ...retry, ...delay, message: text })
    ]
  }
  return []
}

/** A delay whose text is exact: longer ones are rounded up to seconds. */
const delayAt = (text: string): { readonly retryAfterMs: number } | undefined => {
  const at = text.lastIndexOf(faults.retryAfter(1_000).slice(0, 'Try again in '.length))
  const said = at < 0 ? undefined : text.slice(at)
  const ms = Number(
    / (\d{1,3}) ms\.$/.exec(said ?? '')?.[1] ?? (said?.endsWith(' 1 second.') ? 1_000 : Number.NaN)
  )
  return Number.isNaN(ms) || faults.retryAfter(ms) !== said ? undefined : { retryAfterMs: ms }
}

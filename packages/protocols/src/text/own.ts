import { executionFailed, type Fault, internal, unavailable } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults } from '@toolfault/words/en'
import { prose } from '@toolfault/words/escape'
import { ownAccess } from './own-access.js'
import { ownArguments } from './own-arguments.js'
import { type More, ownPrefixed } from './own-prefixed.js'
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

/** What a text may mean where it is ours, what says most first; none for a text of anybody else. */
export const meanings = (text: string): ReadonlyArray<Fault> => {
  const cut = text.indexOf('\n')
  const first = cut < 0 ? text : text.slice(0, cut)
  // What follows the first line of these is the author's advice.
  const more = cut < 0 ? {} : { guidance: text.slice(cut + 1) }
  const named = ownPrefixed(text)
  if (named.length > 0) return named
  if (text.startsWith(faults.invalidArguments(''))) return ownArguments(text)
  return [...ownAccess(text, first, more), ...passing(text, first, more)]
}

/** Failures of a tool that ran, or that could not. */
const passing = (text: string, first: string, more: More): ReadonlyArray<Fault> => {
  const delay = delayAt(first)
  if (first.startsWith(faults.unavailable)) {
    return [unavailable({ ...delay, ...more }), unavailable({ ...delay, message: text })]
  }
  if (first === faults.internal) return [internal(more)]
  const again = first.endsWith(faults.mayRetry) || text.endsWith(faults.mayRetry)
  if (!again && !first.startsWith(faults.executionFailed)) return []
  // Another try is spoken of only where there may be one.
  const retry = again || delay !== undefined ? { canRetry: true } : {}
  return [
    executionFailed({ ...retry, ...delay, ...more }),
    executionFailed({ ...retry, ...delay, message: text })
  ]
}

/** A delay whose text is exact: longer ones are rounded up to seconds. */
const delayAt = (text: string): { readonly retryAfterMs: number } | undefined => {
  const digits = / (\d{1,3}) ms\.$/.exec(text)?.[1]
  const retryAfterMs = digits === undefined ? 1_000 : Number(digits)
  return text.endsWith(faults.retryAfter(retryAfterMs)) ? { retryAfterMs } : undefined
}

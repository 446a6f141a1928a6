import { own, retryCapable, total } from '@toolfault/model'
import { asksForRetry } from '@toolfault/words/question'
import type { Failed } from './call.js'
import { type About, failureOf } from './failure.js'
import { saysNo } from './says-no.js'

/** How it is decided. */
export interface Detecting extends About {
  /** As seed 001 has it, "Automatic Retry Detection": words and the flag, nothing else. */
  readonly strict?: boolean
}

/**
 * Whether another try by the same caller can help: by who can mend the fault that was read, with an
 * explicit no honoured (row A9), and by words only where nothing else was made out. False for the answer
 * to a call that succeeded. Whether the call may be made twice is another question: `unsure` of `failureOf`.
 *
 * With `strict`, the seed's own detector (rows A6, A7, A9): the message, in lower case, holds one of its
 * six needles, or `data.retry_capable` is true. A message that is no text counts as empty.
 */
export const isRetryCapable = (error: unknown, detecting: Detecting = {}): boolean =>
  total(
    () => {
      if (detecting.strict === true) return isSeed(error)
      const failure = failureOf(error, detecting)
      return failure !== undefined && worthRetry(failure)
    },
    () => false
  )

/** The same of a failure that was read. */
export const worthRetry = (failed: Failed): boolean =>
  total(
    () => isWorth(failed),
    () => false
  )

const isWorth = ({ confidence, fault, notes, wire }: Failed): boolean => {
  if (retryCapable(fault)) return true
  // OXP reads silence about a tool that ran as a no, so that only what a text told is taken at its words.
  const isVague =
    (fault.kind === 'internal' && confidence !== 'certain') ||
    (fault.kind === 'execution_failed' &&
      (confidence === 'guess' || notes?.includes('from_text') === true))
  return (
    isVague && fault.canRetry === undefined && asksForRetry(fault.message ?? '') && !saysNo(wire)
  )
}

const isSeed = (error: unknown): boolean => {
  const message = total(
    () => (error instanceof Error ? error.message : own(error, 'message')),
    () => undefined
  )
  return (
    asksForRetry(typeof message === 'string' ? message : '') ||
    own(own(error, 'data'), 'retry_capable') === true
  )
}

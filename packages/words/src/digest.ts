import {
  type ExecutionFailed,
  type Fault,
  faultGiven,
  retryCapable,
  total,
  type Unavailable,
  type UnknownTool
} from '@toolfault/model'
import { authorization, settings } from './access.js'
import type { Attempts } from './attempt.js'
import { complaint } from './complaint.js'
import { faults, type Pack } from './en.js'
import { line, prose, toolName } from './escape.js'
import type { Budget } from './fitting.js'
import { inEnglish } from './in-english.js'
import { join } from './join.js'
import { startsAsQuestion } from './question/retry.js'
import type { Saying } from './sentence.js'

/** How a whole fault is said. */
export interface Digesting extends Saying, Budget {
  /** What `setupUrl` is relative to (row A15). */
  readonly baseUrl?: string
  /** How it is said what has changed since the last attempt: the module `words/attempt`, whole. */
  readonly attempts?: Attempts
}

/**
 * Say a fault to the model that called: most useful first, the rest counted, never cut in a sentence.
 *
 * What another party said of the whole failure stands in place of our own headline. Returns `''` for
 * what is no fault.
 */
export const digest = (given: Fault, digesting: Digesting = {}): string =>
  total(
    () => {
      const fault = faultGiven(given)
      if (fault === undefined) return ''
      const { attempts, pack } = digesting
      const text = said(fault, attempts?.raise(fault, digesting) ?? digesting)
      const guidance = prose(fault.guidance ?? '')
      const whole = bounded(
        guidance === '' || text.includes(guidance) ? text : `${text}\n${guidance}`
      )
      return attempts?.retell(fault, whole, pack) ?? whole
    },
    () => inEnglish(digesting, (english) => digest(given, english))
  )

/** As long as the longest text of one other party. */
const MOST = 16_000

/** Several long texts of others are cut together as one would be, so that it is read back as it is. */
const bounded = (text: string): string => (text.length > MOST ? prose(text) : text)

const said = (fault: Fault, digesting: Digesting): string => {
  const say = digesting.pack?.faults ?? faults
  const head = prose(fault.message ?? '')
  switch (fault.kind) {
    case 'invalid_arguments':
      return complaint(fault, head, digesting)
    case 'malformed_request':
      return prefixed(
        fault.reason === 'syntax' ? say.parseError : say.invalidRequest,
        line(fault.detail)
      )
    case 'unknown_tool':
      return unknown(fault, say)
    case 'invalid_schema':
      return prefixed(say.invalidSchema, line(fault.detail))
    case 'authorization_required':
      return authorization(fault, head, say, digesting.baseUrl)
    case 'misconfigured':
      return settings(fault, head, say, digesting.baseUrl)
    case 'unavailable':
      return join(head || say.unavailable, tellsWhen(head) ? '' : wait(fault, say))
    case 'execution_failed':
      return failed(fault, head, say)
    default:
      return head || say.internal
  }
}

/** A prefix is added only when it is absent, so that a text which was read is not prefixed again. */
const prefixed = (prefix: (text: string) => string, text: string): string => {
  // JSON-RPC's own name of the code is no detail (JSON-RPC 2.0, section 5.1).
  return text.startsWith(prefix('')) || text.toLowerCase() === alone(prefix).toLowerCase()
    ? text
    : prefix(text).trim()
}

/** A prefix behind which nothing stands. */
const alone = (prefix: (text: string) => string): string => prefix('').trim().replace(/:$/, '')

/** The text's own wording comes first, unchanged (Tools, "Error Handling"). */
const unknown = ({ suggestion, tool }: UnknownTool, say: Pack['faults']): string => {
  const name = toolName(tool)
  const said = name === '' ? alone(say.unknownTool) : say.unknownTool(name)
  return suggestion === undefined
    ? said
    : join(`${said}.`, say.didYouMean(toolName(suggestion, true)))
}

const failed = (fault: ExecutionFailed, head: string, say: Pack['faults']): string =>
  join(
    head || say.executionFailed,
    prose(fault.hint ?? ''),
    // A question has asked for another try already.
    retryCapable(fault) ? wait(fault, say) || (startsAsQuestion(head) ? '' : say.mayRetry) : ''
  )

/** Whether a message that was read says when to try again. */
const tellsWhen = (head: string): boolean => /\b(?:retry|try again|wait)\b[^.]{0,40}\d/i.test(head)

/** A delay that is none, which only a careless caller can have made, is not said. */
const wait = ({ retryAfterMs }: Unavailable | ExecutionFailed, say: Pack['faults']): string =>
  typeof retryAfterMs === 'number' && retryAfterMs >= 0 ? say.retryAfter(retryAfterMs) : ''

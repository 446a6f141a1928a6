import { type Fault, own } from '@toolfault/model'
import type { Failed } from './call.js'
import { saysNo } from './says-no.js'
import { faultOfStatus } from './status.js'

/** What the status and the headers add to a body: the kind where it tells none (row X1), and the delay. */
export const timed = (
  failure: Failed,
  body: unknown,
  status: number,
  retryAfterMs: number | undefined
): Failed => {
  const { fault } = failure
  const told = status < 400 ? undefined : faultOfStatus(status, retryAfterMs, body)
  // Row A9.
  const kind = told === undefined || saysNo(failure.wire) ? fault : refined(fault, told.fault)
  const ms = told?.fault.kind === 'unavailable' ? told.fault.retryAfterMs : retryAfterMs
  const delayed: Fault =
    kind.kind === 'unavailable' && kind.retryAfterMs === undefined && ms !== undefined
      ? { ...kind, retryAfterMs: ms }
      : kind
  // What an answer says itself is no doubt; what only its status tells is one.
  const isDoubtful = kind !== fault || !isAnswer(body)
  // A code of google.rpc (4, 1) may say that a tool failed of what nobody waited for to its end.
  const isLeft = told?.fault.kind === 'unavailable' || status === 499
  const isLost =
    delayed.kind === 'internal' ||
    delayed.kind === 'unavailable' ||
    (delayed.kind === 'execution_failed' && isLeft)
  const isUnsure = told?.unsure === true && isDoubtful && isLost
  // What a status refused did not run, whatever time its sentence speaks of.
  const isRefused = delayed !== fault && delayed.kind === 'authorization_required'
  const { unsure, ...rest } = failure
  const more = isUnsure || (unsure === true && !isRefused) ? { unsure: true as const } : {}
  return { ...rest, fault: delayed, ...more }
}

/** A kind that only the status tells; and what is to be waited for, no user has to allow. */
const refined = (fault: Fault, told: Fault): Fault => {
  if (fault.kind === 'internal' && told.kind !== 'internal') return { ...fault, ...told }
  const isWait = fault.kind === 'authorization_required' && fault.challenges.length === 0
  if (!isWait || told.kind !== 'unavailable') return fault
  const { callId, message, tool } = fault
  return {
    ...told,
    ...(tool === undefined ? {} : { tool }),
    ...(callId === undefined ? {} : { callId }),
    ...(message === undefined ? {} : { message })
  }
}

/** Whether it is the answer of a tool, or of who runs it, that says what became of the call. */
export const isAnswer = (body: unknown): boolean =>
  [body, own(body, 'result')].some(
    (one) =>
      own(one, 'success') === false ||
      own(one, 'isError') === true ||
      own(one, 'resultType') !== undefined
  )

import type { Fault } from '@toolfault/model'
import type { Failed } from './call.js'
import { saysLate } from './late.js'
import { ofName } from './of-name.js'

/**
 * A sentence that says more than the status of any refusal beside it: of too many requests, of a time that ran out,
 * or in our own words.
 */
export const spoken = (found: Failed, tool: string | undefined): Failed => {
  const { fault } = found
  const late = lateIn(fault)
  if (late !== undefined) return { ...found, fault: late, unsure: true }
  if (!isVague(fault) || fault.message === undefined) return found
  const told = ofName('text', fault.message, tool)
  if (told === undefined || told === 'success') return found
  const isLimit = told.fault.kind === 'unavailable' && told.confidence !== 'guess'
  const isOurs = fault.kind === 'malformed_request' && told.confidence === 'certain'
  return isLimit || isOurs ? { ...found, fault: joined(fault, told.fault) } : found
}

/** What a request was refused for, where that is the time it took: no model mends it, and it may have run. */
const lateIn = (fault: Fault): Fault | undefined => {
  if (fault.kind !== 'malformed_request' || !saysLate(fault.detail)) return undefined
  const { detail, kind: _, reason: _reason, ...details } = fault
  return { message: detail, ...details, kind: 'internal' }
}

/** Whether a fault says no more than that something was wrong, or no time. */
const isVague = (fault: Fault): boolean => {
  switch (fault.kind) {
    case 'malformed_request':
      return true
    case 'unavailable':
      return fault.retryAfterMs === undefined
    case 'invalid_arguments':
      return fault.issues.length === 0
    default:
      return false
  }
}

/** What a sentence tells, with what was said beside it; of one that told the kind already the delay alone is new. */
const joined = (fault: Fault, told: Fault): Fault => {
  if (fault.kind === 'unavailable') {
    const retryAfterMs = told.kind === 'unavailable' ? told.retryAfterMs : undefined
    return retryAfterMs === undefined ? fault : { ...fault, retryAfterMs }
  }
  const { callId, canRetry, developerMessage, guidance, tool } = fault
  return {
    ...(callId === undefined ? {} : { callId }),
    ...(canRetry === undefined ? {} : { canRetry }),
    ...(developerMessage === undefined ? {} : { developerMessage }),
    ...(guidance === undefined ? {} : { guidance }),
    ...told,
    ...(tool === undefined || told.kind === 'unknown_tool' ? {} : { tool })
  }
}

import type { Failed } from './call.js'
import { ofName } from './of-name.js'

/** A sentence that says more than the status of any refusal beside it: of too many requests, or in our own words. */
export const spoken = (found: Failed, tool: string | undefined): Failed => {
  const { fault } = found
  const isDelayed = fault.kind === 'unavailable' && fault.retryAfterMs !== undefined
  const isVague = fault.kind === 'malformed_request' || fault.kind === 'unavailable'
  if (!isVague || isDelayed || fault.message === undefined) return found
  const told = ofName('text', fault.message, tool)
  if (told === undefined || told === 'success') return found
  const isLimit = told.fault.kind === 'unavailable' && told.confidence !== 'guess'
  const isOurs = fault.kind === 'malformed_request' && told.confidence === 'certain'
  return isLimit || isOurs ? { ...found, fault: told.fault } : found
}

import { type Fault, faultOf } from '@toolfault/model'
import { faultOfStatus, type Told } from '../status.js'
import { toldByThrown } from '../thrown.js'

/** How far a request has come. */
export interface Reached {
  /** It may have left. */
  readonly isSent?: true
  /** The head of an answer came. */
  readonly status?: number
  readonly retryAfterMs?: number
}

/**
 * What becomes of a request that ends before its whole answer is there: whatever the server had refused
 * it did not do, whatever was not sent neither, and of the rest nobody knows.
 */
export const lost = ({ isSent, retryAfterMs, status }: Reached, fault: Fault): Told => {
  if (status !== undefined && status >= 300) return faultOfStatus(status, retryAfterMs)
  return { fault, ...(isSent === true ? { unsure: true } : {}) }
}

/** The same of one that ends in an error, which may say itself that nothing was sent. */
export const broken = (reached: Reached, error: unknown): Told => {
  const told = reached.isSent === true ? toldByThrown(error) : undefined
  if (told === undefined || reached.status !== undefined) {
    return lost(reached, told?.fault ?? faultOf(error))
  }
  return told
}

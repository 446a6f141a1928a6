import { type Fault, keysOf } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import type { Failed } from './call.js'
import { named } from './failed.js'
import { faultOfStatus } from './status.js'

/**
 * Whether a body says less than its status does: only that something failed; or, with one that refuses who calls, that
 * the request was wrong, and not what of it.
 */
export const saysLess = (failed: Failed, status: number, wire?: WireName): boolean => {
  const { confidence, fault } = failed
  if (!tells.includes(status)) {
    return (wire === 'oxp' || wire === 'json-rpc') && isBare(fault, said)
  }
  const isWait = faultOfStatus(status).fault.kind === 'unavailable'
  // A tool that says that the call is not to be made again does not wait for anything.
  if (isWait) return isBare(fault, told) && fault.canRetry !== false
  return (
    confidence !== 'certain' &&
    (isBare(fault, told) ||
      fault.kind === 'malformed_request' ||
      (fault.kind === 'invalid_arguments' && fault.issues.length === 0))
  )
}

/** What the status tells, in the words of a body that says less. */
export const weighed = (failed: Failed | undefined, status: number): Failed | undefined => {
  if (failed === undefined || !tells.includes(status) || !saysLess(failed, status)) return failed
  const { message, tool } = failed.fault
  const { fault } = faultOfStatus(status)
  // What was refused did not run, whatever time its sentence speaks of.
  const { unsure: _, ...rest } = failed
  return { ...rest, fault: named(message === undefined ? fault : { ...fault, message }, tool) }
}

/** Statuses that say who has to act, and that nothing has run (RFC 9110, section 15.5; RFC 6585, section 4). */
const tells: ReadonlyArray<number> = [401, 403, 429, 503]

const isBare = (fault: Fault, keys: ReadonlyArray<string>): boolean =>
  fault.kind === 'execution_failed' && keysOf(fault).every((key) => keys.includes(key))

const said = ['kind', 'message', 'tool', 'callId']
const told = [...said, 'canRetry']

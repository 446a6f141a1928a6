import { type Fault, keysOf } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import type { Failed } from './call.js'
import { named } from './failed.js'
import { faultOfStatus } from './status.js'

/**
 * Whether a body says less than its status does: only that it went wrong; or, with a status that says who has to
 * act, that the request was wrong, and not what of it.
 */
export const saysLess = (fault: Fault, status: number, wire?: WireName): boolean => {
  if (!tells(status)) return isBare(fault, said) && (wire !== 'mcp' || status < 500)
  return (
    isBare(fault, told) ||
    fault.kind === 'malformed_request' ||
    (fault.kind === 'invalid_arguments' && fault.issues.length === 0)
  )
}

/** What the status tells, in the words of a body that says less. */
export const weighed = (failed: Failed | undefined, status: number): Failed | undefined => {
  if (failed === undefined || !tells(status) || !saysLess(failed.fault, status)) return failed
  const { message, tool } = failed.fault
  const { fault } = faultOfStatus(status)
  return { ...failed, fault: named(message === undefined ? fault : { ...fault, message }, tool) }
}

/** Whether a status says who has to act. */
const tells = (status: number): boolean => faultOfStatus(status).fault.kind !== 'internal'

const isBare = (fault: Fault, keys: ReadonlyArray<string>): boolean =>
  fault.kind === 'execution_failed' && keysOf(fault).every((key) => keys.includes(key))

const said = ['kind', 'message', 'tool', 'callId']
const told = [...said, 'canRetry']

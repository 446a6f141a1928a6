import type { Failed } from './call.js'
import { named } from './failed.js'
import { failureOf } from './failure.js'
import type { Wire } from './http/answer.js'
import { isLate } from './late.js'
import { faultOfStatus, isNowhere } from './status.js'

/** The failure that a body tells of, in whatever form; `undefined` where it says no more than the status does. */
export const beyondStatus = (wire: Wire, tool: string): Failed | undefined => {
  // Asked without the name, so that it is seen which tool the body itself means.
  const failure = failureOf(wire)
  const isMute =
    failure === undefined ||
    (failure.fault.kind === 'internal' && !(isLate(failure.fault) && tellsNobody(wire.status))) ||
    failure.notes?.includes('from_status') === true ||
    isNowhere(failure.fault)
  return isMute ? undefined : { ...failure, fault: named(failure.fault, tool) }
}

/** What says who acts did not run, whatever time its body speaks of. */
const tellsNobody = (status: number): boolean => faultOfStatus(status).fault.kind === 'internal'

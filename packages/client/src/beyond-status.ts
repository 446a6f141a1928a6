import type { Failed } from './call.js'
import { named } from './failed.js'
import { failureOf } from './failure.js'
import type { Wire } from './http/answer.js'
import { isNowhere } from './status.js'

/** The failure that a body tells of, in whatever form; `undefined` where it says no more than the status does. */
export const beyondStatus = (wire: Wire, tool: string): Failed | undefined => {
  // Asked without the name, so that it is seen which tool the body itself means.
  const failure = failureOf(wire)
  const isMute =
    failure === undefined ||
    failure.fault.kind === 'internal' ||
    failure.notes?.includes('from_status') === true ||
    isNowhere(failure.fault)
  return isMute ? undefined : { ...failure, fault: named(failure.fault, tool) }
}

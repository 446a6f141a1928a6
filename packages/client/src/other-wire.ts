import type { WireName } from '@toolfault/protocols/wires'
import { beyondStatus } from './beyond-status.js'
import type { Failed } from './call.js'
import type { Wire } from './http/answer.js'
import { saysLess } from './says-less.js'
import { wireOf } from './shape.js'

/**
 * A failure whose body is of another wire than the one that was called, as a gateway or a proxy answers: that
 * wire's reader knows more of it than a status and a sentence. `undefined` where it does not.
 */
export const ofOtherWire = (wire: Wire, called: WireName, tool: string): Failed | undefined => {
  const name = wireOf(wire)
  if (wire.status < 400 || name === undefined || name === called) return undefined
  const failure = beyondStatus(wire, tool)
  return failure === undefined || saysLess(failure, wire.status, name) ? undefined : failure
}

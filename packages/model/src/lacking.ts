import type { Advice } from './advice.js'
import type { Fault, InvalidArguments } from './fault/fault.js'
import { own } from './total.js'

/** Whether a fault is about arguments. */
export const isInvalidArguments = <F extends Fault>(fault: F): fault is F & InvalidArguments =>
  own(fault, 'kind') === 'invalid_arguments'

/**
 * Whether a parameter has to be given: it is not there, or blank where it is required (row A16), or the
 * presence of another asks for it. False for what is no advice.
 */
export const isLacking = (
  point: Pick<Advice, 'because' | 'kind' | 'received'> & { readonly path?: unknown }
): boolean => {
  const kind = own(point, 'kind')
  if (kind === 'missing' || own(own(point, 'received'), 'id') === 'blank') return true
  return kind === 'dependency' && own(own(point, 'because'), 'id') === 'present'
}

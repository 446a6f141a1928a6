import { type Advice, type Fault, isLacking } from '@toolfault/model'
import type { AgentopiaErrorCategory } from '@toolfault/types/json-rpc'
import { pointsOf } from '@toolfault/words/points'

/**
 * The category of a fault (seed 001, "Error Categories"), by the model and never by words (row X1):
 * one parameter that is not there makes `missing_parameter` of the whole (row A17). `undefined` for a
 * fault that the text does not know.
 */
export const categoryOf = (
  fault: Fault,
  points: ReadonlyArray<Advice>
): AgentopiaErrorCategory | undefined => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return points.some(isLacking) ? 'missing_parameter' : 'invalid_parameter'
    case 'authorization_required':
      return 'authentication_required'
    case 'misconfigured':
      return 'service_configuration'
    default:
      return undefined
  }
}

/** What there is to say of the arguments; nothing where the fault is another. */
export const named = (fault: Fault): ReadonlyArray<Advice> =>
  fault.kind === 'invalid_arguments' ? pointsOf(fault).points : []

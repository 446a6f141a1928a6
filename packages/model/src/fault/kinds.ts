import type { FaultKind } from './fault.js'

/** Every kind of fault, in the order of the way of a call. */
export const faultKinds: ReadonlyArray<FaultKind> = [
  'malformed_request',
  'unknown_tool',
  'invalid_schema',
  'invalid_arguments',
  'authorization_required',
  'misconfigured',
  'unavailable',
  'execution_failed',
  'internal'
]

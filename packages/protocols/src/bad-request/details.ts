import { type Fault, isList, retryCapable } from '@toolfault/model'
import type {
  BadRequest,
  ErrorInfo,
  FieldViolation,
  Help,
  PreconditionFailure,
  RetryInfo
} from '@toolfault/types/bad-request'
import { faults } from '@toolfault/words/en'
import { few } from '@toolfault/words/few'
import type { BadRequestForm } from './form.js'
import { errorInfo } from './metadata.js'
import { CONFIGURATION, typed } from './type.js'

/** A detail that says something of a fault. */
export type FaultDetail = BadRequest | ErrorInfo | RetryInfo | Help | PreconditionFailure

/**
 * The details of a fault: what is bad, what sort of error it is (always), when to try again, what is to
 * be set, where to go. Never a DebugInfo: what is for operators leaves on no wire that a caller reads.
 */
export const detailsOf = (
  fault: Fault,
  violations: ReadonlyArray<FieldViolation>,
  form: BadRequestForm
): ReadonlyArray<FaultDetail> => [
  ...(violations.length === 0
    ? []
    : [{ ...typed('google.rpc.BadRequest'), fieldViolations: violations }]),
  errorInfo(fault),
  ...retryInfo(fault),
  ...preconditions(fault, form),
  ...help(fault)
]

/** Only where another try can help: "describes when the clients can retry a failed request". */
const retryInfo = (fault: Fault): ReadonlyArray<RetryInfo> =>
  (fault.kind === 'unavailable' || fault.kind === 'execution_failed') &&
  fault.retryAfterMs !== undefined &&
  retryCapable(fault)
    ? [{ ...typed('google.rpc.RetryInfo'), retryDelay: duration(fault.retryAfterMs) }]
    : []

/** ProtoJSON, Duration: "0, 3, 6, or 9 fractional digits". */
const duration = (ms: number): `${string}s` => {
  const rest = ms % 1_000
  const seconds = String((ms - rest) / 1_000)
  return rest === 0 ? `${seconds}s` : `${seconds}.${String(rest).padStart(3, '0')}s`
}

const preconditions = (
  fault: Fault,
  { pack }: BadRequestForm
): ReadonlyArray<PreconditionFailure> => {
  if (fault.kind !== 'misconfigured' || !isList(fault.requirements)) return []
  const names = fault.requirements.filter((name) => typeof name === 'string')
  const violations = names.map((subject) => ({
    type: CONFIGURATION,
    subject,
    description: (pack?.faults ?? faults).requires(few([subject]))
  }))
  return violations.length === 0 ? [] : [{ ...typed('google.rpc.PreconditionFailure'), violations }]
}

/** "Links to documentation or for performing an out of band action": the pages that a user must visit. */
const help = (fault: Fault): ReadonlyArray<Help> =>
  fault.kind === 'authorization_required' && fault.challenges.length > 0
    ? [
        {
          ...typed('google.rpc.Help'),
          links: fault.challenges.map(({ id, url }) => ({ description: id, url }))
        }
      ]
    : []

import type { Findings, Issue } from '../issue.js'
import { isList, isRecord, own, total } from '../total.js'
import type {
  AuthorizationRequired,
  Challenge,
  ExecutionFailed,
  FaultDetails,
  Internal,
  InvalidArguments,
  InvalidSchema,
  MalformedRequest,
  Misconfigured,
  Unavailable,
  UnknownTool
} from './fault.js'
import { remember } from './made.js'

/** What a constructor takes beside its own arguments. */
type Rest<F extends FaultDetails, Given extends keyof F = never> = Omit<F, 'kind' | Given>

/**
 * A fault of these findings.
 *
 * Findings that name no issue, or cannot be read, become one of kind `unknown` at the root: a call
 * whose arguments are fine has no such fault.
 */
export const invalidArguments = (
  tool: string | undefined,
  findings: Findings,
  details: Omit<FaultDetails, 'tool'> = none
): InvalidArguments => {
  const found = own(findings, 'issues')
  // A border: the elements are what the caller's source made.
  const issues =
    isList(found) && own(found, '0') !== undefined ? (found as ReadonlyArray<Issue>) : nameless
  const kind = 'invalid_arguments'
  const bare: InvalidArguments = tool === undefined ? { kind, issues } : { kind, tool, issues }
  return whole(own(findings, 'truncated') === true ? { ...bare, truncated: true } : bare, details)
}

const nameless: ReadonlyArray<Issue> = [{ path: [], kind: 'unknown' }]

/** A fault of a request that is no JSON (`syntax`), or no tool call (`shape`). */
export const malformedRequest = (
  reason: MalformedRequest['reason'],
  detail: string,
  details: FaultDetails = {}
): MalformedRequest =>
  fault<MalformedRequest>({ kind: 'malformed_request', reason, detail }, details)

/** A fault of a name that no tool has; `suggestion` is the one name that was meant. */
export const unknownTool = (
  tool: string,
  suggestion?: string,
  details: Omit<FaultDetails, 'tool'> = {}
): UnknownTool =>
  fault<UnknownTool>(
    { kind: 'unknown_tool', tool, ...(suggestion === undefined ? {} : { suggestion }) },
    details
  )

/** A fault of a tool whose own schema cannot be compiled. */
export const invalidSchema = (detail: string, details: FaultDetails = {}): InvalidSchema =>
  fault<InvalidSchema>({ kind: 'invalid_schema', detail }, details)

/** A fault of a missing credential, of the client's for the server or a user's for the tool. */
export const authorizationRequired = (
  of: AuthorizationRequired['of'],
  challenges: ReadonlyArray<Challenge> = [],
  rest: Rest<AuthorizationRequired, 'of' | 'challenges'> = {}
): AuthorizationRequired =>
  fault<AuthorizationRequired>({ kind: 'authorization_required', of, challenges }, rest)

/** A fault of settings that an operator must add; `requirements` are their names. */
export const misconfigured = (
  service: string,
  requirements: ReadonlyArray<string> = [],
  rest: Rest<Misconfigured, 'service' | 'requirements'> = {}
): Misconfigured => fault<Misconfigured>({ kind: 'misconfigured', service, requirements }, rest)

/** A fault that time mends. A delay that is no number of milliseconds is left out. */
export const unavailable = (rest: Rest<Unavailable> = {}): Unavailable =>
  fault<Unavailable>({ kind: 'unavailable' }, rest, delay(rest))

/** A fault of a tool that ran. A delay that is no number of milliseconds is left out. */
export const executionFailed = (rest: Rest<ExecutionFailed> = {}): ExecutionFailed =>
  fault<ExecutionFailed>({ kind: 'execution_failed' }, rest, delay(rest))

/** A fault of the server itself; also of a tool whose output breaks its own schema. */
export const internal = (details: FaultDetails = {}): Internal =>
  fault<Internal>({ kind: 'internal' }, details)

/**
 * Put a fault together, its own members last so that no detail can replace them. A member that is
 * `undefined` was not said, so it is left out.
 */
const whole = <F extends FaultDetails>(own: F, details: Partial<F>, more: object = none): F => {
  // Most faults come without details, and need no copy.
  if (details === none && more === none) return own
  return total(
    () => said({ ...(isRecord(details) ? details : {}), ...more, ...own }),
    () => own
  )
}

/** The same, remembered as one that was made here. */
const fault = <F extends FaultDetails>(own: F, details: Partial<F>, more?: object): F => {
  const one = whole(own, details, more)
  remember(one)
  return one
}

const none = {}

const said = <A extends object>(members: A): A =>
  Object.values(members).includes(undefined)
    ? // A border: without its undefined members an object is still what it was.
      (Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as A)
    : members

/** Whole milliseconds, rounded up, so that every wire can carry them (row O3). */
const delay = (rest: unknown): { readonly retryAfterMs?: number | undefined } => {
  const given = own(rest, 'retryAfterMs')
  if (given === undefined) return {}
  const whole = typeof given === 'number' && given >= 0 ? Math.ceil(given) + 0 : undefined
  return { retryAfterMs: Number.isSafeInteger(whole) ? whole : undefined }
}

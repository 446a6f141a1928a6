import {
  type AuthorizationRequired,
  type Fault,
  type FaultKind,
  faultGiven,
  faultKinds,
  type InvalidArguments,
  internal,
  total
} from '@toolfault/model'
import type {
  OxpAnswer,
  OxpBody,
  ServerErrorResponse,
  ToolError,
  ValidationErrorResponse
} from '@toolfault/types/oxp'
import { faults } from '@toolfault/words/en'
import { type Portable, portable } from '../fault/portable.js'
import { FAULT, rides, saidOf } from '../fault/said.js'
import { respell } from '../reading/respell.js'
import { inputBody, misplacedError, missingBody, serverBody, toolError } from './body.js'
import type { Carrying, OxpForm, OxpReadForm } from './form.js'
import { requirementsOf } from './requirements.js'
import { seenIn } from './seen.js'
import { statusOf } from './status.js'
import { took, wrapped } from './success.js'

export type { OxpForm, OxpReadForm } from './form.js'
export { challengeCheck, success } from './success.js'

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/** Writes an answer, or the body alone where the form says that it was read so. */
interface Encode {
  (fault: Fault, form: OxpReadForm): OxpAnswer | OxpBody
  (fault: Fault, form?: OxpForm): OxpAnswer
}

/**
 * Write a fault as OXP answers `POST /tools/call`, status and body (seed 003): 422 with
 * `parameter_errors`, 200 with a ToolError, 401 without a body, else 400.
 *
 * `developer_message` is OXP's own field and is written, for the program on the other side. Total:
 * what is no fault is a 400.
 */
export const encode: Encode = (fault: Fault, form?: OxpForm | OxpReadForm) =>
  total<OxpAnswer>(
    () => respell(spelled(faultGiven(fault) ?? internal(), form ?? {}), form?.read),
    unreadable
  )

const spelled = (fault: Fault, form: OxpForm | OxpReadForm): OxpAnswer => {
  const whole = answer(fault, form)
  // A border: the body alone is an answer to whoever asked for it; a 401 has none.
  return isBare(form) && whole.body !== undefined ? (whole.body as unknown as OxpAnswer) : whole
}

const isBare = (form: OxpForm | OxpReadForm): boolean => 'bare' in form && form.bare

/**
 * Write a call that lacks both valid input and something to be authorized: what is missing wins and is
 * a 400, or with `requirementsIn: 'validation'` both members stand in one 422 body (row O12). A client
 * that is not known to the server gets its empty 401 all the same (row O4).
 */
export const encodeBoth = (
  input: InvalidArguments,
  missing: AuthorizationRequired,
  form: OxpForm = {}
): OxpAnswer =>
  total<OxpAnswer>(
    () =>
      form.requirementsIn === 'validation' && statusOf(missing) !== 401
        ? { status: 422, body: inputBody(input, requirementsOf(missing, form.baseUrl), form) }
        : answer(missing, form),
    unreadable
  )

const unreadable = (): OxpAnswer => ({ status: 400, body: { message: faults.internal } })

const answer = (given: Fault, form: OxpForm): OxpAnswer => {
  if (statusOf(given) === 401) return { status: 401 }
  const text = (it: Fault): string => placed(it, form).error.message
  const { carrier, fault }: Portable = rides(form)
    ? portable(seenIn(given, placed(given, form).error, form.baseUrl), {
        challenges: Number.POSITIVE_INFINITY,
        asData: true,
        text
      })
    : { fault: given }
  // What operators are told is this wire's own: it stands in the body, and rides with nothing.
  const { error, status } = placed(
    typeof given.developerMessage === 'string'
      ? { ...fault, developerMessage: given.developerMessage }
      : fault,
    form
  )
  const riding: Carrying =
    carrier === undefined ? {} : { [FAULT]: carrier(error.message, saidOf(form)) }
  if (status !== 200) return { status, body: { ...error, ...riding } }
  const call_id = typeof fault.callId === 'string' ? fault.callId : ''
  const failed = { call_id, ...took(form), success: false, error: { ...error, ...riding } } as const
  return { status, body: wrapped(failed, form) }
}

interface Placed {
  readonly status: number
  readonly error: ServerErrorResponse | ValidationErrorResponse | ToolError
}

/** The status, and the object that says what went wrong: the body, or the error in it. */
const placed = (fault: Fault, form: OxpForm): Placed => {
  const status = statusOf(fault)
  const missing = requirementsOf(fault, form.baseUrl)
  if (fault.kind === 'invalid_arguments') return { status, error: inputBody(fault, missing, form) }
  if (fault.kind === 'execution_failed') return { status, error: toolError(fault, form) }
  if (missing !== undefined && form.requirementsIn === 'validation') {
    return { status: 422, error: missingBody(fault, missing, form) }
  }
  if (missing !== undefined && form.requirementsIn === 'tool') {
    return { status: 200, error: misplacedError(fault, missing, form) }
  }
  return { status, error: serverBody(fault, missing, form) }
}

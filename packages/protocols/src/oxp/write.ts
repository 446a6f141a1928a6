import {
  type AuthorizationRequired,
  type Fault,
  type FaultKind,
  faultKinds,
  type InvalidArguments,
  total
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type {
  AuthorizationChallengeCheckResponse,
  CallToolResponse,
  OxpAnswer,
  OxpBody
} from '@toolfault/types/oxp'
import { faults } from '@toolfault/words/en'
import { inputBody, missingBody, serverBody, toolError } from './body.js'
import { type OxpForm, schemaOf } from './form.js'
import { requirementsOf } from './requirements.js'
import { statusOf } from './status.js'

export type { OxpForm } from './form.js'

/** The fault kinds that this wire has a form for: all. */
export const carries: ReadonlyArray<FaultKind> = faultKinds

/**
 * Write a fault as OXP answers `POST /tools/call`, status and body (seed 003): 422 with
 * `parameter_errors`, 200 with a ToolError, 401 without a body, else 400.
 *
 * `developer_message` is OXP's own field and is written, for the program on the other side. Total:
 * what is no fault is a 400.
 */
export const encode = (fault: Fault, form: OxpForm = {}): OxpAnswer =>
  total<OxpAnswer>(() => answer(fault, form), unreadable)

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

/** Write the answer of a call that ran well (openapi, CallToolResponse); no value when `undefined`. */
export const success = (
  value: Json | undefined,
  callId: string,
  form: Pick<OxpForm, 'wrapper' | '$schema' | 'duration'> = {}
): OxpAnswer => {
  const told = { success: true, ...(value === undefined ? {} : { value }) } as const
  return total<OxpAnswer>(
    () => ({ status: 200, body: wrapped({ call_id: callId, ...took(form), ...told }, form) }),
    () => ({ status: 200, body: { call_id: callId, ...told } })
  )
}

/** Write what `check_url` answers, always with 200 (seed 003, "Authorization Challenge Check Response"). */
export const challengeCheck = (
  status: AuthorizationChallengeCheckResponse['status']
): OxpAnswer => ({ status: 200, body: { status } })

const unreadable = (): OxpAnswer => ({ status: 400, body: { message: faults.internal } })

const answer = (fault: Fault, form: OxpForm): OxpAnswer => {
  const status = statusOf(fault)
  if (status === 401) return { status }
  const missing = requirementsOf(fault, form.baseUrl)
  switch (fault.kind) {
    case 'invalid_arguments':
      return { status, body: inputBody(fault, missing, form) }
    case 'execution_failed': {
      const call_id = typeof fault.callId === 'string' ? fault.callId : ''
      const error = toolError(fault, form)
      return { status, body: wrapped({ call_id, ...took(form), success: false, error }, form) }
    }
    default:
      return form.requirementsIn === 'validation' && missing !== undefined
        ? { status: 422, body: missingBody(fault, missing, form) }
        : { status, body: serverBody(fault, missing, form) }
  }
}

const took = ({ duration }: OxpForm): { readonly duration?: number } =>
  duration !== undefined && Number.isFinite(duration) ? { duration } : {}

const wrapped = (body: CallToolResponse, form: OxpForm): OxpBody =>
  form.wrapper === 'result' ? { ...schemaOf(form), result: body } : body

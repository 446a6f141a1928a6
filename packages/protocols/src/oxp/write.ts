import {
  type AuthorizationRequired,
  type ExecutionFailed,
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
  ServerErrorResponse,
  ToolError,
  ValidationErrorResponse
} from '@toolfault/types/oxp'
import { digest } from '@toolfault/words/digest'
import { en, type Pack } from '@toolfault/words/en'
import { prose } from '@toolfault/words/escape'
import type { Verbosity } from '@toolfault/words/sentence'
import { type KeyStyle, parameterErrors } from './parameters.js'
import { requirementsOf } from './requirements.js'
import { statusOf } from './status.js'

/** How the answer is spelled. */
export interface OxpForm {
  readonly pack?: Pack
  readonly verbosity?: Verbosity
  /** `result` wraps 200 bodies as the main branch does (row O2); none when absent. */
  readonly wrapper?: 'result' | 'none'
  /** Written into the bodies that declare it, when given (row O2). */
  readonly $schema?: string
  /** Top-level names when absent (row O11). */
  readonly keyStyle?: KeyStyle
  /** `validation` puts `missing_requirements` into a 422 body (row O12). */
  readonly requirementsIn?: 'server' | 'validation'
  /** What a relative `setupUrl` is relative to (row A15). */
  readonly baseUrl?: string
  /** Milliseconds that the call took. */
  readonly duration?: number
}

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
  total<OxpAnswer>(
    () => answer(fault, form),
    () => ({ status: 400, body: { message: en.internal } })
  )

/**
 * Write a call that lacks both valid input and something to be authorized: what is missing wins and is
 * a 400, or with `requirementsIn: 'validation'` both members stand in one 422 body (row O12).
 */
export const encodeBoth = (
  input: InvalidArguments,
  missing: AuthorizationRequired,
  form: OxpForm = {}
): OxpAnswer =>
  total<OxpAnswer>(
    () =>
      form.requirementsIn === 'validation'
        ? { status: 422, body: { ...inputBody(input, form), ...requirements(missing, form) } }
        : answer(missing, form),
    () => ({ status: 400, body: { message: en.internal } })
  )

/** Write the answer of a call that ran well (openapi, CallToolResponse); no value when `undefined`. */
export const success = (
  value: Json | undefined,
  callId: string,
  form: Pick<OxpForm, 'wrapper' | '$schema' | 'duration'> = {}
): OxpAnswer =>
  total<OxpAnswer>(
    () => ran(value, callId, form),
    () => ran(value, callId, {})
  )

const ran = (value: Json | undefined, callId: string, form: OxpForm): OxpAnswer =>
  wrapped(
    { call_id: callId, ...took(form), success: true, ...(value === undefined ? {} : { value }) },
    form
  )

/** Write what `check_url` answers, always with 200 (seed 003, "Authorization Challenge Check Response"). */
export const challengeCheck = (
  status: AuthorizationChallengeCheckResponse['status']
): OxpAnswer => ({ status: 200, body: { status } })

const answer = (fault: Fault, form: OxpForm): OxpAnswer => {
  const status = statusOf(fault)
  if (status === 401) return { status }
  switch (fault.kind) {
    case 'invalid_arguments':
      return { status, body: inputBody(fault, form) }
    case 'execution_failed':
      return wrapped(
        {
          call_id: fault.callId ?? '',
          ...took(form),
          success: false,
          error: toolError(fault, form)
        },
        form
      )
    case 'authorization_required':
      return form.requirementsIn === 'validation'
        ? { status: 422, body: serverBody(fault, form) }
        : { status, body: serverBody(fault, form) }
    default:
      return { status, body: serverBody(fault, form) }
  }
}

/** Seed 003, "Server Error Response". */
const serverBody = (fault: Fault, form: OxpForm): ServerErrorResponse => ({
  ...schemaOf(form),
  message: digest(fault, form) || en.internal,
  ...developer(fault),
  ...requirements(fault, form)
})

/** Seed 003, "Input Validation Error Response". */
const inputBody = (fault: InvalidArguments, form: OxpForm): ValidationErrorResponse => {
  const { pack = en } = form
  const { parameters, whole } = parameterErrors(fault, form.keyStyle ?? 'name', form)
  const headline = prose(fault.message ?? '') || pack.invalidInput
  return {
    ...schemaOf(form),
    message: whole.length === 0 ? headline : `${headline}: ${whole.join('; ')}`,
    ...(Object.keys(parameters).length > 0 ? { parameter_errors: parameters } : {})
  }
}

/** openapi, ToolError; the retry fields exist here alone. */
const toolError = (fault: ExecutionFailed, form: OxpForm): ToolError => ({
  message: prose(fault.message ?? '') || (form.pack ?? en).executionFailed,
  ...developer(fault),
  ...(fault.canRetry === undefined ? {} : { can_retry: fault.canRetry }),
  ...(fault.hint === undefined ? {} : { additional_prompt_content: prose(fault.hint) }),
  ...(fault.retryAfterMs === undefined ? {} : { retry_after_ms: Math.ceil(fault.retryAfterMs) })
})

const requirements = (
  fault: Fault,
  form: OxpForm
): Pick<ServerErrorResponse, 'missing_requirements'> => {
  const found =
    fault.kind === 'authorization_required' || fault.kind === 'misconfigured'
      ? requirementsOf(fault, form.baseUrl)
      : undefined
  return found === undefined ? {} : { missing_requirements: found }
}

const developer = ({ developerMessage }: Fault): { readonly developer_message?: string } =>
  developerMessage === undefined ? {} : { developer_message: developerMessage }

const schemaOf = ({ $schema }: OxpForm): { readonly $schema?: string } =>
  $schema === undefined ? {} : { $schema }

const took = ({ duration }: OxpForm): { readonly duration?: number } =>
  duration === undefined ? {} : { duration }

const wrapped = (body: CallToolResponse, form: OxpForm): OxpAnswer => ({
  status: 200,
  body: form.wrapper === 'result' ? { ...schemaOf(form), result: body } : body
})

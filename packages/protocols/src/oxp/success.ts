import { total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type {
  AuthorizationChallengeCheckResponse,
  CallToolResponse,
  OxpAnswer,
  OxpBody
} from '@toolfault/types/oxp'
import { type OxpForm, schemaOf } from './form.js'

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

/** How long the call took, where it is known. */
export const took = ({ duration }: OxpForm): { readonly duration?: number } =>
  duration !== undefined && Number.isFinite(duration) ? { duration } : {}

/** A response as the form says that it stands: bare or in its wrapper (row O2). */
export const wrapped = (body: CallToolResponse, form: OxpForm): OxpBody =>
  form.wrapper === 'result' ? { ...schemaOf(form), result: body } : body

import type { InvalidArguments } from '@toolfault/model'
import type { InputRequests } from '@toolfault/types/mcp'
import { actionOf } from '@toolfault/words/action'
import type { Pack } from '@toolfault/words/en'
import { prose } from '@toolfault/words/escape'
import { type ElicitForm, shown } from './form.js'

/** A form, in the server's words and under its name for the request; `undefined` where there is none. */
export const filling = (
  fault: InvalidArguments,
  form: ElicitForm | undefined,
  { asking }: Pick<Pack, 'asking'>
): { readonly requests: InputRequests; readonly prompt: string } | undefined => {
  const requestedSchema = form === undefined ? undefined : shown(form.requestedSchema)
  if (form === undefined || requestedSchema === undefined) return undefined
  const prompt = prose(form.message ?? '') || asking.fill(actionOf(fault, asking))
  const params = { mode: 'form' as const, message: prompt, requestedSchema }
  const key = form.key ?? 'arguments'
  return {
    requests: Object.fromEntries([[key, { method: 'elicitation/create', params }]]),
    prompt
  }
}

import { type Fault, faultGiven, internal, mendedBy, total } from '@toolfault/model'
import type { EdgeFunctionError } from '@toolfault/types/json-rpc'
import type { Attempts } from '@toolfault/words/attempt'
import { en } from '@toolfault/words/en'
import type { Questioning } from '@toolfault/words/question'
import { retryData } from './data.js'
import { messageOf } from './message.js'

/** An Edge Function's answer: HTTP status and body. */
export interface EdgeAnswer {
  readonly status: number
  readonly body: EdgeFunctionError
}

/**
 * Write a fault as the body of an Edge Function (seed 001, "Edge Function Response"): the message is
 * `error`, the data is `metadata`.
 *
 * The text gives no status; agentopia's code answers 200 where a retry can help, 500 where nobody can
 * mend it and 400 otherwise.
 */
export const encodeEdge = (
  given: Fault,
  form: Questioning & { readonly attempts?: Attempts } = {}
): EdgeAnswer =>
  total(
    () => {
      const fault = faultGiven(given) ?? internal()
      const { detail, message } = messageOf(fault, form)
      const metadata = retryData(fault, form)
      const status = metadata.retry_capable ? 200 : mendedBy(fault) === 'nobody' ? 500 : 400
      return {
        status,
        body: {
          success: false,
          error: message,
          metadata: { ...metadata, ...(detail === undefined ? {} : { detail }) }
        }
      }
    },
    () => ({
      status: 500,
      body: { success: false, error: en.faults.internal, metadata: { retry_capable: false } }
    })
  )

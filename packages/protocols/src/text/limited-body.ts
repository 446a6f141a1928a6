import { isList, own, unavailable } from '@toolfault/model'
import { delaySaid } from '../reading/delay.js'
import { statusSaid } from '../reading/said.js'
import { bodyIn } from './body-in.js'
import type { Recogniser } from './recognise.js'

/**
 * A limit of the rate in the JSON of a body that a server hands on as it got it, alone or behind that status: as one in
 * words, nothing but time mends it. Who lists several errors may have done a part.
 */
export const limitedBody: Recogniser = (said, text) => {
  const found = bodyIn(said)
  const [isHead, beside] = head.exec(found?.head.replace(/[\s:-]{1,9}$/, '') ?? 'none') ?? []
  if (found === undefined || isHead === undefined) return undefined
  const { body } = found
  const errors = own(body, 'errors')
  const status = beside === undefined ? statusIn(body) : 429
  if ((isList(errors) && errors.length > 1) || statusSaid(status, body) !== 429) return undefined
  const retryAfterMs = delaySaid(body)
  return {
    fault: unavailable({ message: text, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }),
    confidence: 'likely'
  }
}

/** What says no more than that the call failed, and perhaps the status. */
const head =
  /^(?:(?:tool|execution|call|request|api|http|server|client) ){0,3}(?:error|failed|failure)?:? ?(?:(?:with )?(?:status )?(?:code:? )?\(?(429)\)?)?(?:[:,]? too many requests)?$/i

/** The status that a body says of itself; of codes the vocabulary is asked as that of one that is wrong. */
const statusIn = (body: unknown): number => {
  const said = [body, own(body, 'error')]
    .flatMap((part) =>
      ['status', 'statusCode', 'status_code', 'code'].map((name) => own(part, name))
    )
    .map(Number)
  return said.find((status) => status === 429 || status === 403) ?? 400
}

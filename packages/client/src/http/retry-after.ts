import { retryAfter } from '@toolfault/protocols/retry-after'
import type { Response } from './fetch.js'
import { headerOf } from './headings.js'

/** How long the server that answered asks to wait, in milliseconds; nothing where that cannot be told. */
export const delayOf = (response: Response): { readonly retryAfterMs?: number } => {
  const ms = retryAfter(headerOf(response, 'retry-after'), headerOf(response, 'date'))
  return ms === undefined ? {} : { retryAfterMs: ms }
}

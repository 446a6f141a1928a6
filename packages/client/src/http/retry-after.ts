import { delayIn } from '@toolfault/protocols/retry-after'
import type { Response } from './fetch.js'

/** How long the server that answered asks to wait, in milliseconds; nothing where that cannot be told. */
export const delayOf = ({ headers }: Response): { readonly retryAfterMs?: number } => {
  const ms = delayIn(headers)
  return ms === undefined ? {} : { retryAfterMs: ms }
}

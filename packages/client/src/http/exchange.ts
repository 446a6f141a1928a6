import { internal, misconfigured, unavailable } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Told } from '../status.js'
import { gathered } from './bytes.js'
import type { Fetch, Request, Response } from './fetch.js'
import { broken, lost, type Reached } from './reached.js'
import { retryAfter } from './retry-after.js'
import { originOf } from './target.js'

/** An answer that came whole. */
export interface Came {
  readonly status: number
  readonly text: string
  /** What its headers say of another try, in milliseconds. */
  readonly retryAfterMs?: number
}

/** Send a request and read the answer; `reaches` is told how far it has come. */
export const exchanged = async (
  fetch: Fetch,
  url: string,
  request: Request,
  maxBytes: number,
  reaches: (reached: Reached) => void
): Promise<Came | Told> => {
  reaches({ isSent: true })
  const response = await fetch(url, request)
  const { status } = response
  // Whoever passed it in may have passed something else.
  if (typeof status !== 'number') return lost({ isSent: true }, internal())
  const delay = delayOf(response)
  const reached: Reached = { isSent: true, status, ...delay }
  reaches(reached)
  // A browser shows nothing of a redirect but that there was one.
  if (status === 0 || (status >= 300 && status < 400)) {
    return redirected(status, originOf(headerOf(response, 'location'), url))
  }
  const isLarge = Number(headerOf(response, 'content-length')) > maxBytes
  const got = await gathered(response.body, isLarge ? 0 : maxBytes, request.signal)
  if ('text' in got) return { status, text: got.text, ...delay }
  switch (got.why) {
    case 'large':
      return lost(reached, internal({ developerMessage: readings.answerTooLarge(maxBytes) }))
    case 'no_text':
      return lost(reached, internal({ developerMessage: readings.notUtf8 }))
    case 'broken':
      return broken(reached, got.error)
    default:
      return lost(reached, unavailable())
  }
}

const headerOf = ({ headers }: Response, name: string): string | null => headers?.get(name) ?? null

const delayOf = (response: Response): { readonly retryAfterMs?: number } => {
  const ms = retryAfter(headerOf(response, 'retry-after'), headerOf(response, 'date'))
  return ms === undefined ? {} : { retryAfterMs: ms }
}

/**
 * A redirect is never followed: the arguments, and the headers with the credentials, were meant for one
 * server. After 302 and 303 the call may have been made (RFC 9110, section 15.4).
 */
const redirected = (status: number, origin: string): Told => ({
  fault: misconfigured('', [], { developerMessage: readings.redirected(status, origin) }),
  ...(status === 302 || status === 303 ? { unsure: true } : {})
})

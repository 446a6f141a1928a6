import { internal, misconfigured, unavailable } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Told } from '../status.js'
import { dropped, gathered } from './bytes.js'
import type { Fetch, Post } from './fetch.js'
import { broken, lost, type Reached } from './reached.js'
import { isRedirect, redirectOf } from './redirect.js'
import { delayOf } from './retry-after.js'

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
  request: Post,
  maxBytes: number,
  reaches: (reached: Reached) => void
): Promise<Came | Told> => {
  reaches({ isSent: true })
  const response = await fetch(url, request)
  const { status } = response
  // Whoever passed it in may have passed something else.
  if (typeof status !== 'number') {
    dropped(response)
    return lost({ isSent: true }, internal())
  }
  const delay = delayOf(response)
  const reached: Reached = { isSent: true, status, ...delay }
  reaches(reached)
  const elsewhere = redirectOf(response, url)
  if (elsewhere !== undefined) {
    dropped(response)
    return redirected(status, elsewhere)
  }
  const got = await gathered(response, maxBytes, request.signal)
  if ('text' in got) return { status, text: got.text, ...delay }
  switch (got.why) {
    case 'large':
      return lost(reached, internal({ developerMessage: readings.answerTooLarge(maxBytes) }))
    case 'no_text':
      return lost(reached, internal({ developerMessage: readings.notUtf8 }))
    case 'no_bytes':
      return lost(reached, internal({ developerMessage: readings.noBytes }))
    case 'broken':
      return broken(reached, got.error)
    default:
      return lost(reached, unavailable())
  }
}

/**
 * A redirect is never followed: the arguments, and the headers with the credentials, were meant for one
 * server. After 302 and 303 the call may have been made (RFC 9110, section 15.4), and so it may after
 * one that a `fetch` has followed.
 */
const redirected = (status: number, origin: string): Told => ({
  fault: misconfigured('', [], { developerMessage: readings.redirected(status, origin) }),
  ...(mayHaveRun(status) ? { unsure: true } : {})
})

const mayHaveRun = (status: number): boolean =>
  status === 302 || status === 303 || (status !== 0 && !isRedirect(status))

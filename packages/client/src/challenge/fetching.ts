import { own, readJson } from '@toolfault/model'
import { decodeCheck } from '@toolfault/protocols/oxp/read'
import { dropped, gathered } from '../http/bytes.js'
import type { Fetch, Headings } from '../http/fetch.js'
import { headingsOf, readsJson } from '../http/headings.js'
import { isRedirect, redirectOf } from '../http/redirect.js'
import { delayOf } from '../http/retry-after.js'
import type { CheckAnswer } from './heard.js'

/** More of an answer, in bytes, is not read: a state is 24. */
const MOST = 65_536

/**
 * Ask a `check_url` for the state of a challenge. No redirect is followed, no cookie and no referrer is
 * sent, at most 64 kB are read. May reject as `fetch` does.
 */
export const fetched = async (
  fetch: Fetch,
  url: string,
  headers: Headings,
  signal: AbortSignal
): Promise<CheckAnswer> => {
  const response = await fetch(url, {
    method: 'GET',
    headers: headingsOf(readsJson, headers),
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal
  })
  const { status } = response
  const says = (said: CheckAnswer['says']): CheckAnswer => ({
    id: 'answer',
    says: said,
    ...delayOf(response)
  })
  const refusal = redirectOf(response, url) === undefined ? refusalOf(status) : 'redirect'
  if (refusal !== undefined) {
    dropped(response)
    return says(refusal)
  }
  const got = await gathered(response, MOST, signal)
  if (!('text' in got)) return says(misses[got.why])
  const json = readJson(got.text)
  return says(json._tag === 'Left' ? 'unreadable' : stateOf({ status, body: json.right }).says)
}

/** A piece that is no bytes is too much, as whatever cannot be measured. */
const misses = {
  large: 'too_large',
  no_bytes: 'too_large',
  no_text: 'unreadable',
  stopped: 'unreadable',
  broken: 'network'
} as const

/**
 * What a check says, with its status or without (seed 003, "Authorization Challenge Check Response"); a
 * status that is no 2xx says nothing, whatever its body says, for a state MUST come with 200.
 */
export const stateOf = (answer: unknown): CheckAnswer => {
  const status = own(answer, 'status')
  const refusal = typeof status === 'number' ? refusalOf(status) : undefined
  if (refusal !== undefined) return { id: 'answer', says: refusal }
  // Who asked it knows that a body is one of a `check_url`.
  const read = decodeCheck(typeof status === 'number' ? answer : { status: 200, body: answer })
  return { id: 'answer', says: read._tag === 'Right' ? read.right.status : 'unreadable' }
}

const refusalOf = (status: number): 'redirect' | 'busy' | 'status' | undefined => {
  if (isRedirect(status)) return 'redirect'
  if (status === 429 || status === 503) return 'busy'
  return status >= 200 && status < 300 ? undefined : 'status'
}

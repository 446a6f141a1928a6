import { own, readJson } from '@toolfault/model'
import { decodeCheck } from '@toolfault/protocols/oxp/read'
import type { Answered } from './polling.js'

/** The part of `fetch` that is used; the platform's own fits. */
export type Fetch = (
  url: string,
  init: {
    readonly method: 'GET'
    readonly headers: Readonly<Record<string, string>>
    readonly redirect: 'manual'
    readonly credentials: 'omit'
    readonly cache: 'no-store'
    readonly referrerPolicy: 'no-referrer'
    readonly signal: AbortSignal
  }
) => Promise<Fetched>

/** The part of a `Response` that is read. */
export interface Fetched {
  readonly status: number
  readonly type?: string
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: { readonly getReader: () => BodyReader } | null
}

/** Reads a body piece by piece. */
export interface BodyReader {
  readonly read: () => Promise<{ readonly done: boolean; readonly value?: unknown }>
  readonly cancel: () => Promise<unknown>
}

/** More of an answer, in bytes, is not read: a state is 24. */
const MOST = 65_536

/**
 * Ask a `check_url` for the state of a challenge. No redirect is followed, no cookie and no referrer is
 * sent, at most 64 kB are read. May reject as `fetch` does.
 */
export const fetched = async (
  fetch: Fetch,
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal
): Promise<Answered> => {
  const response = await fetch(url, {
    method: 'GET',
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal
  })
  const { status } = response
  const reader = response.body?.getReader()
  const delay = delayOf(response)
  const refusal = refusalOf(response)
  // What came too late is not read.
  if (refusal !== undefined || reader === undefined || signal.aborted) {
    await reader?.cancel()
    return { id: 'answer', says: refusal ?? 'unreadable', ...delay }
  }
  const text = await textOf(reader)
  if (text === undefined) return { id: 'answer', says: 'too_large', ...delay }
  const json = readJson(text)
  return json._tag === 'Left'
    ? { id: 'answer', says: 'unreadable', ...delay }
    : { ...stateOf({ status, body: json.right }), ...delay }
}

/**
 * What a check says, with its status or without (seed 003, "Authorization Challenge Check Response"); a
 * status that is no 2xx says nothing, whatever its body says, for a state MUST come with 200.
 */
export const stateOf = (answer: unknown): Answered => {
  const status = own(answer, 'status')
  const refusal = typeof status === 'number' ? refusalOf({ status }) : undefined
  if (refusal !== undefined) return { id: 'answer', says: refusal }
  const read = decodeCheck(answer)
  return { id: 'answer', says: read._tag === 'Right' ? read.right.status : 'unreadable' }
}

const refusalOf = ({
  status,
  type
}: Pick<Fetched, 'status' | 'type'>): 'redirect' | 'busy' | 'status' | undefined => {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return 'redirect'
  if (status === 429 || status === 503) return 'busy'
  return status >= 200 && status < 300 ? undefined : 'status'
}

/** Seconds (RFC 9110, section 10.2.3); a date says nothing to who has no clock. */
const delayOf = ({ headers }: Fetched): { readonly retryAfterMs?: number } => {
  const value = headers.get('retry-after') ?? ''
  return /^\d{1,7}$/.test(value) ? { retryAfterMs: Number(value) * 1_000 } : {}
}

const textOf = async (reader: BodyReader): Promise<string | undefined> => {
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    // A piece that is no bytes is too much; one that is empty counts, so that no body is without end.
    size += value instanceof Uint8Array ? Math.max(1, value.length) : Number.POSITIVE_INFINITY
    if (size > MOST) {
      await reader.cancel()
      return undefined
    }
    if (value instanceof Uint8Array) text += decoder.decode(value, { stream: true })
  }
}

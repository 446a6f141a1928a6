import type { ToolCall } from '../call.js'
import type { Clock } from '../clock.js'
import type { Fetch, Headings } from './fetch.js'

/** What every caller over HTTP is given. */
export interface HttpOptions {
  /** Where the server is: absolute, of http or https, without a user and a password in it. */
  readonly url: string
  readonly fetch: Fetch
  /** Says when the time is up. */
  readonly clock: Pick<Clock, 'sleep'>
  /** Sent with each call, besides our own; a function is asked anew for each. */
  readonly headers?: Headings | ((call: ToolCall) => Headings | Promise<Headings>)
  /** Milliseconds in which the whole answer must have come; 30 000 when absent. */
  readonly timeoutMs?: number
  /** Bytes that an answer may have; 4 194 304 when absent. */
  readonly maxBytes?: number
}

/** How long is waited and how much is read, with the defaults for what is absent or no such number. */
export const limitsOf = ({
  maxBytes,
  timeoutMs
}: HttpOptions): { readonly maxBytes: number; readonly timeoutMs: number } => ({
  timeoutMs: isLimit(timeoutMs) ? timeoutMs : 30_000,
  maxBytes: isLimit(maxBytes) ? maxBytes : 4_194_304
})

const isLimit = (limit: unknown): limit is number => typeof limit === 'number' && limit > 0

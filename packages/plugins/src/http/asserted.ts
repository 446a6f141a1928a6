import { isList } from '@toolfault/model'
import type { HttpOptions } from './options.js'

/** See to it at the start that requests can be answered; a TypeError says what to write instead. */
export const assertHttp = ({ cors, maxBytes, prefix, timeoutMs }: HttpOptions): void => {
  if (cors !== undefined && cors !== true && !origins(cors).every(isOrigin)) {
    throw new TypeError(
      "cors must be true, an origin without a path, such as 'https://app.example.com', or a list of such; leave it out where no web page may ask"
    )
  }
  if (prefix !== undefined && typeof prefix !== 'string') {
    throw new TypeError("prefix must be a text, such as '/v1'")
  }
  for (const [name, limit] of Object.entries({ maxBytes, timeoutMs })) {
    if (!isLimit(limit)) {
      throw new TypeError(`${name} must be a number from 0 on; leave it out for the usual one`)
    }
  }
}

/** What is read from an environment that does not have it is NaN, and no body would be too large. */
const isLimit = (limit: unknown): boolean =>
  limit === undefined || limit === null || (typeof limit === 'number' && limit >= 0)

const origins = (cors: unknown): ReadonlyArray<unknown> => (isList(cors) ? cors : [cors])

/** `https:`, nothing, and the host. */
const ORIGIN = 3

/** What browsers send has nothing behind the host (RFC 6454, section 6.1), so that nothing else ever matches. */
const isOrigin = (origin: unknown): boolean =>
  typeof origin === 'string' && origin.split('/').length <= ORIGIN

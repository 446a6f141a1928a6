import type { Response } from './fetch.js'
import { headerOf } from './headings.js'
import { originOf } from './target.js'

/**
 * Where an answer sends us, without its path, which may hold a secret; `''` where that cannot be told, and
 * `undefined` for an answer that is no redirect. One that comes from another origin than was asked is of a
 * `fetch` that follows redirects all the same.
 */
export const redirectOf = (response: Response, asked: string): string | undefined => {
  const { status, type, url } = response
  // A browser shows nothing of a redirect but that there was one.
  if (status === 0 || type === 'opaqueredirect' || isRedirect(status)) {
    return originOf(headerOf(response, 'location'), asked)
  }
  if (typeof url !== 'string' || url === '') return undefined
  const origin = originOf(url)
  return origin === originOf(asked) ? undefined : origin
}

/** A status that sends whoever asks elsewhere (RFC 9110, section 15.4). */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400

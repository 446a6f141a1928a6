import type { HttpAnswer, HttpRequest } from './message.js'
import type { HttpOptions } from './options.js'

/** The headers that let the page of an origin read an answer; none where it may not (Fetch, "CORS protocol"). */
export const corsHeaders = (
  request: HttpRequest,
  { cors }: Pick<HttpOptions, 'cors'>
): Readonly<Record<string, string>> => {
  if (cors === undefined) return {}
  const allowed = cors === true ? ['*'] : typeof cors === 'string' ? [cors] : cors
  if (allowed.includes('*')) return { 'access-control-allow-origin': '*' }
  const origin = request.header('origin')
  return origin !== undefined && allowed.includes(origin)
    ? { 'access-control-allow-origin': origin, vary: 'Origin' }
    : { vary: 'Origin' }
}

/** The answer to the question whether a page may ask. */
export const preflight = (
  request: HttpRequest,
  options: Pick<HttpOptions, 'cors'>,
  allow: ReadonlyArray<string>
): HttpAnswer => ({
  status: 204,
  headers: {
    ...corsHeaders(request, options),
    'access-control-allow-methods': allow.join(', '),
    'access-control-allow-headers':
      request.header('access-control-request-headers') ?? 'content-type',
    'access-control-max-age': '600'
  }
})

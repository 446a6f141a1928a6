import type { IncomingMessage, ServerResponse } from 'node:http'

/** Every page that may reach the server may read its answers, as those of the plugins. */
export const origins = { 'access-control-allow-origin': '*' } as const

/** An answer of somebody else's code that a page may read. */
export const opened = (response: ServerResponse): ServerResponse =>
  response.setHeaders(new Map(Object.entries(origins)))

/** A browser asks so before it sends what is no form: JSON, or `OXP-Version` (Fetch, "CORS-preflight request"). */
export const isPreflight = ({ headers, method }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/** The answer to that question. */
export const preflight = (request: IncomingMessage, response: ServerResponse): void => {
  request.resume()
  response.writeHead(204, {
    ...origins,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '600'
  })
  response.end()
}

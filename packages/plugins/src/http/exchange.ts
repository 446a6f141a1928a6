import { type AttemptStore, attemptStore } from '../attempts.js'
import { assertServing } from '../serving.js'
import { assertHttp } from './asserted.js'
import { corsHeaders, preflight } from './cors.js'
import type { HttpAnswer, HttpRequest } from './message.js'
import type { HttpOptions } from './options.js'
import { replied } from './reply.js'
import { type Route, routeOf } from './route.js'
import { BEARER } from './written.js'

/** Answers a request; `undefined` at once where it is for somebody else. Never rejects. */
export type Answering = (request: HttpRequest) => Promise<HttpAnswer> | undefined

/**
 * Make what answers requests of the tools that are served; one for each plugin that is mounted. A TypeError
 * for options by which no call can be served.
 */
export const answering = (given: HttpOptions): Answering => {
  assertServing(given)
  assertHttp(given)
  const options = { ...given, attempts: given.attempts ?? storeOf(given) }
  return (request) => {
    const route = routeOf(request.path, options.prefix)
    if (route === undefined || !isServed(route, options)) return undefined
    if (request.method === 'OPTIONS' && options.cors !== undefined) {
      return Promise.resolve(preflight(request, options, methodsOf(route)))
    }
    // Another method is for another handler: a plugin shares its paths with pages (F7, `GET /tools/{name}`).
    if (!methodsOf(route).includes(request.method)) return undefined
    return sent(request, route, options)
  }
}

const methodsOf = ({ to }: Route): ReadonlyArray<string> =>
  // Whoever serves GET serves HEAD (RFC 9110, section 9.1).
  to === 'check' ? ['GET', 'HEAD', 'POST'] : ['POST']

/** The same options are the same plugin, so that what handles its errors counts the same attempts. */
const storeOf = (options: HttpOptions): AttemptStore => {
  const store = stores.get(options) ?? attemptStore()
  stores.set(options, store)
  return store
}

const stores = new WeakMap<HttpOptions, AttemptStore>()

/** F7's way into a call is always there: where it is closed, it says so with 403. */
const isServed = ({ to }: Route, { challenges, run }: HttpOptions): boolean =>
  (to !== 'check' || challenges !== undefined) && (to !== 'call' || run !== undefined)

const sent = async (
  request: HttpRequest,
  route: Route,
  options: HttpOptions
): Promise<HttpAnswer> => {
  const { body, status } = await replied(request, route, options)
  const headers = { ...corsHeaders(request, options), ...(status === 401 ? BEARER : {}) }
  return body === undefined
    ? { status, headers }
    : {
        status,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body)
      }
}

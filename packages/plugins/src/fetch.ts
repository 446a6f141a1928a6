import type { Tool } from '@toolfault/model'
import { type Answering, answering } from './http/exchange.js'
import { limitsOf } from './http/limits.js'
import type { HttpAnswer } from './http/message.js'
import type { HttpOptions } from './http/options.js'
import { NOWHERE } from './http/reply.js'
import { readWeb, responseOf } from './http/web.js'

export type { FaultContext } from './failure.js'
export type { HttpOptions } from './http/options.js'

/**
 * Serve tools in whatever knows `Request` and `Response`: Node, Deno, Bun, Workers. Every request is
 * answered; one that is for nobody here with 404.
 *
 * Routes, below `prefix`: `POST /tools/{name}/validate` (F7), `POST /tools/call` (OXP, Agentopia; with
 * `run`), `POST /tools/{name}/call` (F7, execution), `GET /challenges/{id}` (OXP, with `challenges`).
 */
export const toolfault = <T extends Tool>(
  options: HttpOptions<Request, T>
): ((request: Request) => Promise<Response>) => {
  const route = routed(options)
  return async (request) => (await route(request)) ?? responseOf(nowhere)
}

/** The same as a part of another handler: `undefined` at once for a request that is not for it. */
export const routed = <T extends Tool>(
  options: HttpOptions<Request, T>
): ((request: Request) => Promise<Response> | undefined) => {
  const answer: Answering = answering(options)
  const limits = limitsOf(options)
  return (request) => {
    const header = (name: string): string | undefined => request.headers.get(name) ?? undefined
    return answer({
      method: request.method,
      path: new URL(request.url).pathname,
      header,
      body: () => readWeb(request, limits),
      raw: request
    })?.then(responseOf)
  }
}

const nowhere: HttpAnswer = {
  status: NOWHERE.status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(NOWHERE.body)
}

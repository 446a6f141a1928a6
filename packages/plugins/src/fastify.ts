import type { FastifyReplyPart, FastifyRequestPart, FastifyScope } from './fastify/foreign.js'
import { leaveUnread, readPayload } from './fastify/payload.js'
import { sendFastify } from './fastify/reply.js'
import { answering } from './http/exchange.js'
import { limitsOf } from './http/limits.js'
import { headerOf, pathOf } from './http/node.js'
import type { HttpOptions } from './http/options.js'

export type { FaultContext } from './failure.js'
export { errorHandler, type FastifyErrorOptions } from './fastify/error-handler.js'
export type { FastifyReplyPart, FastifyRequestPart, FastifyScope } from './fastify/foreign.js'
export type { HttpOptions } from './http/options.js'
export type { ErrorForm } from './http/thrown.js'

/**
 * Serve tools in Fastify 5: `app.register(toolfault, { tools, judge, prefix })`, with the routes of
 * `plugins/fetch`. The bodies of these routes are read here, with a limit of our own; those of other
 * routes as before.
 */
export const toolfault = async (
  scope: FastifyScope,
  given: HttpOptions<FastifyRequestPart>
): Promise<void> => {
  // Async, since Fastify does not catch what a plugin with a callback throws: a route that is there twice.
  const { prefix: _, ...options } = given
  const answer = answering(options)
  const limits = limitsOf(options)
  const depth = segments(scope.prefix)
  leaveUnread(scope)

  const handler = async (
    request: FastifyRequestPart,
    reply: FastifyReplyPart
  ): Promise<FastifyReplyPart> => {
    const answered = answer({
      method: request.method,
      path: below(pathOf(request.url), depth),
      header: (name) => headerOf(request, name),
      body: () => readPayload(request, limits),
      raw: request
    })
    if (answered !== undefined) return sendFastify(request, reply, await answered)
    reply.callNotFound()
    return reply
  }

  const asked = options.cors === undefined ? [] : (['OPTIONS'] as const)
  // A wildcard, since Fastify limits the length of a parameter; `call` alone, lest a parameter wins.
  scope.route({ method: ['POST', ...asked], url: '/tools/call', handler })
  scope.route({ method: ['POST', ...asked], url: '/tools/*', handler })
  if (options.challenges !== undefined) {
    scope.route({ method: ['GET', 'POST', ...asked], url: '/challenges/*', handler })
  }
}

/** A prefix may have parameters, of which the path of a request knows the values alone. */
const segments = (prefix: string): number => prefix.replace(/\/+$/, '').split('/').length - 1

const below = (path: string, depth: number): string =>
  `/${path
    .split('/')
    .slice(depth + 1)
    .join('/')}`

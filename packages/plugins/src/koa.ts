import type { WireName } from '@toolfault/protocols/wires'
import type { Received } from './http/body.js'
import { answering, type HttpAnswer, type HttpRequest, routeFor } from './http/exchange.js'
import { limitsOf } from './http/limits.js'
import { headerOf, type NodeRequest, nodeBody, type Parsed, pathOf } from './http/node.js'
import type { HttpOptions } from './http/options.js'
import { parserError } from './http/parser-error.js'
import { type ErrorForm, thrownAnswer } from './http/thrown.js'

export type { HttpOptions } from './http/options.js'
export type { ErrorForm } from './http/thrown.js'

/** What is used of Koa's context. */
export interface KoaContext {
  readonly req: NodeRequest
  readonly request: object & Parsed
  status: number
  body: unknown
  readonly set: (headers: { [name: string]: string }) => unknown
  readonly remove: (name: string) => unknown
}

/** Koa's middleware. */
export type KoaHandler = (context: KoaContext, next: () => Promise<unknown>) => Promise<void>

/** The tools that are served, and the wire for errors of the app's other routes. */
export type KoaOptions<W extends WireName = WireName> = HttpOptions & ErrorForm<W>

/**
 * Serve tools in Koa. Mount it first, before body parsers: it reads its bodies itself and leaves those of
 * other routes alone; and where `to` is given, it answers on that wire what comes up from other routes:
 * parsers' errors, thrown faults, and what `decide` knows. All others are thrown on.
 *
 * Routes, below `prefix`: those of `@toolfault/plugins/fetch`.
 */
export const toolfault = <W extends WireName>(options: KoaOptions<W>): KoaHandler => {
  const answer = answering(options)
  const limits = limitsOf(options)
  return async (context, next) => {
    const { req, request } = context
    const answered = answer({
      ...placed(req),
      header: (name) => headerOf(req, name),
      body: () => nodeBody(req, request, limits, refusals.get(req)),
      raw: context
    })
    if (answered !== undefined) return respond(context, await answered)
    try {
      await next()
    } catch (error) {
      const thrown = thrownAnswer(error, parserError(error), context, options)
      if (thrown === undefined) throw error
      respond(context, await thrown)
    }
  }
}

/**
 * The `onError` of `@koa/bodyparser`, for an app that mounts `toolfault` after it: a body that the parser
 * refuses on a route of the tools is kept for `toolfault`; on other routes its error is thrown, as it is
 * without this.
 */
export const onError =
  (options: HttpOptions): ((error: unknown, context: Pick<KoaContext, 'req'>) => void) =>
  (error, { req }) => {
    const refused = parserError(error)
    if (refused === undefined || routeFor(placed(req), options) === undefined) throw error
    refusals.set(req, refused)
  }

/** By the request, which a context of another app shares. */
const refusals = new WeakMap<NodeRequest, Received>()

const placed = ({ method = '', url }: NodeRequest): Pick<HttpRequest, 'method' | 'path'> => ({
  method,
  path: pathOf(url)
})

const respond = (context: KoaContext, { body, headers, status }: HttpAnswer): void => {
  context.status = status
  // Koa writes the name of the status where there is no body, and calls an empty one text.
  context.body = body ?? ''
  if (body === undefined) context.remove('content-type')
  context.set({ ...headers, ...(status === 408 ? { connection: 'close' } : {}) })
}

import type { Tool } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import type { Received } from './http/body.js'
import { type Answering, answering } from './http/exchange.js'
import { limitsOf } from './http/limits.js'
import type { HttpAnswer } from './http/message.js'
import { headerOf, type NodeRequest, nodeBody, type Parsed, pathOf } from './http/node.js'
import type { HttpOptions } from './http/options.js'
import { parserError } from './http/parser-error.js'
import { type ErrorOptions, isServing, thrownAnswer } from './http/thrown.js'
import { varying } from './http/vary.js'

export type { FaultContext } from './failure.js'
export type { NodeRequest, Parsed } from './http/node.js'
export type { HttpOptions } from './http/options.js'
export type { ErrorForm, ErrorOptions } from './http/thrown.js'

/** What is used of Koa's context. */
export interface KoaContext {
  readonly req: NodeRequest
  readonly request: object & Parsed
  readonly headerSent: boolean
  status: number
  body: unknown
  readonly response: { readonly get: (name: string) => unknown }
  readonly set: (headers: { [name: string]: string }) => unknown
  readonly remove: (name: string) => unknown
}

/** Koa's middleware. Of any context, so that an app's own type is the same after it. */
export type KoaHandler = <Context extends KoaContext>(
  context: Context,
  next: () => Promise<unknown>
) => Promise<void>

/**
 * Serve tools in Koa. Mount it before body parsers: it reads its bodies itself and leaves those of other
 * routes alone.
 *
 * Routes, below `prefix`: those of `@toolfault/plugins/fetch`.
 */
export const toolfault = <T extends Tool>(options: HttpOptions<KoaContext, T>): KoaHandler => {
  const answer = answers(options)
  return async (context, next) => {
    const answered = answer(context)
    if (answered === undefined) await next()
    else respond(context, await answered)
  }
}

/**
 * Answer errors of Koa; mount it before everything, since errors come up to what stands outside. A
 * parser's error on a route of the tools is answered as `toolfault` with the same `options` would have
 * answered; on other routes parsers' errors, thrown faults, and what `decide` knows, on the wire `to`.
 * All others are thrown on.
 */
export const errorHandler = <W extends WireName>(options: ErrorOptions<W>): KoaHandler => {
  const answer = isServing(options) ? answers(options) : undefined
  return async (context, next) => {
    try {
      await next()
    } catch (error) {
      const refused = parserError(error, headerOf(context.req, 'content-encoding'))
      const answered = context.headerSent
        ? undefined
        : ((refused && answer?.(context, refused)) ??
          thrownAnswer(error, refused, context, options))
      if (answered === undefined) throw error
      respond(context, await answered)
    }
  }
}

const answers = (
  options: HttpOptions
): ((context: KoaContext, refused?: Received) => ReturnType<Answering>) => {
  const answer = answering(options)
  const limits = limitsOf(options)
  return (context, refused) => {
    const { req, request } = context
    return answer({
      method: req.method ?? '',
      path: pathOf(req.url),
      header: (name) => headerOf(req, name),
      body: () => nodeBody(req, request, limits, refused),
      raw: context
    })
  }
}

const respond = (context: KoaContext, { body, headers, status }: HttpAnswer): void => {
  context.status = status
  // Koa writes the name of the status where there is no body, and calls an empty one text.
  context.body = body ?? ''
  if (body === undefined) context.remove('content-type')
  const varied = varying(headers, () => context.response.get('vary'))
  context.set({ ...varied, ...(status === 408 ? { connection: 'close' } : {}) })
}

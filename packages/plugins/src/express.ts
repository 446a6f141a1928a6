import type { Tool } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import type { Received } from './http/body.js'
import { type Answering, answering } from './http/exchange.js'
import { limitsOf } from './http/limits.js'
import type { HttpAnswer } from './http/message.js'
import {
  headerOf,
  type NodeRequest,
  type NodeResponse,
  nodeBody,
  type Parsed,
  pathOf,
  sendNode
} from './http/node.js'
import type { HttpOptions } from './http/options.js'
import { parserError, pathError } from './http/parser-error.js'
import { type ErrorOptions, isServing, thrownAnswer } from './http/thrown.js'

export type { FaultContext } from './failure.js'
export type { NodeRequest, NodeResponse, Parsed } from './http/node.js'
export type { HttpOptions } from './http/options.js'
export type { ErrorForm, ErrorOptions } from './http/thrown.js'

/** What is used of Express's request, 4 and 5 alike. */
export interface ExpressRequest extends NodeRequest, Parsed {}

/** Hands a request on, or an error of it. */
export type Next = (error?: unknown) => void

/** Express's middleware, 4 and 5 alike. */
export type ExpressHandler = (request: ExpressRequest, response: NodeResponse, next: Next) => void

/** Express's middleware for errors; that it takes four arguments is how Express knows it. */
export type ExpressErrorHandler = (
  error: unknown,
  request: ExpressRequest,
  response: NodeResponse,
  next: Next
) => void

/**
 * Serve tools in Express 4 or 5. Mount it before body parsers: it reads its bodies itself and leaves
 * those of other routes alone. Under `app.use('/api', ...)` the routes are below `/api`.
 *
 * Routes, below `prefix`: those of `@toolfault/plugins/fetch`. Never rejects, for Express 4 would hang.
 */
export const toolfault = <T extends Tool>(
  options: HttpOptions<ExpressRequest, T>
): ExpressHandler => {
  const answer = answers(options)
  return (request, response, next) => send(answer(request), response, next)
}

/**
 * Answer errors of Express 4 or 5; mount it after everything. A parser's error on a route of the tools is
 * answered as `toolfault` with the same `options` would have answered; on other routes parsers' errors,
 * thrown faults, and what `decide` knows, on the wire `to`. All others go on to `next`.
 */
export const errorHandler = <W extends WireName>(options: ErrorOptions<W>): ExpressErrorHandler => {
  const answer = isServing(options) ? answers(options) : undefined
  return (error, request, response, next) => {
    const refused = parserError(error, headerOf(request, 'content-encoding')) ?? pathError(error)
    // Express's own advice: what has begun to be sent is Express's to break off.
    const answered = response.headersSent
      ? undefined
      : ((refused && answer?.(request, refused)) ?? thrownAnswer(error, refused, request, options))
    send(answered, response, () => next(error))
  }
}

const answers = (
  options: HttpOptions
): ((request: ExpressRequest, refused?: Received) => ReturnType<Answering>) => {
  const answer = answering(options)
  const limits = limitsOf(options)
  return (request, refused) =>
    answer({
      method: request.method ?? '',
      path: pathOf(request.url),
      header: (name) => headerOf(request, name),
      body: () => nodeBody(request, request, limits, refused),
      raw: request
    })
}

/** Hands on at once what is for somebody else. */
const send = (
  answered: Promise<HttpAnswer> | undefined,
  response: NodeResponse,
  next: Next
): void => {
  if (answered === undefined) next()
  else void sent(answered, response, next)
}

const sent = async (
  answered: Promise<HttpAnswer>,
  response: NodeResponse,
  next: Next
): Promise<void> => {
  try {
    sendNode(response, await answered)
  } catch (error) {
    next(error)
  }
}

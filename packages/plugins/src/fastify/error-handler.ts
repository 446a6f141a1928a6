import { type Fault, invalidArguments, own } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import { contextOf, type FastifyContext, fromFastify } from '@toolfault/sources/fastify'
import { type FailureOptions, failed } from '../failure.js'
import type { HttpAnswer } from '../http/message.js'
import { advisedIn, type Part } from '../http/part.js'
import { type ErrorForm, thrownAnswer } from '../http/thrown.js'
import { written } from '../http/written.js'
import type { FastifyReplyPart, FastifyRequestPart } from './foreign.js'
import { refusedBody } from './refused.js'
import { sendFastify } from './reply.js'
import { schemaOfRoute } from './schema.js'

/** How Fastify's own errors are written. */
export interface FastifyErrorOptions<W extends WireName = WireName>
  extends Omit<FailureOptions, 'attempts'>,
    ErrorForm<W> {
  /** The wire. */
  readonly to: W
  /** The tool that a request is for; none is named when absent. A method, so that an author may say Fastify's own type. */
  tool?(request: FastifyRequestPart): string | undefined
}

/**
 * Answer Fastify's own errors on a wire: `app.setErrorHandler(errorHandler({ to: 'oxp' }))`. These are what
 * the validator of a route says of a body, a query, parameters or headers, what the content type parsers
 * say, and faults that a handler throws. Every other error is for the handler around it.
 */
export const errorHandler =
  <W extends WireName>(
    options: FastifyErrorOptions<W>
  ): ((error: unknown, request: FastifyRequestPart, reply: FastifyReplyPart) => Promise<unknown>) =>
  (error, request, reply) => {
    const part = partOf(error)
    const answered =
      part === undefined
        ? thrownAnswer(error, refusedBody(error, request), request, options)
        : invalidAnswer(faultIn(error, part, request, options), part, request, options)
    // Not thrown: what is thrown here and is no Error, Fastify takes for an answer, with 200.
    return answered === undefined
      ? Promise.reject(error)
      : answered.then((answer) => sendFastify(request, reply, answer))
  }

/** Where the validator said no; one that threw is a bug of the server's, and Fastify says so with 500. */
const partOf = (error: unknown): FastifyContext | undefined =>
  own(error, 'statusCode') === 500 ? undefined : contextOf(asFailure(error))

const faultIn = <W extends WireName>(
  error: unknown,
  part: FastifyContext,
  request: FastifyRequestPart,
  options: FastifyErrorOptions<W>
): Fault =>
  advisedIn(
    parts[part],
    invalidArguments(named(options, request), fromFastify(asFailure(error))),
    schemaOfRoute(request, part),
    part === 'querystring' ? request.query : request[part]
  )

const parts: { readonly [context in FastifyContext]: Part | undefined } = {
  body: undefined,
  querystring: 'query',
  params: 'path',
  headers: 'headers'
}

const named = <W extends WireName>(
  options: FastifyErrorOptions<W>,
  request: FastifyRequestPart
): string | undefined => {
  try {
    return options.tool?.(request)
  } catch {
    return undefined
  }
}

const invalidAnswer = async <W extends WireName>(
  fault: Fault,
  part: FastifyContext,
  request: unknown,
  options: FastifyErrorOptions<W>
): Promise<HttpAnswer> => {
  const context = { request, ...(fault.tool === undefined ? {} : { tool: fault.tool }) }
  const told = await failed(fault, context, options)
  return written(told, options.to, options.form, { isBeside: parts[part] !== undefined })
}

/** A border: the source tests what it reads. */
const asFailure = (error: unknown): Parameters<typeof fromFastify>[0] =>
  error as Parameters<typeof fromFastify>[0]

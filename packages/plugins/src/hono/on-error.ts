import { isRecord } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import type { FailureOptions } from '../failure.js'
import { type ErrorForm, thrownAnswer } from '../http/thrown.js'
import { responseOf } from '../http/web.js'
import { refusedJson } from './body.js'
import type { HonoContextPart } from './foreign.js'

/** How Hono's own errors are written. */
export interface HonoErrorOptions<W extends WireName, C>
  extends Omit<FailureOptions, 'attempts'>,
    ErrorForm<W> {
  /** The wire. */
  readonly to: W
  /** Answers all other errors; as Hono itself does when absent. */
  readonly otherwise?: (error: Error, context: C) => Response | Promise<Response>
}

/**
 * Answer bodies that are no JSON, and faults that a handler throws, on a wire:
 * `app.onError(onError({ to: 'oxp' }))`. Other errors are for `otherwise`.
 */
export const onError =
  <W extends WireName, C extends HonoContextPart>(
    options: HonoErrorOptions<W, C>
  ): ((error: Error, context: C) => Promise<Response>) =>
  async (error, context) => {
    const refused = await refusedJson(error, context)
    const answer = await thrownAnswer(error, refused, context, options)
    if (answer !== undefined) return context.newResponse(answer.body ?? null, responseOf(answer))
    return (options.otherwise ?? asHono)(error, context)
  }

/** Hono's own error handler, which it does not export. */
const asHono = (error: Error, context: HonoContextPart): Response => {
  if (hasResponse(error)) {
    const response = error.getResponse()
    return context.newResponse(response.body, response)
  }
  console.error(error)
  const headers = { 'content-type': 'text/plain; charset=UTF-8' }
  return context.newResponse('Internal Server Error', new Response(null, { status: 500, headers }))
}

const hasResponse = (error: unknown): error is { readonly getResponse: () => Response } =>
  isRecord(error) && 'getResponse' in error && typeof error.getResponse === 'function'

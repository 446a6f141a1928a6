import type { Tool } from '@toolfault/model'
import { readHono } from './hono/body.js'
import type { HonoContextPart } from './hono/foreign.js'
import { type Answering, answering } from './http/exchange.js'
import { limitsOf } from './http/limits.js'
import type { HttpOptions } from './http/options.js'
import { responseOf } from './http/web.js'

export type { FaultContext } from './failure.js'
export type { HonoContextPart, HonoResult } from './hono/foreign.js'
export { type HonoHookOptions, hook } from './hono/hook.js'
export { type HonoErrorOptions, onError } from './hono/on-error.js'
export type { HttpOptions } from './http/options.js'
export type { ErrorForm } from './http/thrown.js'

/**
 * Serve tools in Hono 4: `app.use('*', toolfault({ tools, judge }))`, with the routes of `plugins/fetch`;
 * `prefix` is what stands before them in the whole path, under `app.route` and `app.basePath`, too. A
 * request that is for nobody here goes on.
 */
export const toolfault = <T extends Tool>(
  options: HttpOptions<HonoContextPart, T>
): ((context: HonoContextPart, next: () => Promise<void>) => Promise<Response | undefined>) => {
  const answer: Answering = answering(options)
  const limits = limitsOf(options)
  return async (context, next) => {
    const { raw } = context.req
    const answered = answer({
      method: raw.method,
      path: new URL(raw.url).pathname,
      header: (name) => raw.headers.get(name) ?? undefined,
      body: () => readHono(context, limits),
      raw: context
    })
    if (answered !== undefined) {
      const { body = null, headers: all, status } = await answered
      const { vary, ...headers } = all
      // It adds to what was said before, which would be lost, or win, in a response of ours.
      if (vary !== undefined) context.header('vary', vary, { append: true })
      return context.newResponse(body, responseOf({ headers, status }))
    }
    await next()
    return undefined
  }
}

import type { Body } from '@toolfault/protocols/exchange'
import * as f7 from '@toolfault/protocols/f7/exchange'
import * as oxp from '@toolfault/protocols/oxp/exchange'
import { readings } from '@toolfault/words/readings'
import { called, executed } from './call.js'
import type { HttpRequest, Reply } from './message.js'
import type { HttpOptions } from './options.js'
import type { Route } from './route.js'
import { validating } from './settle.js'

/** Of a path that nobody serves. */
export const NOWHERE: Reply = { status: 404, body: { error: readings.nowhere } }

/** Answer the request of a route: by F7, by OXP, or as Agentopia does. Never rejects. */
export const replied = async (
  request: HttpRequest,
  route: Route,
  options: HttpOptions
): Promise<Reply> => {
  // What the body itself stands for, whatever it says: too large, too slow.
  let ownStatus: number | undefined
  const body = async (): Promise<Body> => {
    const received = await request.body()
    ownStatus = received.status
    return received.body
  }
  const reply = await routed(request, body, route, options)
  return ownStatus === undefined ? reply : { ...reply, status: ownStatus }
}

const routed = (
  request: HttpRequest,
  body: () => Promise<Body>,
  route: Route,
  options: HttpOptions
): Reply | Promise<Reply> => {
  switch (route.to) {
    case 'validate': {
      const { name } = route
      const exchange = { ...validating(request, options, name), form: options.f7 }
      return f7.validate(exchange.tools, name, body, exchange)
    }
    case 'check':
      return oxp.check(options.challenges ?? (() => undefined), route.id)
    case 'execute':
      return executed(request, body, route.name, options)
    default:
      return options.run === undefined ? NOWHERE : called(request, body, options.run, options)
  }
}

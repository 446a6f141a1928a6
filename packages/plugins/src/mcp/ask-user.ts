import { part } from '@toolfault/model'
import { isFunction } from '../method.js'
import type { McpCall } from './options.js'
import { signalOf } from './signal.js'

/** The time that a user has to answer, in milliseconds: as much as SDK v2 itself gives. */
const PATIENCE = 600_000

/** What a user answered while a call ran: one is asked once, however often the SDK enters the tool. */
const answers = new WeakMap<object, Promise<unknown>>()

/**
 * The way to ask the user while a call runs. On SDK v2 the request goes the way of the call itself, since
 * one of the server's own waits for a stream that a client need not have opened.
 */
export const askUserOf = (extra: unknown, server: unknown): McpCall['ask'] => {
  const send = part(part(extra, 'mcpReq'), 'send')
  const signal = signalOf(extra)
  if (isFunction(send) && signal !== undefined) {
    return (params) => {
      const known = answers.get(signal)
      if (known !== undefined) return known
      const options = { timeout: PATIENCE, signal }
      const answer = Promise.resolve(send({ method: 'elicitation/create', params }, options))
      answers.set(signal, answer)
      return answer
    }
  }
  const elicit = part(server, 'elicitInput')
  if (!isFunction(elicit)) return undefined
  const options = { relatedRequestId: part(extra, 'requestId'), signal }
  return async (params) => Reflect.apply(elicit, server, [params, options])
}

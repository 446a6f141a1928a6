import type { HttpAnswer } from '../http/message.js'
import { varying } from '../http/vary.js'
import type { FastifyReplyPart, FastifyRequestPart } from './foreign.js'

/**
 * Hand an answer to Fastify, its body as the text that it is: what a response schema does not name would
 * be dropped from an object. An answer that came too late for its body ends the connection.
 */
export const sendFastify = (
  { raw }: Pick<FastifyRequestPart, 'raw'>,
  reply: FastifyReplyPart,
  { body, headers, status }: HttpAnswer
): FastifyReplyPart => {
  // HTTP/2 ends a stream of its own accord (RFC 9113, section 8.2.2).
  const isLast = status === 408 && raw.httpVersionMajor !== 2
  const varied = varying(headers, () => reply.getHeader('vary'))
  reply.code(status)
  reply.headers(isLast ? { ...varied, connection: 'close' } : varied)
  reply.send(body)
  return reply
}

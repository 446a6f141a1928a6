import { malformedRequest, own } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import { encoded, type Received, tooLarge, unread } from '../http/body.js'
import { headerOf } from '../http/node.js'
import type { FastifyRequestPart } from './foreign.js'

/**
 * What Fastify's own content type parsers say of a body; `undefined` for an error that is none of theirs.
 * They keep neither its text nor the place of the mistake.
 *
 * @see Fastify, Reference, Errors, `FST_ERR_CTP_*`
 */
export const refusedBody = (
  error: unknown,
  request: Pick<FastifyRequestPart, 'headers' | 'routeOptions'>
): Received | undefined => {
  switch (own(error, 'code')) {
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { body: { text: '' } }
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      // What unpacks a body for it takes the header away (`@fastify/compress`).
      return (
        encoded(headerOf(request, 'content-encoding')) ?? {
          // Its parser refuses such keys with the same code (`onProtoPoisoning`).
          body: { fault: malformedRequest('syntax', readings.poisoned) }
        }
      )
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(own(request.routeOptions, 'bodyLimit'))
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { status: 415, ...unread(readings.mediaType) }
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return unread()
    default:
      return undefined
  }
}

import { isRecord } from '@toolfault/model'
import type { Limits, Received } from '../http/body.js'
import { type NodeRequest, nodeBody } from '../http/node.js'
import type { FastifyRequestPart, FastifyScope } from './foreign.js'

/**
 * Leave the bodies of a scope unread, whatever their media type, so that an unknown tool needs none. The
 * parsers of the scopes around it stay as they are.
 */
export const leaveUnread = (scope: FastifyScope): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_, payload, done) => done(null, payload))
}

/** Read what was left unread: the request itself, or what a `preParsing` hook made of it. */
export const readPayload = (
  { body, raw }: Pick<FastifyRequestPart, 'body' | 'raw'>,
  limits: Limits
): Promise<Received> => nodeBody(isStream(body) && body !== raw ? made(body) : raw, {}, limits)

type Stream = Pick<NodeRequest, 'iterator' | 'resume'>

/** What a hook made has neither the length nor the encoding that the request says. */
const made = (stream: Stream): NodeRequest => ({
  headers: {},
  iterator: (options) => stream.iterator(options),
  resume: () => stream.resume()
})

const isStream = (value: unknown): value is Stream =>
  isRecord(value) &&
  'iterator' in value &&
  typeof value.iterator === 'function' &&
  'resume' in value

import { type MalformedRequest, malformedRequest, own, readJson } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import { decodedText, type Received, tooLarge } from './body.js'

/**
 * What a body parser's error says of the body: the parsers of Express (`body-parser`) and Koa (`co-body`)
 * and what they are made of. `undefined` for an error that is none of theirs.
 *
 * They keep the text that they could not read, or would not: `5` is JSON, and they refuse it.
 */
export const parserError = (error: unknown): Received | undefined => {
  const status = own(error, 'status')
  switch (own(error, 'type')) {
    case 'entity.parse.failed':
      return keptText(error) ?? unread(readings.notJson)
    case 'entity.too.large': {
      const limit = own(error, 'limit')
      return typeof limit === 'number'
        ? tooLarge({ maxBytes: limit })
        : { ...unread(readings.noBody), status: 413 }
    }
    case 'charset.unsupported':
      return { ...unread(readings.charset), status: 415 }
    case 'encoding.unsupported':
      return { ...unread(readings.encoding), status: 415 }
    case 'request.aborted':
    case 'request.size.invalid':
      return unread(readings.noBody)
    default:
      // Koa's parser names no type, and zlib neither type nor, in Koa, a status.
      return isSyntax(error) && status === 400 ? keptText(error) : compressed(error)
  }
}

/** That a path has an escape that stands for nothing, as routers say it; `undefined` for other errors. */
export const pathError = (error: unknown): Received | undefined =>
  error instanceof URIError && own(error, 'status') === 400 ? unread(readings.path) : undefined

/** The fault of a body that a parser refused: of its text, or that it is JSON and no object. */
export const refusal = ({ body }: Received): MalformedRequest => {
  if ('fault' in body) return body.fault
  const read = 'text' in body ? readJson(body.text) : undefined
  return read?._tag === 'Left'
    ? read.left
    : malformedRequest('shape', readings.wanted('object or array'))
}

const unread = (detail: string): Received => ({
  body: { fault: malformedRequest('shape', detail) }
})

const keptText = (error: unknown): Received | undefined => {
  const text = own(error, 'body')
  if (text instanceof Uint8Array) return { body: decodedText(text) }
  return typeof text === 'string' ? { body: { text } } : undefined
}

/** Known by its name, since it may be of another realm. */
const isSyntax = (error: unknown): boolean => error instanceof Error && error.name === 'SyntaxError'

const compressed = (error: unknown): Received | undefined => {
  const code = own(error, 'code')
  return typeof code === 'string' && code.startsWith('Z_') ? unread(readings.inflated) : undefined
}

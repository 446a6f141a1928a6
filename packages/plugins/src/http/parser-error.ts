import { type MalformedRequest, malformedRequest, own, readJson, total } from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import { decodedText, encoded, type Received, tooLarge, unread } from './body.js'

/**
 * What a body parser's error says of the body: the parsers of Express (`body-parser`) and Koa (`co-body`)
 * and what they are made of. `undefined` for an error that is none of theirs. `encoding` is the request's
 * `Content-Encoding`.
 *
 * They keep the text that they could not read, or would not: `5` is JSON, and they refuse it.
 */
export const parserError = (error: unknown, encoding?: string): Received | undefined => {
  switch (own(error, 'type')) {
    case 'entity.parse.failed':
      return keptText(error) ?? unread(readings.notJson)
    case 'entity.too.large':
      return tooLarge(own(error, 'limit'))
    case 'charset.unsupported':
      return { ...unread(readings.charset), status: 415 }
    case 'encoding.unsupported':
      return encoded('unknown')
    case 'request.aborted':
    case 'request.size.invalid':
      return unread()
    default:
      return untyped(error, own(error, 'status'), encoding)
  }
}

/** Koa's parser names no type, and zlib neither type nor, in Koa, a status. */
const untyped = (error: unknown, status: unknown, encoding?: string): Received | undefined => {
  if (status === 400 && isNamed(error, 'SyntaxError')) return keptText(error)
  // What else unpacks something may fail in the same way, which is not the caller's doing.
  if (isUnpacking(error) && (status === 400 || encoding !== undefined))
    return unread(readings.inflated)
  return status === 415 && /^unsupported content-encoding:/i.test(messageOf(error))
    ? encoded('unknown')
    : undefined
}

/** That a path has an escape that stands for nothing, as routers say it; `undefined` for other errors. */
export const pathError = (error: unknown): Received | undefined =>
  isNamed(error, 'URIError') && own(error, 'status') === 400 ? unread(readings.path) : undefined

/** The fault of a body that a parser refused: of its text, or that it is JSON that the parser does not take. */
export const refusal = ({ body }: Received): MalformedRequest => {
  if ('fault' in body) return body.fault
  if ('value' in body) return malformedRequest('shape', readings.refused)
  const read = readJson(body.text)
  if (read._tag === 'Left') return read.left
  // Koa's parser refuses `__proto__`, too.
  const isStructure = typeof read.right === 'object' && read.right !== null
  return malformedRequest(
    'shape',
    isStructure ? readings.refused : readings.wanted('object or array')
  )
}

const keptText = (error: unknown): Received | undefined => {
  const text = own(error, 'body')
  if (text instanceof Uint8Array) return { body: decodedText(text) }
  return typeof text === 'string' ? { body: { text } } : undefined
}

/** By its name, since it may be of another realm. */
const isNamed = (error: unknown, name: string): boolean =>
  total(
    () => Object(error).name === name,
    () => false
  )

const messageOf = (error: unknown): string => {
  const message = own(error, 'message')
  return typeof message === 'string' ? message : ''
}

/** As zlib names what is wrong with gzip and deflate, with brotli and with zstd. */
const isUnpacking = (error: unknown): boolean => {
  const code = own(error, 'code')
  return typeof code === 'string' && /^(?:Z_|ERR__ERROR_|ZSTD_)/.test(code)
}

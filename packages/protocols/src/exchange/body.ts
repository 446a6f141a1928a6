import {
  left,
  type MalformedRequest,
  malformedRequest,
  own,
  readJson,
  right
} from '@toolfault/model'
import { readings } from '@toolfault/words/readings'
import type { Either } from 'fp-ts/lib/Either.js'

/** The body of a request: its text, what a parser before us made of it, or why there is neither. */
export type Body =
  | { readonly text: string }
  | { readonly value: unknown }
  | { readonly fault: MalformedRequest }

/** A body, or what reads it when it is needed: a tool that is unknown needs none. */
export type BodySource = Body | (() => Body | Promise<Body>)

/**
 * The JSON of a body; an empty one is none (row V7), and `null` is a value as others are (row V8). A body
 * that cannot be read is a malformed request, too.
 */
export const readBody = async (source: BodySource): Promise<Either<MalformedRequest, unknown>> => {
  try {
    const body = typeof source === 'function' ? await source() : source
    if ('fault' in body) return left(body.fault)
    if ('value' in body) return right(body.value)
    const text = own(body, 'text')
    // A byte order mark is no JSON, and some clients send one (RFC 8259, section 8.1).
    return readJson(typeof text === 'string' ? text.replace(/^\ufeff/, '') : '')
  } catch {
    return left(malformedRequest('shape', readings.noBody))
  }
}

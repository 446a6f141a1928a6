import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from './either.js'
import type { MalformedRequest } from './fault/fault.js'
import { malformedRequest } from './fault/make.js'
import { type Break, stopOf } from './json-break.js'
import { total } from './total.js'

/**
 * Read a text as JSON.
 *
 * The fault's detail is our own: line, column (both from 1) and what may stand there. An engine's
 * message would quote the text, and differs from engine to engine (row V15).
 */
export const readJson = (text: string): Either<MalformedRequest, unknown> =>
  total<Either<MalformedRequest, unknown>>(
    () => right(JSON.parse(text)),
    () =>
      left(
        malformedRequest(
          'syntax',
          total(
            () => complaint(text),
            () => 'the text cannot be read'
          )
        )
      )
  )

/** Look for what makes a text no JSON; `undefined` for a text that is JSON, and for what is no text. */
export const breakIn = (text: string): Break | undefined =>
  total(
    () => (typeof text !== 'string' || readJson(text)._tag === 'Right' ? undefined : stopOf(text)),
    () => undefined
  )

/**
 * Where a text stops to be JSON: the offset of what may not stand there, the length of a text that ends too
 * early. `undefined` for a text that is JSON, and for what is no text.
 */
export const brokenAt = (text: string): number | undefined => breakIn(text)?.at

const complaint = (text: string): string => {
  const { at, wanted } = stopOf(text)
  return `${where(text, at)}, expected ${wanted}`
}

const where = (text: string, at: number): string => {
  if (at >= text.length) return 'the text ends too early'
  const before = text.slice(0, at).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

import {
  type Findings,
  type InvalidArguments,
  invalidArguments,
  isList,
  left,
  own,
  right,
  total,
  unreadable
} from '@toolfault/model'
import type { Either } from 'fp-ts/lib/Either.js'
import { findingsOf } from './findings.js'
import type { IoTsDecoder, IoTsErrors } from './shape.js'

export type * from './shape.js'

const illegible = 'the validator reported errors that cannot be read'

/**
 * Read io-ts 2's `Errors`, or the `Either` that holds them, as issues in io-ts's order: the numbers of
 * branches are no part of a path, a key that is not there is missing, and the errors of one union are one
 * issue with `branches`.
 *
 * A `Right` means that nothing was wrong, and so does an empty list on its own; what is neither errors nor
 * an `Either` of them becomes one issue of kind `unknown`.
 */
export const fromIoTs = (given: IoTsErrors | Either<IoTsErrors, unknown>): Findings =>
  total(
    () => {
      const tag = own(given, '_tag')
      if (tag === 'Right') return { issues: [] }
      const errors = tag === 'Left' ? own(given, 'left') : given
      if (!isList(errors)) return unreadable(illegible)
      if (tag === 'Left' && errors.length === 0) {
        return unreadable('the validator refused the value and did not say why')
      }
      return findingsOf(errors)
    },
    () => unreadable(illegible)
  )

/**
 * Make the step of a `pipe` that decodes the arguments of a tool: `Right` of what the codec made of them,
 * or `Left` of the fault that says why it refused them.
 *
 * Never throws: a codec that does, or that answers no `Either`, is a fault with one issue of kind `unknown`.
 */
export const decoding =
  <A>(
    tool: string | undefined,
    codec: IoTsDecoder<A>
  ): ((value: unknown) => Either<InvalidArguments, A>) =>
  (value) => {
    try {
      const decoded = codec.decode(value)
      return decoded._tag === 'Right'
        ? right(decoded.right)
        : left(invalidArguments(tool, fromIoTs(decoded)))
    } catch (error) {
      return left(invalidArguments(tool, unreadable(reasonOf(error))))
    }
  }

const reasonOf = (error: unknown): string =>
  total(
    () =>
      error instanceof RangeError
        ? 'the arguments are nested too deeply to be checked'
        : 'the arguments cannot be checked',
    () => 'the arguments cannot be checked'
  )

import {
  type Findings,
  type InvalidArguments,
  invalidArguments,
  isList,
  left,
  own,
  right,
  total,
  unjudged
} from '@toolfault/model'
import type { Either } from 'fp-ts/lib/Either.js'
import { noErrors, noReason } from '../list.js'
import { findingsOf } from './findings.js'
import type { IoTsDecoder, IoTsErrors } from './shape.js'

export type * from './shape.js'

/**
 * Read io-ts 2's `Errors`, or the `Either` that holds them, as issues in io-ts's order: the numbers of
 * branches are no part of a path, a key that is not there is missing, and the errors of one union are one
 * issue with `branches`.
 *
 * A `Right` means that nothing was wrong, and so does an empty list on its own; what is neither errors nor
 * an `Either` of them becomes one issue of kind `unknown`.
 */
export const fromIoTs = (given: IoTsErrors | Either<IoTsErrors, unknown>): Findings =>
  total(() => {
    const tag = own(given, '_tag')
    if (tag === 'Right') return { issues: [] }
    const errors = tag === 'Left' ? own(given, 'left') : given
    if (!isList(errors)) return noErrors()
    return tag === 'Left' && errors.length === 0 ? noReason() : findingsOf(errors)
  }, noErrors)

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
      return left(invalidArguments(tool, unjudged(error)))
    }
  }

import { type Findings, unjudged } from '@toolfault/model'
import { longestWithTwins } from './twins.js'

/**
 * Judge by a schema without `uniqueItems` where no list of a value has an item twice: a validator may take minutes to
 * compare all items, or take unlike ones for the same. Longer lists than `most` with an item that they hold twice are
 * not judged.
 */
export const sparing =
  (
    whole: (value: unknown) => Findings,
    without: (value: unknown) => Findings,
    most: number = Number.POSITIVE_INFINITY
  ) =>
  (value: unknown): Findings => {
    try {
      const length = longestWithTwins(value)
      if (length > most) throw new TypeError('too many items to compare')
      return length === 0 ? without(value) : whole(value)
    } catch (error) {
      return unjudged(error)
    }
  }

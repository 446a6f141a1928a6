import { type Findings, unjudged } from '@toolfault/model'
import { longestWithTwins } from '../twins.js'

/** Longer lists with an item that they hold twice are not judged where items may have to be unique. */
const COMPARED = 1_000

/**
 * The validator compares each item of a list with each other one, which takes minutes for what fits into a
 * request: so it judges by a schema without `uniqueItems` where no list of a value has an item twice.
 */
export const sparing =
  (whole: (value: unknown) => Findings, without: (value: unknown) => Findings) =>
  (value: unknown): Findings => {
    try {
      const length = longestWithTwins(value)
      if (length > COMPARED) throw new TypeError('too many items to compare')
      return length === 0 ? without(value) : whole(value)
    } catch (error) {
      return unjudged(error)
    }
  }

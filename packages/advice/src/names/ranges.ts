import { lastOf } from '../pointers.js'
import { setOf } from '../set-of.js'
import { type Bound, boundsOf, isOfSame } from './ends.js'
import { boundOf } from './opposites.js'
import { singulars, wordsOf } from './spelling.js'

/** Words that say no more of an object than that it has bounds. */
const ranges: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'between bound interval period range span timeframe window'
)

/** The names that say where something begins or ends, by a word for it. */
export const limitsIn = (names: ReadonlySet<string>): ReadonlyArray<Bound> =>
  boundsOf(names).filter(
    ({ isNth, name }) => !isNth && wordsOf(name).some((word) => boundOf(word) !== undefined)
  )

/** Whether a bound is of what an object is called, whatever it says of its bounds: `startDate` of `dateRange`. */
export const isOfRange = (object: string, { of }: Bound): boolean => {
  const words = wordsOf(object).map(singular)
  return isOfSame(
    words.filter((word) => !ranges.has(word)),
    of.map(singular)
  )
}

/** Whether both say a word for what the bounds are of: `maxPrice` of `price`. */
export const isShared = (object: string, { of }: Bound): boolean =>
  wordsOf(object).some((word) => of.map(singular).includes(singular(word)))

const singular = (word: string): string => lastOf(singulars(word))

/** The beginning and the end, each the only one, of the same. */
export const bothOf = (bounds: ReadonlyArray<Bound>): readonly [Bound, Bound] | undefined => {
  const start = bounds.find(({ isEnd }) => !isEnd)
  const end = bounds.find(({ isEnd }) => isEnd)
  if (start === undefined || end === undefined || bounds.length > 2) return undefined
  return isOfSame(start.of, end.of) ? [start, end] : undefined
}

/**
 * The one of an object's beginnings, or of its ends, that a bound is, where all of them are of the same: the only one, or of `gt` and
 * `gte` the one that leaves out the limit itself for `createdAfter`, and the one that does not for `createdSince`.
 */
export const limitFor = (
  limits: ReadonlyArray<Bound>,
  { isEnd, name }: Bound
): Bound | undefined => {
  const starts = limits.filter((one) => !one.isEnd)
  const ends = limits.filter((one) => one.isEnd)
  const [first] = limits
  const areOfSame = first !== undefined && limits.every(({ of }) => isOfSame(first.of, of))
  if (!areOfSame || starts.length === 0 || ends.length === 0) return undefined
  const some = isEnd ? ends : starts
  if (some.length === 1) return some[0]
  const signs = some.map(signOf)
  const isBeyond = wordsOf(name).some((word) => beyond.has(word))
  const isOfSigns = /^(gt,gte|gte,gt|lt,lte|lte,lt)$/.test(signs.join())
  return isOfSigns ? some.find((one) => signOf(one).endsWith('e') !== isBeyond) : undefined
}

/** Words for a limit that is itself left out. */
const beyond: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'above after before below gt lt over under'
)

const signOf = ({ name }: Bound): string => lastOf(wordsOf(name))

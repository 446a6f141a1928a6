import { isOpposite } from './opposites.js'
import { isSameNumber, wholeOf, wordsOf } from './spelling.js'
import { isNegative } from './telling.js'

/**
 * Whether one name says another thing than the other, whatever fits: the opposite (`start` and `end`, `enabled` and
 * `disabled`, `cache` and `no_cache`), the same in another unit (`timeout_ms` and `timeout_seconds`), the next of
 * several (`line1` and `line2`), or how many where the other says which (`page_size` and `page`) or where it ends (`limit` and
 * `end_line`).
 */
export const isContrary = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [left, right] = [without(a, b), without(b, a)]
  return (
    (isNegative(left) !== isNegative(right) &&
      a.some((word) => b.some((its) => isAkin(word, its)))) ||
    haveOpposites(a, b) ||
    isOtherOf(wholeOf(one), wholeOf(other)) ||
    isPaging(wholeOf(one), wholeOf(other)) ||
    isPaging(wholeOf(other), wholeOf(one)) ||
    isLength(one, b) ||
    isLength(other, a)
  )
}

type Words = ReadonlyArray<string>

/** Whether two names have opposites among the words that tell them apart, or units that are not the same. */
export const haveOpposites = (a: Words, b: Words): boolean => {
  const right = without(b, a)
  return without(a, b).some((word) => right.some((its) => isOpposite(word, its)))
}

const without = (words: Words, others: Words): Words =>
  words.filter((word) => !others.some((other) => isSameNumber(word, other)))

/** `validate` and `validation`. */
const isAkin = (a: string, b: string): boolean => a.slice(0, ROOT) === b.slice(0, ROOT)

const ROOT = 4

/** Whether two names differ in their numbers alone. */
const isOtherOf = (a: string, b: string): boolean => a !== b && countless(a) === countless(b)

const countless = (name: string): string => name.replace(/\d+/g, '0')

/** Whether one says which page, or where it begins, and the other how long it is, or what it is behind. */
const isPaging = (at: string, size: string): boolean =>
  /^(?:page(?:no|num|number|index)?|offset|skip)$/.test(at) &&
  /^(?:page(?:size|limit|token)|perpage|limit)$/.test(size)

/** Whether one says how many and no more, and the other where that ends. */
const isLength = (size: string, end: Words): boolean =>
  /^(?:count|length|limit|size)$/.test(wholeOf(size)) &&
  end.some((word) => /^(?:end|stop|until)$/.test(word))

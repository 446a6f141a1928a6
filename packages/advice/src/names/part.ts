import { setOf } from '../set-of.js'
import { isContrary } from './contrary.js'
import { isShort, type Spoken } from './short.js'
import { wordsOf } from './spelling.js'
import { telling } from './telling.js'

/**
 * Whether all words of one name are among those of another, and none that the other has more says which of two:
 * `project` and `projectSlug`, not `price` and `maxPrice`, nor `page` and `pageSize`. Such a name may have been meant, and no more.
 */
export const isPart = (one: string, other: string): boolean =>
  isAmong(wordsOf(one), wordsOf(other), isEqual, (word) => !telling.has(word)) &&
  !isContrary(one, other)

const isEqual = (a: string, b: string): boolean => a === b

/**
 * The same of words that are short for others and in any number (`repo` and `repositorySlug`), where some of those that tell
 * may be more as well: `depth` and `max_depth`.
 */
export const isNearlyPart = (one: Spoken, other: Spoken, also: ReadonlySet<string>): boolean =>
  isAmong(one.words, other.words, isShort, (word) => !telling.has(word) || also.has(word)) &&
  !isContrary(one.name, other.name)

/** Words that say what a thing is for. */
export const roles: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'add base custom default enable has include input max new original output show source start system target total use with'
)

type Words = ReadonlyArray<string>

const isAmong = (
  a: Words,
  b: Words,
  like: (word: string, other: string) => boolean,
  mayBeMore: (word: string) => boolean
): boolean => {
  const [less, more] = a.length < b.length ? [a, b] : [b, a]
  return (
    less.length > 0 &&
    less.length < more.length &&
    less.every((word) => more.some((other) => like(word, other))) &&
    more.every((word) => less.some((other) => like(word, other)) || mayBeMore(word))
  )
}

/** Whether a name is another of several words, and one more that says which of two: `from_email_domain` and `email_domain`. */
export const isToldFrom = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  return (
    b.length > 1 &&
    b.length < a.length &&
    b.every((word) => a.includes(word)) &&
    a.every((word) => b.includes(word) || telling.has(word))
  )
}

/**
 * Whether names share a word, and one of them says more that tells of which or that is another's: `group_order` and `sort_order`,
 * `old_status` and `status`.
 */
export const tellsOfOther = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [left, right] = [
    a.filter((word) => !b.includes(word)),
    b.filter((word) => !a.includes(word))
  ]
  return (
    left.length < a.length &&
    ((left.length > 0 && right.length > 0) || [...left, ...right].some((word) => telling.has(word)))
  )
}

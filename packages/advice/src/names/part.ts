import { isContrary } from './contrary.js'
import { wordsOf } from './spelling.js'
import { telling } from './telling.js'

/**
 * Whether all words of one name are among those of another, and none that the other has more says which of two:
 * `project` and `projectSlug`, not `price` and `maxPrice`, nor `page` and `pageSize`. Such a name may have been meant, and no more.
 */
export const isPart = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [less, more] = a.length < b.length ? [a, b] : [b, a]
  return (
    less.length > 0 &&
    less.length < more.length &&
    less.every((word) => more.includes(word)) &&
    more.every((word) => less.includes(word) || !telling.has(word)) &&
    !isContrary(one, other)
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

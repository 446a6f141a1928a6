import { idle } from './akin.js'
import { isPart } from './part.js'
import { isSameNumber, wordsOf } from './spelling.js'
import { telling } from './telling.js'

/**
 * Whether one name may have been meant for the other, and no more: with a word more or less, by another mark of the same
 * thing (`userName` and `userId`, `labels` and `labelIds`).
 */
export const isKin = (one: string, other: string): boolean =>
  isPart(one, other) || isMarked(wordsOf(one), wordsOf(other))

type Words = ReadonlyArray<string>

/** Whether both are of one thing, and one of them is its id. */
const isMarked = (a: Words, b: Words): boolean => {
  const [one, other] = [thingOf(a), thingOf(b)]
  return (
    [a, b].some((words) => /^(?:ids?|uu?id)$/.test(words.at(-1) ?? '')) &&
    one.length > 0 &&
    one.length === other.length &&
    one.every((word, at) => isSameNumber(word, other[at] ?? ''))
  )
}

/** What a name is of: `user` of `userName` and of `username`. */
const thingOf = (words: Words): Words => {
  const last = words.at(-1) ?? ''
  if (/^(?:ids?|uu?id|identifier|names?|keys?|refs?|reference|slug|number)$/.test(last))
    return words.slice(0, -1)
  return /...name$/.test(last) ? [...words.slice(0, -1), last.slice(0, -4)] : words
}

/**
 * Whether both names are of a text that people read, and of the same one (`comment` and `issue_body`): not `footer_text` of
 * `header_text`, nor `error_message` of `commit_message`.
 */
export const areTexts = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const [less, more] = a.length < b.length ? [a, b] : [b, a]
  const of = less.slice(0, -1)
  return (
    [a, b].every((words) => ofTexts.test(words.at(-1) ?? '')) &&
    of.every((word) => more.includes(word)) &&
    more.slice(0, -1).every((word) => of.includes(word) || !telling.has(word) || idle.has(word))
  )
}

const ofTexts = /^(?:body|content|text|message|description|details|comment|notes?)$/

import { lastOf } from '../pointers.js'
import { idle } from './akin.js'
import { isWord } from './in-use.js'
import { isMomentWord } from './moments.js'
import { isNearlyPart } from './part.js'
import { isShort, type Spoken, shortened, spokenOf } from './short.js'
import { headOf, wordsOf } from './spelling.js'
import { telling } from './telling.js'

/**
 * Whether one name may have been meant for the other, and no more: with a word more or less, by another mark of the same
 * thing (`userName` and `userId`, `labels` and `labelIds`), of the same moment (`due_date` and `due_at`), or by the first
 * letters of its words (`pr` and `pull_request_id`).
 */
export const isKin = (one: Spoken, other: Spoken): boolean => {
  const [a, b] = inWords(one, other)
  return isNearlyPart(a, b, none) || isMarked(a.words, b.words)
}

/** Whether both are names of one thing, and bear no word more than a mark of it. */
export const areMarks = (one: Spoken, other: Spoken): boolean => {
  const [a, b] = inWords(one, other)
  return isMarked(a.words, b.words)
}

/** Two names in words, where what one of them says by letters is a word of the other as well. */
const inWords = (one: Spoken, other: Spoken): readonly [Spoken, Spoken] => [
  { ...one, words: shortened(one.words, other.words) },
  { ...other, words: shortened(other.words, one.words) }
]

const none: ReadonlySet<string> = /* @__PURE__ */ new Set()

/** Whether a name is nothing but a mark, which any thing may have. */
export const isBareMark = (name: string): boolean => thingOf(spokenOf(name).words).length === 0

type Words = ReadonlyArray<string>

/** Whether both are of one thing, and one of them is its id or bears another mark where the other has none; or both are its moments. */
const isMarked = (a: Words, b: Words): boolean => {
  const areMoments = [a, b].every(isMoment)
  const [one, other] = areMoments ? [a.slice(0, -1), b.slice(0, -1)] : [thingOf(a), thingOf(b)]
  return (
    (areMoments || [a, b].some(isOfId) || (one === a) !== (other === b)) &&
    one.length > 0 &&
    one.length === other.length &&
    one.every((word, at) => isShort(word, other[at] ?? ''))
  )
}

const isMoment = (words: Words): boolean => isMomentWord(lastOf(words))

const isOfId = (words: Words): boolean => /^(?:ids?|uu?ids?|gids?|slugs?)$/.test(lastOf(words))

/** Whether a name is the first of several: `email1`, `address_line_1`. */
export const isFirst = (name: string): boolean => /\D1$/.test(name)

/** What a name is of: `user` of `userName`, of `username` and of `userid`; `email` of `email1`. */
const thingOf = (words: Words): Words => {
  const last = lastOf(words)
  if (isFirst(last)) return [...words.slice(0, -1), last.slice(0, -1)]
  if (/^(?:ids?|uu?ids?|gids?|identifiers?|names?|keys?|refs?|reference|slugs?|number)$/.test(last))
    return words.slice(0, -1)
  const thing = /^(...+)(?:name|id)$/.exec(last)?.[1]
  const isThing = thing !== undefined && (last.endsWith('name') || (isWord(thing) && !isWord(last)))
  return isThing ? [...words.slice(0, -1), thing] : words
}

/**
 * Whether both names are of a text that people read, and of the same one (`comment` and `issue_body`): not `footer_text` of
 * `header_text`, nor `error_message` of `commit_message`.
 */
export const areTexts = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  return isTextName(one) && isTextName(other) && (isOfAll(a, b) || isOfAll(b, a))
}

/** Whether all words before the last of a name are in another, which has no telling word beside them before its own. */
const isOfAll = (name: Words, other: Words): boolean => {
  const of = name.slice(0, -1)
  return (
    of.every((word) => other.includes(word)) &&
    other.slice(0, -1).every((word) => of.includes(word) || !telling.has(word) || idle.has(word))
  )
}

/** Whether a name is of a text that people read. */
export const isTextName = (name: string): boolean => ofTexts.test(headOf(name))

const ofTexts = /^(?:body|content|text|message|description|details|comment|notes?)$/

import { isSynonym } from './groups.js'
import { isWord } from './in-use.js'
import { isSameNumber, wordsOf } from './spelling.js'

/** `descr` of `description`: only what is no word by itself, or `count` were short for `country`. */
export const isCut = (cut: string, whole: string): boolean =>
  cut.length > 2 && whole.length > cut.length + 2 && whole.startsWith(cut) && !isWord(cut)

/** So long is a word that is short for another. */
const SHORT = 4

/** Whether two words are one, in singular or plural, or one is short for the other: `repo` of `repository`, `db` of `database`. */
export const isShort = (a: string, b: string): boolean =>
  isSameNumber(a, b) ||
  (a[0] === b[0] &&
    Math.min(a.length, b.length) <= SHORT &&
    (isSynonym(a, b) || isCut(a, b) || isCut(b, a)))

/** A name and its words, of which those that are said by letters are one: `pr` of `pull_request_id`. */
export interface Spoken {
  readonly name: string
  readonly words: ReadonlyArray<string>
}

export const spokenOf = (name: string): Spoken => ({
  name,
  words: wordsOf(name.replace(/(merge|pull)[_ -]?request/i, '$1request'))
})

/** A longer name is kin to none, and somebody sent it. */
const LONG = 256

/** Whether a name may be kin to another. */
export const isShortEnough = (name: string): boolean => name.length <= LONG

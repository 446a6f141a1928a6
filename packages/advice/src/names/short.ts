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

/** A name and its words. */
export interface Spoken {
  readonly name: string
  readonly words: ReadonlyArray<string>
}

export const spokenOf = (name: string): Spoken => ({ name, words: wordsOf(name) })

/**
 * The words of a name, of which those that another says by their first letters are one: of `load_balancer_id`, beside
 * `lb_id`, they are `lb` and `id`.
 */
export const shortened = (
  words: ReadonlyArray<string>,
  others: ReadonlyArray<string>
): ReadonlyArray<string> => {
  for (const letters of words.length > others.length ? others : []) {
    if (letters.length < 2 || letters.length > SHORT || isSpeakable(letters)) continue
    const at = words.findIndex((_, from) => initialsOf(words, from, letters.length) === letters)
    if (at >= 0) return [...words.slice(0, at), letters, ...words.slice(at + letters.length)]
  }
  return words
}

/** Whether letters are a word of their own: `id`, and not `lb`, which is a pound and a load balancer. */
const isSpeakable = (letters: string): boolean => /[aeiouy]/.test(letters) && isWord(letters)

const initialsOf = (words: ReadonlyArray<string>, from: number, count: number): string =>
  words
    .slice(from, from + count)
    .map(([first]) => first)
    .join('')

/** A longer name is kin to none, and somebody sent it. */
const LONG = 256

/** Whether a name may be kin to another. */
export const isShortEnough = (name: string): boolean => name.length <= LONG

import { lastOf } from '../pointers.js'

/** The words of a name in lower case: `startDate`, `start_date` and `Start date` are the same two. */
export const wordsOf = (name: string): ReadonlyArray<string> =>
  isOne.test(name) ? [name] : apart(name)

/** Most names are one word, and that is soon seen. */
const isOne = /^[a-z\d]+$/

const apart = (name: string): ReadonlyArray<string> =>
  (isPlain.test(name)
    ? name
        .replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&_')
        .toLowerCase()
        .match(/[a-z\d]+/g)
    : name
        .replace(/[\p{Ll}\d](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$&_')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)) ?? []

/** The last word of a name, which says what it is of: `name` of `fileName`; `''` of a name without words. */
export const headOf = (name: string | undefined): string => lastOf(wordsOf(name ?? ''))

/** The words of a name without separators. */
export const wholeOf = (name: string): string =>
  name.toLowerCase().replace(isPlain.test(name) ? /[^a-z\d]/g : /[^\p{L}\p{N}]/gu, '')

/** Most names are ASCII, which engines split several times faster. */
const isPlain = /^[\0-\x7f]*$/

/** Whether two words are one in singular and plural, or the same. */
export const isSameNumber = (a: string, b: string): boolean =>
  a === b || (a[0] === b[0] && singulars(a).some((word) => singulars(b).includes(word)))

/** What a word may be the plural of, and itself: also of `industrys`, which models write. */
export const singulars = (word: string): ReadonlyArray<string> => {
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss')) return [word]
  const found = [word, word.slice(0, -1)]
  if (/(?:[sxzo]|[cs]h)es$/.test(word)) found.push(word.slice(0, -2))
  if (word.endsWith('ices')) found.push(`${word.slice(0, -4)}ex`, `${word.slice(0, -4)}ix`)
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`)
  return found
}

/** A word without an ending that it shares with others: `opened`, `opening`, `lowest`. */
export const stemOf = (word: string): string => word.replace(/(?<=..)(?:ed|ing|est)$/, '')

/** The numbers in a text, which no slip of the pen changes: `skill1` is not `skill2`, `+1` not `-1`. */
export const digitsOf = (text: string): string =>
  (text.match(isPlain.test(text) ? /\+?\d+/g : /\+?\p{N}+/gu) ?? []).join()

/** Whether two names are one, differently written: stricter than what is near. */
export const isSameName = (a: string, b: string): boolean =>
  // No spelling makes a name so much longer, and somebody sent it.
  Math.abs(a.length - b.length) <= LONGER &&
  wholeOf(a) === wholeOf(b) &&
  wholeOf(a) !== '' &&
  digitsOf(a) === digitsOf(b) &&
  signsOf(a) === signsOf(b)

const LONGER = 32

/** Whether one of several names is another, itself or differently written. */
export const isSameAsAny = (name: string, names: Iterable<string>): boolean =>
  [...names].some((one) => isSameName(one, name))

/** All but letters, digits and separators; a minus is none of these. */
const signsOf = (name: string): string => name.replace(/[\p{L}\p{N}\s_]|(?<=\p{L})-|-(?!\d)/gu, '')

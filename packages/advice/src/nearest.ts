import { total } from '@toolfault/model'
import { candidates, type Name, nameOf } from './candidates.js'
import { digitsOf, isSameNumber, slips } from './spelling.js'
import { isWord } from './vocabulary.js'

/** Longer names than this are compared by folding alone. */
const LONG = 128

/**
 * The one name that was probably meant: the only one equal but for case, else for separators, else
 * for the plural, else the only nearest whose spelling differs by slips of the pen.
 *
 * A word that is in use is no slip (`date` for `data`, `tile` for `title`), and digits never are.
 * `undefined` when no name is near, or more than one, or the given name is one of them.
 */
export const nearest = (given: string, names: Iterable<string>): string | undefined =>
  total(
    () => {
      const it = nameOf(given)
      if (it === undefined) return undefined
      const list = candidates(given, names)
      for (const isAlike of [isSameText, isSameWhole, isOneOrMany]) {
        const alike = list.filter((name) => isAlike(it, name))
        if (alike.length > 0) return alike.length === 1 ? alike[0]?.name : undefined
      }
      return given.length <= LONG ? slipped(it, list) : undefined
    },
    () => undefined
  )

const isSameText = (a: Name, b: Name): boolean => a.name.toLowerCase() === b.name.toLowerCase()

const isSameWhole = (a: Name, b: Name): boolean => a.whole === b.whole && a.digits === b.digits

const isOneOrMany = (a: Name, b: Name): boolean =>
  a.digits === b.digits &&
  (isSameNumber(a.whole, b.whole) ||
    (a.words.length === b.words.length &&
      a.words.every((word, at) => isSameNumber(word, b.words[at] ?? ''))))

const slipped = (given: Name, list: ReadonlyArray<Name>): string | undefined => {
  const names = list.filter(({ name }) => name.length <= LONG)
  // A word that other names are made of is no slip either.
  const used = new Set(names.flatMap(({ words }) => words))
  const isUsed = (word: string): boolean => used.has(word) || isWord(word)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  let tied = false
  for (const name of names) {
    const far = apart(given, name, isUsed)
    if (far === Number.POSITIVE_INFINITY || far > least) continue
    tied = far === least
    least = far
    best = name.name
  }
  return tied ? undefined : best
}

type IsUsed = (word: string) => boolean

/** Word by word where there are as many, or `min_price` would be near `max_price`. */
const apart = (a: Name, b: Name, isUsed: IsUsed): number => {
  if (a.digits !== b.digits) return Number.POSITIVE_INFINITY
  const far =
    a.words.length === b.words.length
      ? a.words.reduce((sum, word, at) => sum + between(word, b.words[at] ?? '', isUsed), 0)
      : Number.POSITIVE_INFINITY
  return far === Number.POSITIVE_INFINITY && a.words.length + b.words.length > 2
    ? across(a, b, isUsed)
    : far
}

/** One slip in four letters, more of the lighter ones in a long word; a first letter is safer. */
const between = (a: string, b: string, isUsed: IsUsed): number => {
  if (isSameNumber(a, b)) return a === b ? 0 : 1
  const longer = Math.max(a.length, b.length)
  const shorter = Math.min(a.length, b.length)
  const isFirst = a[0] !== b[0]
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  const isShort = shorter < 3 || (isFirst && shorter < (isSwapped ? 4 : 5))
  if (isShort || digitsOf(a) !== digitsOf(b) || isUsed(a)) return Number.POSITIVE_INFINITY
  if (longer < 4) return slips(a, b, 2)
  return slips(a, b, isFirst ? 3 : Math.max(3, (longer >> 2) * 2))
}

/** One slip that moved a border between words, or hit a short word beside others that are right. */
const across = (a: Name, b: Name, isUsed: IsUsed): number => {
  const given = a.whole
  if (given.length < 5 || given[0] !== b.whole[0] || Math.abs(given.length - b.whole.length) > 1)
    return Number.POSITIVE_INFINITY
  const { rest, start, words } = strip(given, b.words)
  const isDoubled = rest !== '' && (rest === given[start - 1] || rest === given[start + 1])
  const isOther =
    rest === '' ||
    (rest.length === 1 && words.join('').length === 1) ||
    (words.length === 0 && a.words.length > b.words.length && !isDoubled) ||
    (words.length > 0 && isUsed(rest))
  return isOther ? Number.POSITIVE_INFINITY : slips(given, b.whole, 3)
}

/** What is left of a text and of the words when those that it begins and ends with are taken away. */
const strip = (
  text: string,
  words: ReadonlyArray<string>
): { readonly rest: string; readonly start: number; readonly words: ReadonlyArray<string> } => {
  let [from, start] = [0, 0]
  while (from < words.length && text.startsWith(words[from] ?? '', start))
    start += (words[from++] ?? '').length
  let [to, rest] = [words.length, text.slice(start)]
  while (to > from && rest.endsWith(words[to - 1] ?? ''))
    rest = rest.slice(0, rest.length - (words[--to] ?? '').length)
  return { rest, start, words: words.slice(from, to) }
}

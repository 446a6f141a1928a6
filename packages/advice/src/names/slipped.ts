import { type Name, onlyLeast } from './candidates.js'
import { haveOpposites } from './contrary.js'
import { isWord } from './in-use.js'
import { isOpposite } from './opposites.js'
import { slips } from './slips.js'
import { digitsOf, isSameNumber, wordsOf } from './spelling.js'

/** Longer names than this are compared by folding alone. */
const LONG = 128

/** Whether two names have the same digits, which are no slip. */
export const isSameDigits = (a: Name, b: Name): boolean => digitsOf(a.name) === digitsOf(b.name)

/** Whether an `s` is a word of its own, and makes no plural: `timeout_s`. */
export const endsInUnit = ({ words }: Name): boolean => words().at(-1) === 's'

/** More slips than this are another name. */
const MOST = 6

/** Whether it is worth to look closer: most names are not, and that is soon seen. */
const isClose = ({ whole: a }: Name, { whole: b }: Name): boolean =>
  Math.abs(a.length - b.length) <= MOST >> 1 &&
  (a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0])

/** The only nearest of several names whose spelling differs by slips of the pen; `undefined` for none, and for a long name. */
export const slipped = (given: Name, list: ReadonlyArray<Name>): string | undefined => {
  if (given.name.length > LONG) return undefined
  // A word that other names are made of is no slip either.
  const isUsed = (word: string): boolean =>
    isWord(word) || list.some(({ whole, words }) => whole.includes(word) && words().includes(word))
  const found: Array<Name & { readonly far: number }> = []
  for (const one of list) {
    const far = one.name.length <= LONG ? apart(given, one, isUsed) : Number.POSITIVE_INFINITY
    // A letter makes another unit, or the opposite: `delay_s` and `delay_ms`.
    if (far < Number.POSITIVE_INFINITY && !haveOpposites(given.words(), one.words()))
      found.push({ ...one, far })
  }
  if (found.length === 0) return undefined
  const least = Math.min(...found.map(({ far }) => far))
  // Names of the same words differ by their signs alone (`-1` and `+1`).
  const near = found.filter(({ far }) => far === least)
  return near.length > 1
    ? onlyLeast(near, ({ name }) => slips(given.name, name, least))?.name
    : near[0]?.name
}

type IsUsed = (word: string) => boolean

/** Word by word where there are as many, or `min_price` would be near `max_price`. */
const apart = (a: Name, b: Name, isUsed: IsUsed): number => {
  if (!isClose(a, b) || !isSameDigits(a, b)) return Number.POSITIVE_INFINITY
  const words = b.words()
  // Capitals tell words apart, unless the hand slipped on them: `LEeT`.
  const given = words.length === 1 && partsOf(a) === 1 && !endsInUnit(a) ? [a.whole] : a.words()
  let far = given.length === words.length ? 0 : Number.POSITIVE_INFINITY
  for (const [at, word] of words.entries()) {
    if (far <= MOST) far += between(given[at] ?? '', word, isUsed)
  }
  if (far <= MOST) return far
  return given.length + words.length > 2 ? across(a, b, isUsed) : Number.POSITIVE_INFINITY
}

/** How many words its separators make of a name. */
const partsOf = ({ name }: Name): number => wordsOf(name.toLowerCase()).length

/** One slip in four letters, more of the lighter ones in a long word; a first letter is safer. */
const between = (a: string, b: string, isUsed: IsUsed): number => {
  if (a === b) return 0
  const longer = Math.max(a.length, b.length)
  const shorter = Math.min(a.length, b.length)
  if (isSameNumber(a, b)) return 1
  const isFirst = a[0] !== b[0]
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  if (shorter < 3 || (isFirst && shorter < (isSwapped ? 4 : 5))) return Number.POSITIVE_INFINITY
  const most =
    longer < 4 ? 2 : isFirst ? 3 : Math.max(3, Math.min(MOST, Math.floor(longer / 5) * 2))
  const far = slips(a, b, most) + (isFirst ? 2 : 0)
  const isSlip = far <= MOST && digitsOf(a) === digitsOf(b) && !isUsed(a)
  return isSlip ? far : Number.POSITIVE_INFINITY
}

/** One slip that moved a border between words, or hit a short word beside others that are right. */
const across = (a: Name, b: Name, isUsed: IsUsed): number => {
  const given = a.whole
  const far = given[0] === b.whole[0] ? slips(given, b.whole, 3) : Number.POSITIVE_INFINITY
  if (far > MOST) return far
  const { rest, start, words } = strip(given, b.words())
  const wanted = words.join('')
  const isDoubled = rest === given[start - 1] || rest === given[start + 1]
  const isOther =
    given.length < (words.length < b.words().length && rest.length > 1 ? 4 : 5) ||
    wanted.length === 1 ||
    isOpposite(given.slice(start), b.whole.slice(start)) ||
    (wanted === '' && !isDoubled && (partsOf(a) > b.words().length || a.words().includes(rest))) ||
    (wanted !== '' && isUsed(rest))
  return isOther ? Number.POSITIVE_INFINITY : far
}

/** What is left of a text and of the words when those that it begins and ends with are taken away. */
const strip = (
  text: string,
  words: ReadonlyArray<string>
): { readonly rest: string; readonly start: number; readonly words: ReadonlyArray<string> } => {
  const left = [...words]
  let [rest, start] = [text, 0]
  for (const word of words) {
    if (!rest.startsWith(word)) break
    start += word.length
    rest = rest.slice(word.length)
    left.shift()
  }
  for (const word of [...left].reverse()) {
    if (!rest.endsWith(word)) break
    rest = rest.slice(0, -word.length)
    left.pop()
  }
  return { rest, start, words: left }
}

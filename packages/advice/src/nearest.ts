import { total } from '@toolfault/model'

/** More names than this are not compared. */
const MANY = 2_000

/** Longer names than this are compared by folding alone. */
const LONG = 128

/** Longer names than this are not compared at all. */
const HUGE = 1_024

/**
 * The one name that was probably meant: the only one equal after folding case, separators and the
 * plural, else the only nearest whose spelling differs by slips of the pen.
 *
 * A slip leaves a word's first letter, from three letters on. Letters lost, added or swapped with
 * their neighbour count one, a letter in place of another two, because that makes other words (`date`
 * and `data`); a quarter of a word's length is allowed, at least one. `undefined` when no name is
 * near, or more than one.
 */
export const nearest = (given: string, names: Iterable<string>): string | undefined =>
  total(
    () => {
      const list = some(names).filter((name) => name !== given)
      const folded = fold(given)
      const alike = list.filter((name) => fold(name) === folded && folded !== '')
      if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined
      return given.length <= LONG ? winner(given, list) : undefined
    },
    () => undefined
  )

/** The first names, each once; an iterable may have no end. */
const some = (names: Iterable<string>): ReadonlyArray<string> => {
  const found = new Set<string>()
  let read = 0
  for (const name of names) {
    if (name.length <= HUGE) found.add(name)
    if (++read >= MANY) break
  }
  return [...found]
}

const separators = /[\s_\-./:]+/

/** Case, separators and a final plural `s` do not tell names apart. */
const fold = (name: string): string => {
  const bare = name.toLowerCase().split(separators).join('')
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(separators)

const winner = (given: string, list: ReadonlyArray<string>): string | undefined => {
  const words = wordsOf(given)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  let tied = false
  for (const name of list) {
    const far = name.length <= LONG ? apart(words, wordsOf(name)) : Number.POSITIVE_INFINITY
    if (far === Number.POSITIVE_INFINITY || far > least) continue
    tied = far === least
    least = far
    best = name
  }
  return tied ? undefined : best
}

/** Word by word where there are as many, or `min_price` would be near `max_price`. */
const apart = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number =>
  a.length === b.length
    ? a.reduce((sum, word, at) => sum + slips(word, b[at] ?? ''), 0)
    : slips(a.join(''), b.join(''))

/** The slips that make one word another; infinite when they are no slips. */
const slips = (a: string, b: string): number => {
  if (a === b) return 0
  const allowed = Math.floor(Math.max(a.length, b.length) / 4) || 1
  const isOther = Math.min(a.length, b.length) < 3 || a[0] !== b[0]
  if (isOther || Math.abs(a.length - b.length) > allowed) return Number.POSITIVE_INFINITY
  const far = distance(a, b)
  return far <= allowed ? far : Number.POSITIVE_INFINITY
}

/** Optimal string alignment, in which to replace a letter costs as much as to drop and add one. */
const distance = (a: string, b: string): number => {
  let before: ReadonlyArray<number> = []
  let above: ReadonlyArray<number> = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        same ? (above[j - 1] ?? 0) : Number.POSITIVE_INFINITY,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      )
    }
    before = above
    above = row
  }
  return above[b.length] ?? Number.POSITIVE_INFINITY
}

import { total } from '@toolfault/model'
import { candidates, type Name, nameOf } from './candidates.js'
import { isSameNumber } from './spelling.js'
import { isSynonym, isWord } from './vocabulary.js'

/** Longer names than this have no synonym. */
const LONG = 64

/**
 * The only name that says the same in other words: as a whole (`max_results` and `limit`), word by
 * word (`repo_owner` and `repository_user`), or with words more or less (`path` and `file_path`).
 *
 * Words that are equal come before words that mean the same. `undefined` when no name says the same,
 * or more than one.
 */
export const synonym = (given: string, names: Iterable<string>): string | undefined =>
  total(
    () => {
      const it = given.length <= LONG ? nameOf(given) : undefined
      if (it === undefined) return undefined
      const ranks = candidates(given, names)
        .filter(({ name }) => name.length <= LONG)
        .map((other) => ({ name: other.name, rank: rankOf(it, other) }))
        .filter(({ rank }) => rank > 0)
      const best = Math.min(...ranks.map(({ rank }) => rank))
      const found = ranks.filter(({ rank }) => rank === best)
      return found.length === 1 ? found[0]?.name : undefined
    },
    () => undefined
  )

type Words = ReadonlyArray<string>

/** The lower, the surer; 0 is no synonym. */
const rankOf = (given: Name, name: Name): number => {
  const [a, b] = [given.words, name.words]
  if (given.digits !== name.digits) return 0
  if (isSynonym(given.whole, name.whole)) return 1
  if (a.length === b.length) return isCovered(a, b, means) ? 1 : 0
  const [less, more] = a.length < b.length ? [a, b] : [b, a]
  if (!isExtension(less, more)) return 0
  if (isCovered(less, more, isSameNumber)) return 2
  return isCovered(less, more, means) ? 3 : 0
}

type Like = (a: string, b: string) => boolean

const isCovered = (less: Words, more: Words, like: Like): boolean => {
  const left = [...more]
  for (const word of less) {
    const at = left.findIndex((other) => like(word, other))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return true
}

/** Words that say which of two: with one of these more, a name says something else. */
const telling: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'min max start end from to before after since until old new first last next prev previous not no non exclude include is has in out on off up down left right top bottom source target src dst parent child sub other per by num total'.split(
    ' '
  )
)

/** Words that add nothing behind another: an `email` is an `email_address`. */
const light: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'id name value text string number no num address path url uri link code key list data info body content query term param field str input'.split(
    ' '
  )
)

const isExtension = (less: Words, more: Words): boolean => {
  const extra = more.filter((word) => !less.some((other) => means(word, other)))
  if (extra.some((word) => telling.has(word))) return false
  const last = more.at(-1) ?? ''
  return !extra.includes(last) || light.has(last)
}

/** Whether two words mean the same: by the table, by their ending, or as one cut short. */
const means: Like = (a, b) =>
  isSameNumber(a, b) || isSynonym(a, b) || isInflected(a, b) || isCut(a, b) || isCut(b, a)

/** `opened` and `open`, `closing` and `closed`, `lowest` and `low`. */
const isInflected: Like = (a, b) => {
  const stem = stemOf(a)
  return stem.length > 2 && stem === stemOf(b)
}

const stemOf = (word: string): string => word.replace(/(?:e|ed|ing|est)$/, '')

/** `descr` of `description`: only what is no word by itself, or `count` were short for `country`. */
const isCut: Like = (cut, whole) =>
  cut.length > 2 && whole.length > cut.length + 1 && whole.startsWith(cut) && !isWord(cut)

import { total } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { setOf } from '../set-of.js'
import { candidates, type Name, nameOf, onlyLeast } from './candidates.js'
import { isFlagOf } from './flags.js'
import { isGrouped, isSynonym } from './groups.js'
import { light } from './light.js'
import { isCut } from './short.js'
import { digitsOf, isSameNumber, singulars, stemOf } from './spelling.js'
import { telling } from './telling.js'

/** Longer names than this have no synonym. */
const LONG = 64

/**
 * The only name that says the same in other words: as a whole (`max_results` and `limit`), word by
 * word (`repo_owner` and `repository_user`), or with words more or less (`path` and `file_path`).
 *
 * With both, other words and one more, only where nothing else is found. `undefined` when no name says
 * the same, or more than one, or one is spelled almost like it.
 */
export const synonym = (given: string, names: Iterable<string>): string | undefined =>
  total(
    () => {
      const it = given.length <= LONG ? nameOf(given) : undefined
      if (it === undefined) return undefined
      const list = candidates(given, names)
      const ranks = list
        .filter(({ name }) => name.length <= LONG)
        .map((other) => ({ ...other, rank: rankOf(it, other) }))
        .filter(({ rank }) => rank > 0)
      const only = onlyLeast(ranks, ({ rank }) => rank)
      // Of names that differ in case or separators alone no meaning tells which.
      const isOne = list.filter(({ whole }) => whole === only?.whole).length === 1
      return isOne ? only?.name : undefined
    },
    () => undefined
  )

type Words = ReadonlyArray<string>

/** The lower, the surer; 0 is no synonym. */
const rankOf = (given: Name, name: Name): number => {
  const [a, b] = [given.words(), name.words()]
  if (digitsOf(given.name) !== digitsOf(name.name)) return 0
  if (isSynonym(given.whole, name.whole)) return isLettersOf(given.whole, name.whole) ? 1 : 2
  if (isFlagOf(given.name, name.name)) return 2
  const [less, more] = a.length > b.length ? [b, a] : [a, b]
  if (less.length === more.length) return leftOver(less, more, means) === undefined ? 0 : 2
  if (less.length + 1 !== more.length) return 0
  const added = leftOver(less, more, isEqual)
  if (added !== undefined) return isAddition(added, more) ? 2 : 0
  const also = leftOver(less, more, isSame)
  return also !== undefined && isEmpty(also, more) ? 3 : 0
}

/** Whether a word consists of letters of another that it is no beginning of: `qty` of `quantity`, and not of `amount`. */
const isLettersOf: Like = (short, whole) => {
  let at = 0
  for (const letter of whole) if (letter === short[at]) at++
  return short[0] === whole[0] && at === short.length && !whole.startsWith(short)
}

type Like = (a: string, b: string) => boolean

const isEqual: Like = (a, b) => a === b

const isSame: Like = (a, b) => a === b || isSynonym(a, b) || isCut(a, b) || isCut(b, a)

/** The word more, or the empty one, when each of the fewer words has its like; else `undefined`. */
const leftOver = (less: Words, more: Words, like: Like): string | undefined => {
  const left = [...more]
  for (const word of less) {
    const at = left.findIndex((other) => like(word, other))
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left[0] ?? ''
}

/** Words that add nothing to a name, wherever they stand. */
const weak: ReadonlySet<string> = /* @__PURE__ */ setOf('name value string str param the a my is')

/** Words that may be made clearer by one before them, so that a `path` is a `file_path`. */
const plain: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'id name value text data address path file url uri link code key list body content query term email phone type title description date time format language image message location format size unit status priority role color currency'
)

/**
 * Whether a word more says nothing, or what another one says: `search_query`; not where both are a phrase that means another
 * thing, as the `sort_order` of a `sort` does.
 */
const isEmpty = (added: string, more: Words): boolean =>
  weak.has(added) ||
  (more.some((word) => word !== added && isSynonym(word, added)) && !isGrouped(more.join('')))

const isAddition = (added: string, more: Words): boolean => {
  if (telling.has(added)) return false
  if (isEmpty(added, more)) return true
  const last = lastOf(more)
  if (added === last) return light.has(added)
  return added === more[0] && plain.has(last)
}

/** Whether two words mean the same: by the table, by their ending, or as one cut short. */
const means: Like = (a, b) =>
  isSameNumber(a, b) ||
  singulars(a).some((one) => singulars(b).some((other) => isSame(one, other))) ||
  isInflected(a, b)

/** `opened` and `open`, `closing` and `closed`, `lowest` and `low`. */
const isInflected: Like = (a, b) => {
  const [one, other] = [stemOf(a), stemOf(b)]
  return (one !== a || other !== b) && (one === other || one === `${other}e` || `${one}e` === other)
}

import { printPointer } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { boundOf } from '../names/opposites.js'
import { isShortEnough } from '../names/short.js'
import { wordsOf } from '../names/spelling.js'
import { once } from '../once.js'
import { setOf } from '../set-of.js'
import { sole } from '../union/sole.js'
import { fits } from './becoming.js'
import { namelessIn, rename, type Search } from './search.js'

/** A name that says where something begins, or where it ends, and of what. */
interface Bound {
  readonly name: string
  readonly isEnd: boolean
  /** Whether it only says which of two: `fileA`, `file2`. */
  readonly isNth: boolean
  readonly of: ReadonlyArray<string>
}

/**
 * The only two keys that nobody knows and that say where something begins and ends are the only two of that kind which
 * were not sent: `since` and `until` for `startTime` and `endTime`; and so are two of which each says which it is: `range1`
 * and `range2` for `rangeA` and `rangeB`. One alone may be another thing.
 */
export const byBounds = (search: Search): void => {
  for (const owner of search.strange) {
    if (owner.unknown.length < 2) continue
    const { known, loose, missing, path, refused, value } = owner
    const bounds = boundsOf(new Set(namelessIn(search, owner).filter(isShortEnough)))
    if (bounds.length < 2) continue
    const isFree = ({ name }: Bound): boolean =>
      isFreeAt(value, [name]) && !search.filled.has(printPointer([...path, name]))
    const free = knownBounds(known).filter(isFree)
    // Two that have to be there, and nothing but these words: `from` and `to` of `source_path` and `destination_path`.
    const isBare = (one: Bound, other: Bound): boolean =>
      missing.has(other.name) &&
      (one.of.length === 0 || other.of.length === 0) &&
      ![one, other].some(({ name }) => isOfTime(name))
    const pairs = [true, false].flatMap((isNth) => {
      const [given, wanted] = [bounds, free].map((some) =>
        pairOf(some.filter((one) => one.isNth === isNth))
      )
      const both = (given ?? []).flatMap((one, at) => {
        const other = wanted?.[at]
        const isIt = other !== undefined && (isOfSame(one.of, other.of) || isBare(one, other))
        return isIt && fits(search, owner, one.name, other.name) ? [[one.name, other.name]] : []
      })
      return both.length === 2 ? both : []
    })
    for (const [key = '', name = ''] of pairs)
      rename(
        search,
        missing.get(name) ?? refused.get(key) ?? loose.get(key),
        owner,
        key,
        name,
        true
      )
  }
}

/** What is after a time is before a change. */
const isOfTime = (name: string): boolean => /before|after/i.test(name)

/** Words that say how a bound is written, and not of what it is. */
const forms: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'at date datetime day element id month ref time timestamp uid year'
)

const boundsOf = (names: ReadonlySet<string>): ReadonlyArray<Bound> =>
  [...names].flatMap((name) => {
    const words = wordsOf(name)
    // Of `last_updated_start` the last one says which.
    const word = words.findLast((one) => boundOf(one) !== undefined)
    if (word === undefined) return nthOf(name)
    const isEnd = boundOf(word) === 'end'
    const of = words.filter((one) => one !== word)
    // The first may be a beginning, or one of two.
    return [{ name, isEnd, isNth: false, of }, ...nthOf(name)]
  })

/** Which of two a name says that it is, by a letter, a number or a word at one of its ends. */
const nthOf = (name: string): ReadonlyArray<Bound> => {
  const words = wordsOf(name.replace(/[12]$/, '_$&'))
  for (const word of new Set([words.at(-1) ?? '', words[0] ?? ''])) {
    const at = nths.findIndex((side) => side.includes(word))
    if (at >= 0)
      return [{ name, isEnd: at > 0, isNth: true, of: words.filter((one) => one !== word) }]
  }
  return []
}

const nths: ReadonlyArray<ReadonlyArray<string>> = [
  ['1', 'a', 'first'],
  ['2', 'b', 'second']
]

/** A schema has the same keys in every call. */
const knownBounds = /* @__PURE__ */ once(boundsOf)

/** The only beginning and the only end, if both are of the same. */
const pairOf = (bounds: ReadonlyArray<Bound>): readonly [Bound, Bound] | undefined => {
  const start = sole(bounds.filter(({ isEnd }) => !isEnd))
  const end = sole(bounds.filter(({ isEnd }) => isEnd))
  if (start === undefined || end === undefined) return undefined
  return start.of.join(' ') === end.of.join(' ') ? [start, end] : undefined
}

/** Whether names are of the same, where those of one may say more: with other words only if both are of one thing. */
const isOfSame = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean => {
  const more = [...a.filter((word) => !b.includes(word)), ...b.filter((word) => !a.includes(word))]
  const isShared = a.some((word) => b.includes(word))
  const isOneSided = a.every((word) => b.includes(word)) || b.every((word) => a.includes(word))
  return more.every((word) => forms.has(word)) || (isShared && isOneSided)
}

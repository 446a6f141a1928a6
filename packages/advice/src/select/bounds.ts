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
  readonly of: ReadonlyArray<string>
}

/**
 * The only two keys that nobody knows and that say where something begins and ends are the only two of that kind which
 * were not sent: `since` and `until` for `startTime` and `endTime`. One alone may be another thing.
 */
export const byBounds = (search: Search): void => {
  for (const owner of search.strange) {
    if (owner.unknown.length < 2) continue
    const { known, loose, missing, path, refused, value } = owner
    const given = pairOf(boundsOf(new Set(namelessIn(search, owner).filter(isShortEnough))))
    if (given === undefined) continue
    const isFree = ({ name }: Bound): boolean =>
      isFreeAt(value, [name]) && !search.filled.has(printPointer([...path, name]))
    const wanted = pairOf(knownBounds(known).filter(isFree))
    const pairs = given.flatMap((one, at) => {
      const other = wanted?.[at]
      const isIt = other !== undefined && isOfSame(one.of, other.of)
      return isIt && fits(search, owner, one.name, other.name) ? [[one.name, other.name]] : []
    })
    if (pairs.length < 2) continue
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

/** Words that say how a bound is written, and not of what it is. */
const forms: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'at date datetime day element id month ref time timestamp uid year'
)

const boundsOf = (names: ReadonlySet<string>): ReadonlyArray<Bound> =>
  [...names].flatMap((name) => {
    const words = wordsOf(name)
    // Of `last_updated_start` the last one says which.
    const word = words.findLast((one) => boundOf(one) !== undefined)
    if (word === undefined) return []
    const isEnd = boundOf(word) === 'end'
    return [{ name, isEnd, of: words.filter((one) => one !== word) }]
  })

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

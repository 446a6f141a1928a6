import { own, owns, printPointer } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { type Bound, boundsOf, isOfSame } from '../names/ends.js'
import { isShortEnough } from '../names/short.js'
import { wordsOf } from '../names/spelling.js'
import { once } from '../once.js'
import { sole } from '../union/sole.js'
import { fits, type Test } from './becoming.js'
import { rename } from './move.js'
import { namelessIn, type Search } from './search.js'
import { takesForm } from './takes.js'

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
    const isFor = ({ name }: Bound): boolean =>
      bounds.some((one) => mayStand(search, owner, one.name, name))
    const free = knownBounds(known).filter(isFree).filter(isFor)
    // Two that have to be there, and nothing but these words: `from` and `to` of `source_path` and `destination_path`.
    const isBare = (one: Bound, other: Bound): boolean =>
      missing.has(other.name) &&
      (one.of.length === 0 || other.of.length === 0) &&
      (one.isNth || ![one, other].some(({ name }) => isOfTime(name)))
    const pairs = [true, false].flatMap((isNth) => {
      const [given, wanted] = [bounds, free].map((some) =>
        pairOf(some.filter((one) => one.isNth === isNth))
      )
      const both = (given ?? []).flatMap((one, at) => {
        const other = wanted?.[at]
        const isIt = other !== undefined && (isOfSame(one.of, other.of) || isBare(one, other))
        return isIt &&
          (isNth || !areCrossed(one, other)) &&
          mayStand(search, owner, one.name, other.name)
          ? [[one.name, other.name]]
          : []
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

/**
 * The only key without a place that says which of two it is may be the one of a known pair that was not sent, where the other
 * one was: `new_str` for `replace` beside `search`.
 */
export const byOtherBound = (search: Search): void => {
  for (const owner of search.strange) {
    const { known, missing, path, refused, value } = owner
    const only =
      refused.size === 0
        ? undefined
        : soleNth(new Set(namelessIn(search, owner).filter(isShortEnough)))
    const pair = only && pairOf(knownBounds(known).filter(({ isNth }) => isNth))
    if (only === undefined || pair === undefined) continue
    const [free, sent] = only.isEnd ? [pair[1], pair[0]] : pair
    const isLeft = owns(value, sent.name) && isFreeAt(value, [free.name])
    if (
      isLeft &&
      !search.filled.has(printPointer([...path, free.name])) &&
      isOfSame(only.of, free.of) &&
      mayStand(search, owner, only.name, free.name)
    )
      rename(
        search,
        missing.get(free.name) ?? refused.get(only.name),
        owner,
        only.name,
        free.name,
        true
      )
  }
}

const soleNth = (names: ReadonlySet<string>): Bound | undefined =>
  sole(boundsOf(names).filter(({ isNth }) => isNth))

/** Whether a value would do, as it is, as what it spells, or a number as a text: `from: 5` of `start_time`. */
const mayStand: Test = (search, owner, key, name) => {
  const [from, to] = [
    [...owner.path, key],
    [...owner.path, name]
  ]
  const isNumber = typeof own(owner.value, key) === 'number'
  return fits(search, owner, key, name) || (isNumber && takesForm(search.walk, to, from))
}

/** What is after a time begins there, and what is after a change is new. */
const isOfTime = (name: string): boolean =>
  wordsOf(name).some((word) => /^(?:before|after)$/.test(word))

const isOfChange = ({ name }: Bound): boolean =>
  wordsOf(name).some((word) => /^(?:old|new|prev|previous|next)$/.test(word))

/** Whether one name is of a time, or of a change, and the other is of a change in other words. */
const areCrossed = (one: Bound, other: Bound): boolean =>
  isOfTime(one.name) !== isOfTime(other.name) && [one, other].some(isOfChange)

/** A schema has the same keys in every call. */
const knownBounds = /* @__PURE__ */ once(boundsOf)

/** The only beginning and the only end, if both are of the same. */
const pairOf = (bounds: ReadonlyArray<Bound>): readonly [Bound, Bound] | undefined => {
  const start = sole(bounds.filter(({ isEnd }) => !isEnd))
  const end = sole(bounds.filter(({ isEnd }) => isEnd))
  if (start === undefined || end === undefined) return undefined
  return start.of.join(' ') === end.of.join(' ') ? [start, end] : undefined
}

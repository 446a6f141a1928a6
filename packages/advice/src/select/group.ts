import { isRecord, keysOf, own, owns } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { isBoth } from '../names/joined.js'
import { isSameName, wholeOf, wordsOf } from '../names/spelling.js'
import { issue } from '../schema/limits.js'
import { move } from './move.js'
import { namedIn } from './named-in.js'
import { saidAs } from './other-words.js'
import type { Owner } from './owners.js'
import { isTaken, MANY, type Search, type Strange, single } from './search.js'
import { takes, takesNumber, takesSpelt } from './takes.js'

/**
 * What a key without a place holds and its owner may have (`options: { limit }`) belongs beside it, also under both
 * names in one (`destination: { name }` for `destinationName`).
 */
export const byGroup =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      for (const [key] of of(owner)) {
        if (isTaken(search, owner)(key)) continue
        const names = groupedIn(search, owner, key)
        for (const [inner, name] of names) {
          const from = [...owner.path, key, inner]
          const told = owner.missing.get(name)
          const isLoose = told === undefined && !owner.refused.has(key)
          const guess =
            isLoose ||
            isMaybe(search, key, inner, name) ||
            (told === undefined &&
              (isLone(owner, key, inner, names.size) ||
                (names.size === 1 && !isSameName(inner, name) && !isBoth(name, key, inner))))
          const strange = { issue: issue(from, 'additionalProperties') }
          const said = isLoose ? { ...strange, aside: true as const } : strange
          move(search, told ?? said, from, [...owner.path, name], guess)
        }
      }
    }
  }

/**
 * The keys of a group and what the owner calls them, where it takes more than half: a single one may be of another
 * thing. Else those that it calls by both names.
 */
const groupedIn = (
  { walk }: Search,
  { known, missing, path, value }: Owner,
  key: string
): ReadonlyMap<string, string> => {
  const group = own(value, key)
  const inside = keysOf(group)
  if (!isRecord(group) || inside.length > MANY) return none
  const free = [...known].filter((name) => !owns(value, name))
  const like = walk.meant(key, free)
  // The group itself may be another key that was misspelt, unless it has what is missing.
  const isOther = like !== undefined && takes(walk, [...path, like], [...path, key])
  if (isOther && !inside.some((name) => missing.has(name))) return none
  const wholes = new Map(free.map((name) => [wholeOf(name), name] as const))
  const joined = (inner: string): string | undefined => {
    const name = wholes.get(wholeOf(`${key}_${inner}`))
    return name !== undefined && isBoth(name, key, inner) ? name : undefined
  }
  const spelt = (inner: string): string | undefined => {
    const name = wholes.get(wholeOf(inner))
    return name !== undefined && isSameName(name, inner) ? name : undefined
  }
  const sure = inside.flatMap((inner) => {
    const name = joined(inner) ?? (known.has(inner) ? inner : spelt(inner))
    return name === undefined || owns(value, name) ? [] : [[inner, name] as const]
  })
  const claimed = sure.map(([, name]) => name)
  const nameOf = isHolder(key)
    ? (inner: string) => saidAs(walk, inner, free)
    : (inner: string) => walk.meant(inner, free)
  const near = inside.flatMap((inner) => {
    const name = sure.some(([one]) => one === inner) ? undefined : nameOf(inner)
    return name === undefined || claimed.includes(name) ? [] : [[inner, name] as const]
  })
  const isOne = single(near.map(([, name]) => name))
  // One that is near to another and stands alone may be of another thing, unless nothing else stands there.
  const isAlone = sure.length + near.length < 2
  const isItsOwn = ([inner, name]: readonly [string, string]): boolean =>
    isHolder(key) && (missing.has(name) || walk.meant(inner, [name]) !== undefined)
  const more = near.filter((one) => isOne(one[1]) && (!isAlone || isItsOwn(one)))
  const named = sure.length === 0 || like === undefined ? [] : namedIn(inside, known, like, claimed)
  const names = new Map([...sure, ...more, ...named])
  const all = [...names]
  const fit = all.filter(([inner, name]) => {
    const [from, to] = [
      [...path, key, inner],
      [...path, name]
    ]
    // What is wrong with a value under the right name is told of it in its place.
    return (
      (isHolder(key) && known.has(inner)) ||
      [takesSpelt, takesNumber].some((does) => does(walk, to, from))
    )
  })
  // Where most are called as what is known, of which something is missing and one fits, the others do, whatever is wrong in them.
  const called = all.filter(([inner, name]) => inner === name)
  const areCalled = called.length > 1 && called.length * 2 > inside.length
  const isSo =
    areCalled &&
    fit.some((one) => called.includes(one)) &&
    called.some(([name]) => missing.has(name))
  const fitting = isSo ? all.filter((one) => called.includes(one) || fit.includes(one)) : fit
  const isMost =
    fitting.length * 2 > inside.length &&
    (fitting.length > 1 || isEnvelope(key) || fitting.some(isItsOwn))
  if (isMost) return names
  // What holds arguments is of no other thing, and of these are half.
  const isHalf = fitting.length * 2 >= inside.length && isEnvelope(key)
  const isOf = ([inner, name]: readonly [string, string]): boolean =>
    joined(inner) !== undefined ||
    (like === undefined &&
      (isTelling(inside, inner) ||
        (isHalf && isSameName(inner, name)) ||
        (inner === name && (isFilter(key) || isFull(own(group, inner))))))
  return new Map(fitting.filter(isOf))
}

/** Whether a key in a group only may be another, by its words. */
const isMaybe = ({ walk }: Search, key: string, inner: string, name: string): boolean =>
  isHolder(key) &&
  inner !== name &&
  !isSameName(inner, name) &&
  !isBoth(name, key, inner) &&
  walk.meant(inner, [name]) === undefined

/** Whether a key says no more than that arguments stand under it, or what narrows down what is asked for. */
const isHolder = (key: string): boolean => isEnvelope(key) || isFilter(key)

/** Whether a key says no more than that what it holds narrows down what is asked for. */
const isFilter = (key: string): boolean => /^(?:conditions?|criteria|filters?|where)$/i.test(key)

/** Whether an object or a list holds something, by which it is told apart from others of its name. */
const isFull = (value: unknown): boolean => typeof value === 'object' && keysOf(value).length > 0

/** Whether a group holds nothing else than what is called by several words, which nothing else is called by. */
const isTelling = (inside: ReadonlyArray<string>, inner: string): boolean =>
  inside.length === 1 && wordsOf(inner).length > 1

/** Whether no more speaks for a key of a group than that it is known beside that, or half of them are at the most. */
const isLone = ({ known, value }: Owner, key: string, inner: string, count: number): boolean => {
  const { length } = keysOf(own(value, key))
  const isFew = count * 2 <= length
  return isEnvelope(key) ? isFew : known.has(inner) && (isFew || length === 1)
}

const none: ReadonlyMap<string, string> = new Map()

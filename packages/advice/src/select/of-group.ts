import { keysOf, own } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { isSameName, wordsOf } from '../names/spelling.js'
import { isFilter, isHolder } from './holder.js'
import type { Owner } from './owners.js'
import type { Search } from './search.js'
import { takesNumber, takesSpelt } from './takes.js'

/** The keys of a group and what its owner may call them. */
export interface Group {
  readonly key: string
  readonly inside: ReadonlyArray<string>
  readonly names: ReadonlyMap<string, string>
  /** What the owner knows that is called like the group, if anything is. */
  readonly like: string | undefined
  readonly isJoined: (inner: string) => boolean
  readonly isItsOwn: (named: readonly [inner: string, name: string]) => boolean
}

/** Those of the names of a group that its owner takes what stands there for: all where they are most, else what tells itself. */
export const ofGroup = (
  { walk }: Search,
  { known, missing, path, value }: Owner,
  { inside, isItsOwn, isJoined, key, like, names }: Group
): ReadonlyMap<string, string> => {
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
  const holds = own(value, key)
  const isOf = ([inner, name]: readonly [string, string]): boolean =>
    isJoined(inner) ||
    (like === undefined &&
      (isTelling(inside, inner) ||
        (isHalf && isSameName(inner, name)) ||
        (inner === name && (isFilter(key) || isFull(own(holds, inner))))))
  return new Map(fitting.filter(isOf))
}

/** Whether an object or a list holds something, by which it is told apart from others of its name. */
const isFull = (value: unknown): boolean => typeof value === 'object' && keysOf(value).length > 0

/** Whether a group holds nothing else than what is called by several words, which nothing else is called by. */
const isTelling = (inside: ReadonlyArray<string>, inner: string): boolean =>
  inside.length === 1 && wordsOf(inner).length > 1

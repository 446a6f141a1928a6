import { wholeOf, wordsOf } from './spelling.js'

/** More names than this are not compared. */
const MANY = 2_000

/** Longer names than this are not compared at all. */
const HUGE = 1_024

/** A name and what it is compared by. */
export interface Name {
  readonly name: string
  /** The words without separators. */
  readonly whole: string
  /** Taken apart only for names that may be near. */
  readonly words: () => ReadonlyArray<string>
}

/** A name to compare; `undefined` when it is too long, or has no letter and so is no name. */
export const nameOf = (name: string): Name | undefined => {
  if (name.length > HUGE || !(/[a-z]/i.test(name) || /\p{L}/u.test(name))) return undefined
  let words: ReadonlyArray<string> | undefined
  return {
    name,
    whole: wholeOf(name),
    words: () => {
      words ??= wordsOf(name)
      return words
    }
  }
}

/** The first names, each once; none when the given name is one of them. An iterable may have no end. */
export const candidates = (given: string, names: Iterable<string>): ReadonlyArray<Name> => {
  const found = new Set<string>()
  let read = 0
  for (const name of names) {
    if (name === given) return []
    if (typeof name === 'string') found.add(name)
    if (++read >= MANY) break
  }
  return [...found].map(nameOf).filter((name) => name !== undefined)
}

/** The one that is least by a measure; `undefined` when there is none, or more than one. */
export const onlyLeast = <A>(list: ReadonlyArray<A>, by: (one: A) => number): A | undefined => {
  let found: A | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of list) {
    const value = by(one)
    if (value < least) [found, least] = [one, value]
    else if (value === least) found = undefined
  }
  return found
}

import { digitsOf, wordsOf } from './spelling.js'

/** More names than this are not compared. */
const MANY = 2_000

/** Longer names than this are not compared at all. */
const HUGE = 1_024

/** A name and what it is compared by. */
export interface Name {
  readonly name: string
  readonly words: ReadonlyArray<string>
  /** The words without separators. */
  readonly whole: string
  /** The numbers in it, which are never a slip: `1.0` is not `10`. */
  readonly digits: string
}

/** A name taken apart; `undefined` when it is too long, or has no letter and so is no name. */
export const nameOf = (name: string): Name | undefined => {
  if (name.length > HUGE || !/\p{L}/u.test(name)) return undefined
  const words = wordsOf(name)
  return { name, words, whole: words.join(''), digits: digitsOf(words.join(' ')) }
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

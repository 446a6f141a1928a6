import { lastOf } from '../pointers.js'
import { setOf } from '../set-of.js'
import { boundOf } from './opposites.js'
import { wordsOf } from './spelling.js'

/** A name that says where something begins, or where it ends, and of what. */
export interface Bound {
  readonly name: string
  readonly isEnd: boolean
  /** Whether it only says which of two: `fileA`, `file2`. */
  readonly isNth: boolean
  readonly of: ReadonlyArray<string>
}

/** Words that say how a bound is written, and not of what it is. */
const forms: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'at date datetime day element id month ref str string text time timestamp uid value year'
)

/** The names that say so; the same name for each way in which it may. */
export const boundsOf = (names: ReadonlySet<string>): ReadonlyArray<Bound> =>
  [...names].flatMap((name) => {
    const words = wordsOf(name)
    // Of `last_updated_start` the last one says which, of `max_output` none but the first.
    const word = words.findLast((one) => boundOf(one) !== undefined) ?? words.find(isWay)
    if (word === undefined) return nthOf(name)
    const isEnd = (boundOf(word) ?? wayOf(word)) === 'end'
    const of = words.filter((one) => one !== word)
    // The first may be a beginning, or one of two.
    return [{ name, isEnd, isNth: false, of }, ...nthOf(name)]
  })

/** What is put in is where something begins, and what comes out is where it ends. */
const wayOf = (word: string): 'start' | 'end' | undefined =>
  /^in(?:put)?$/.test(word) ? 'start' : /^out(?:put)?$/.test(word) ? 'end' : undefined

const isWay = (word: string): boolean => wayOf(word) !== undefined

/** Which of two a name says that it is, by a letter, a number or a word at one of its ends. */
const nthOf = (name: string): ReadonlyArray<Bound> => {
  const words = wordsOf(name.replace(/[12]$/, '_$&'))
  for (const word of new Set([lastOf(words), words[0] ?? ''])) {
    const at = nths.findIndex((side) => side.includes(word))
    // `replace_with` is of nothing more than `replace`.
    const of = words.filter((one) => !(one === word || one === 'with' || one === 'by'))
    if (at >= 0) return [{ name, isEnd: at > 0, isNth: true, of }]
  }
  return []
}

/** The second takes the place of the first in what is changed: what was before it, and is after it. */
const nths: ReadonlyArray<ReadonlyArray<string>> = [
  ['1', 'a', 'first', 'old', 'original', 'current', 'existing', 'search', 'find', 'before'],
  ['2', 'b', 'second', 'new', 'updated', 'modified', 'replacement', 'replace', 'after']
]

/** Whether names are of the same, where those of one may say more: with other words only if both are of one thing. */
export const isOfSame = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean => {
  const more = [...a.filter((word) => !b.includes(word)), ...b.filter((word) => !a.includes(word))]
  const isShared = a.some((word) => b.includes(word))
  const isOneSided = a.every((word) => b.includes(word)) || b.every((word) => a.includes(word))
  return more.every((word) => forms.has(word)) || (isShared && isOneSided)
}

/** Whether two names say the same one of two, of the same: `old_str` and `oldText`. */
export const areSameNth = (one: string, other: string): boolean =>
  nthOf(one).some((a) => nthOf(other).some((b) => a.isEnd === b.isEnd && isOfSame(a.of, b.of)))

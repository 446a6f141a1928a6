import { isList, keysOf, own, type Steps, step, steps, unquoted } from '@toolfault/model'
import { LONG, MOST } from './echo.js'

/** So many places of a value are looked at, and so many characters of sentences compared with its texts. */
const PLACES = 100_000
const COMPARED = 10_000_000

/** A longer word is no name. */
const NAME = 40

/** Up to three words in one, as authors call things themselves (`eu-central-1`, `created_before`, `isReadOnlyMode`). */
const name =
  /^(?:\p{Ll}*(?:\p{Lu}\p{Ll}+)*|\p{Lu}+)(?:[-_./:](?:\p{Ll}*(?:\p{Lu}\p{Ll}+)*|\p{Lu}+|\d{1,2})){0,2}$/u

/** A moment is no secret, and compared with others. */
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.+Z-]{0,24}$/

/**
 * A sentence with a mark in place of each long text that it repeats of a value, wherever that stands;
 * `undefined` where the value is too large to tell.
 */
export type Mute = (message: string) => string | undefined

/** A {@link Mute} for one value: it is looked through once, and only if there is a sentence to look at. */
export const muting = (value: unknown): Mute => {
  let texts: Texts | 'too many' | undefined
  const compared = steps(COMPARED)
  const known = new Map<string, string | undefined>()
  return (sentence) => {
    if (sentence.length > MOST) return value === undefined ? sentence : undefined
    const message = unquoted(sentence)
    if (message.length < LONG || value === undefined) return message
    if (!known.has(message)) {
      texts ??= textsOf(value)
      known.set(message, texts === 'too many' ? undefined : muted(message, texts, compared))
    }
    return known.get(message)
  }
}

/** Texts, and how long those are that begin alike: so a sentence is gone through once, however many there are. */
interface Texts {
  readonly all: ReadonlySet<string>
  readonly lengths: ReadonlyMap<string, ReadonlySet<number>>
}

const beginOf = (text: string, at: number): string => text.slice(at, at + LONG)

const muted = (message: string, { all, lengths }: Texts, budget: Steps): string | undefined => {
  let shown = ''
  let from = 0
  for (let at = 0; at + LONG <= message.length; at++) {
    let end = at
    for (const length of lengths.get(beginOf(message, at)) ?? []) {
      budget.left -= length
      if (budget.left < 0) return undefined
      if (all.has(message.slice(at, at + length))) end = Math.max(end, at + length)
    }
    if (end === at) continue
    shown += `${message.slice(from, at)}…`
    from = end
    at = end - 1
  }
  return shown + message.slice(from)
}

const textsOf = (root: unknown): Texts | 'too many' => {
  const all = new Set<string>()
  const lengths = new Map<string, Set<number>>()
  const budget = steps(PLACES)
  const left: Array<unknown> = [root]
  while (left.length > 0) {
    if (!step(budget)) return 'too many'
    const value = left.pop()
    if (typeof value === 'string') {
      if (!speaks(value)) continue
      all.add(value)
      const begin = beginOf(value, 0)
      const alike = lengths.get(begin)
      if (alike === undefined) lengths.set(begin, new Set([value.length]))
      else alike.add(value.length)
    } else if (isList(value)) {
      const length = Number(own(value, 'length'))
      if (length > budget.left) return 'too many'
      for (let at = 0; at < length; at++) left.push(own(value, String(at)))
    } else {
      for (const key of keysOf(value)) left.push(own(value, key))
    }
  }
  return { all, lengths }
}

/** Whether a text is the caller's wherever it stands, and no name of the author's by chance. */
const speaks = (text: string): boolean =>
  text.length >= LONG &&
  text.length <= MOST &&
  (text.length > NAME || !(name.test(text) || moment.test(text)))

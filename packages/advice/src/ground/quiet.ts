import {
  type Issue,
  isList,
  isOfKey,
  keysOf,
  own,
  type Path,
  type Steps,
  step,
  steps,
  unquoted
} from '@toolfault/model'
import { isAuthors } from '../asked.js'
import { hides } from '../point/hides.js'
import type { Walk } from '../walk/walk.js'

/** A shorter text of the call may be a word of the author's, unless it is a secret; a shorter secret may stand in any word. */
const LONG = 12
const SHORT = 4

/** So many texts of a call are looked for, and so many places of it looked at. */
const MANY = 64
const PLACES = 1_000

/** A sentence of somebody else without what it repeats of the call. */
export type Muted = (message: string) => string

/**
 * Takes out of a sentence what it repeats of the call: a secret, or a text that is long enough to speak,
 * wherever it stands; a check of the whole says what stands in its parts. A word alone, however long, may be
 * one of the author's.
 */
export const muting = (walk: Walk): Muted => {
  let texts: ReadonlyArray<string> | undefined
  let known: Map<string, string> | undefined
  return (message) => {
    known ??= new Map()
    const seen = known.get(message)
    if (seen !== undefined) return seen
    texts ??= textsOf(walk)
    const muted = texts.reduce(without, unquoted(message))
    known.set(message, muted)
    return muted
  }
}

/** A sentence without a text; a short one is taken out where no letter or digit stands beside it. */
const without = (message: string, text: string): string =>
  message.split(text).reduce((before, after) => {
    const isPart = text.length < SHORT && (isLetter(before.at(-1)) || isLetter(after.at(0)))
    return before + (isPart ? text : '…') + after
  })

const isLetter = (one: string | undefined): boolean => /[\p{L}\p{N}]/u.test(one ?? '')

/** An issue with its sentence so, where that may be shown. */
export const quiet = (issue: Issue, mute: Muted): Issue =>
  issue.echo !== true && typeof issue.message === 'string' && maySpeak(issue)
    ? { ...issue, message: mute(issue.message) }
    : issue

/** Of a rule that is known by its name, our own words are shown; some need no parameters for that. */
const maySpeak = (issue: Issue): boolean =>
  issue.keyword === undefined ||
  isAuthors(issue) ||
  (issue.params === undefined && !isOfKey(issue.kind) && issue.kind !== 'alternative')

/** The longest first: one may hold another. */
const textsOf = (walk: Walk): ReadonlyArray<string> => {
  const found = new Set<string>()
  gather(walk, walk.value, [], found, steps(PLACES))
  return [...found].sort((a, b) => b.length - a.length)
}

const gather = (
  walk: Walk,
  value: unknown,
  path: Path,
  found: Set<string>,
  budget: Steps
): void => {
  if (typeof value === 'object') {
    const keys = isList(value) ? value.keys() : keysOf(value)
    for (const key of keys) {
      if (found.size >= MANY || !step(budget)) return
      gather(walk, own(value, String(key)), [...path, String(key)], found, budget)
    }
    return
  }
  if (typeof value !== 'string' && typeof value !== 'number') return
  const text = String(value)
  const speaks = text.length >= LONG && /\s/.test(text.trim())
  if (speaks || (text !== '' && hides(walk, path, path, value))) found.add(text)
}

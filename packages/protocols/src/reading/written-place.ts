import type { Path } from '@toolfault/model'
import { place } from '@toolfault/words/place'
import { located } from './located.js'

/** Longer places are not read. */
const LONG = 1_000

/**
 * A place as people and validators write it: `guest.tags[1]`, `guest.tags.1`, `["a b"].c`. `undefined`
 * for what is none. What a validator writes of a key with a dot in it cannot be told from two keys.
 */
export const pathOf = (text: string): Path | undefined => {
  if (text === '' || text.length > LONG) return undefined
  const path: Array<string> = []
  step.lastIndex = 0
  while (step.lastIndex < text.length) {
    const isFirst = step.lastIndex === 0
    const match = step.exec(text)
    if (match === null) return undefined
    const [, dot, word, index, key] = match
    if (word !== undefined && isFirst === (dot === '.')) return undefined
    path.push(word ?? index ?? key ?? '')
  }
  return path
}

/** A word, an index, or a key in quotes. */
const step = /(\.)?([^\s.[\]"'`:,]+)|\[(\d{1,16})\]|\["([^"\n]*)"\]/y

/** What stands before a sentence, as a place: one of {@link pathOf}, a pointer or a fragment; the class of an error is none. */
export const placeBefore = (text: string): Path | undefined => {
  if (text === 'root' || text === '/') return []
  if (/(?:error|exception)$/i.test(text)) return undefined
  return /^[#$/]/.test(text) ? located(text).path : pathOf(text)
}

/** Articles, pronouns, and what is said of any argument or of all of them. */
const others =
  /^(?:an|the|this|that|one|at|no|some|any|each|every|it|they|you|what|which|there|request|argument|parameter|field|property|arguments|params|parameters|input|json|value)$/i

/** The place of an argument that a sentence names in passing; `undefined` for a word that is none. */
export const argumentAt = (name = ''): Path | undefined =>
  others.test(name) ? undefined : pathOf(name)

/** A place as our own texts write it, where it is written again just so. */
export const ownPath = (text: string): Path | undefined => {
  const path = pathOf(text)
  return path !== undefined && place(path) === text ? path : undefined
}

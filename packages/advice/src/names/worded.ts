import { wordsOf } from './spelling.js'

/**
 * The one listed text that a text says with words more or less, as the names of constants have them: the name of the
 * place or of a type before it (`status_active`, `Status.ACTIVE`), or without what all of the list begin with
 * (`active` of `STATUS_ACTIVE` and `STATUS_DONE`). `undefined` where none is, or more than one.
 */
export const wordedMember = (
  given: unknown,
  values: ReadonlyArray<unknown>,
  place: string | undefined
): string | undefined => {
  if (typeof given !== 'string' || given.length > LONG || !isName(given)) return undefined
  const names = values.filter((one): one is string => typeof one === 'string' && isName(one))
  const known = new Set(wordsOf(place ?? ''))
  const words = names.map(wordsOf)
  const shared = sharedBy(words)
  const said = [wordsOf(given), without(wordsOf(given), known), wordsOf(behindDot(given))]
    .map(spelled)
    .filter((form) => form !== '')
  const [only, more] = names.filter((_, at) => {
    const own = words[at] ?? []
    const forms = [own, without(own, known), own.slice(shared)]
    return forms.map(spelled).some((form) => said.includes(form))
  })
  return more === undefined ? only : undefined
}

/** Longer texts name no constant. */
const LONG = 64

/** A sign is no separator of words, and what begins with a number is no name. */
const isName = (text: string): boolean => /^[A-Za-z_][\w .-]*$/.test(text) && !/-\d/.test(text)

type Words = ReadonlyArray<string>

const spelled = (words: Words): string => words.join(' ')

/** Words without those of a name at either end; none where all are of it. */
const without = (words: Words, known: ReadonlySet<string>): Words => {
  const from = words.findIndex((word) => !known.has(word))
  const to = words.findLastIndex((word) => !known.has(word))
  return from < 0 ? [] : words.slice(from, to + 1)
}

/** How many words all of several begin with, beside their last. */
const sharedBy = (all: ReadonlyArray<Words>): number => {
  const [first = []] = all
  if (all.length < 2) return 0
  const end = Math.min(...all.map((words) => words.length - 1))
  const at = first.findIndex((word, index) => all.some((words) => words[index] !== word))
  return Math.max(0, Math.min(end, at < 0 ? end : at))
}

/** What stands behind the last dot of a name with dots; nothing where it is none. */
const behindDot = (text: string): string => {
  const parts = text.split('.')
  return parts.length > 1 && parts.every((part) => /^[A-Za-z_]\w*$/.test(part))
    ? (parts.at(-1) ?? '')
    : ''
}

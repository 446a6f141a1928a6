import { once } from '../once.js'
import { setOf } from '../set-of.js'
import { isSameNumber, wordsOf } from './spelling.js'

/**
 * The one listed text that a text says with words more or less, as the names of constants have them: the name of the
 * place or of a type before it (`status_active`, `Status.ACTIVE`), or without what all of the list begin with
 * (`active` of `STATUS_ACTIVE` and `STATUS_DONE`), or without what stands behind it in the only one that has its words
 * (`run` of `run_pipeline` and `list_runs`). `undefined` where none is, or more than one.
 */
export const wordedMember = (
  given: unknown,
  values: ReadonlyArray<unknown>,
  place: string | undefined
): string | undefined => {
  if (!isName(given)) return undefined
  const { names, shared, words } = listedIn(values)
  const known = new Set(wordsOf(place ?? ''))
  const dot = given.lastIndexOf('.')
  const before = given.slice(given.lastIndexOf('.', dot - 1) + 1, Math.max(0, dot))
  // A code has digits, the name of a type only behind a capital; what the members themselves have before a dot is a part
  // of what they say.
  const isTyped = /^(?:[A-Z]|\D*$)/.test(before) && !names.some((name) => name.includes('.'))
  const said = [wordsOf(isTyped ? given.slice(dot + 1) : given), without(wordsOf(given), known)]
    .map(spelled)
    .filter((form) => form !== '')
  const [only, more] = names.filter((_, at) => {
    const own = words[at] ?? []
    const forms = [own, without(own, known), own.slice(shared)]
    return forms.some((form) => said.includes(spelled(form)))
  })
  if (only !== undefined) return more === undefined ? only : undefined
  return begunMember(wordsOf(given), listedIn(values))
}

/** The only listed text that begins with these words, where no other has them and each says more than they are, or it only one word more. */
const begunMember = (given: Words, { names, words }: Listed): string | undefined => {
  if (given.length === 0) return undefined
  const [only, more] = names.flatMap((name, at) => {
    const own = words[at] ?? []
    const isIn = (word: string): boolean => own.some((one) => isSameNumber(word, one))
    return given.every(isIn) ? [{ name, own }] : []
  })
  if (only === undefined || more !== undefined) return undefined
  const [next = '', ...further] = only.own.slice(given.length)
  if (further.length > 0 && words.some((own) => own.length <= given.length)) return undefined
  return given.every((word, at) => only.own[at] === word) && !narrowing.has(next)
    ? only.name
    : undefined
}

/** What says how far or how hard something is done, which nobody has asked for who did not say it. */
const narrowing: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'all any by every force forced hard if no non not only or permanently without'
)

/** The names among listed values, their words, and how many of these all begin with. */
interface Listed {
  readonly names: ReadonlyArray<string>
  readonly words: ReadonlyArray<Words>
  readonly shared: number
}

/** A schema lists the same in every call. */
const listedIn: (values: ReadonlyArray<unknown>) => Listed = /* @__PURE__ */ once((values) => {
  const names = values.filter(isName)
  const words = names.map(wordsOf)
  return { names, words, shared: sharedBy(words) }
})

/** A sign is no separator of words, what begins with a number is no name, and nobody gives longer ones. */
const isName = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z_][\w .-]{0,63}$/.test(text) && !/-\d/.test(text)

type Words = ReadonlyArray<string>

const spelled = (words: Words): string => words.join(' ')

/** Words without those of a name at either end; none where all are of it. */
const without = (words: Words, known: ReadonlySet<string>): Words => {
  const isOwn = (word: string): boolean => !known.has(word)
  return words.slice(words.findIndex(isOwn), words.findLastIndex(isOwn) + 1)
}

/** How many words all of several begin with; none where the first has no more. */
const sharedBy = ([first = [], ...others]: ReadonlyArray<Words>): number =>
  Math.max(
    0,
    first.findIndex((word, at) => others.some((words) => words[at] !== word))
  )

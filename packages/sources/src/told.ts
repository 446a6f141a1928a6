import type { Issue, Params, Path } from '@toolfault/model'
import { repeats, repeatsActual, repeatsWas, without } from './echo.js'
import { isMissing } from './missing.js'
import type { Mute } from './mute.js'
import { inside, type Place } from './place.js'
import type { Said } from './said.js'
import { textOf } from './text-of.js'

/** More keys than this are not looked for in one sentence: it is taken to name them. */
const MANY = 64

/** The issues of one foreign issue: one, or one for each key that it names. */
export const told = (
  issue: object,
  said: Said,
  place: Place,
  branches: Issue['branches'],
  mute: Mute
): ReadonlyArray<Issue> => {
  const { keys = [] } = said
  const message = sentence(said.message ?? textOf(issue, 'message'))
  const text = message === undefined ? {} : textOfIssue(message, said, place, mute)
  if (keys.length === 0) return [one(issue, said, place, branches, text)]
  return keys.map((key) => one(issue, said, inside(place, key), branches, text))
}

/** The sentence of an issue, the same without what it repeats of the call, and whether neither may be shown. */
interface Text {
  readonly message?: string
  readonly muted?: string
  readonly isHidden?: boolean
}

const textOfIssue = (message: string, said: Said, place: Place, mute: Mute): Text => {
  const isSpoken = isOwn(said)
  const spoken = isSpoken ? without(message, textsOf(said, place)) : message
  // A list of values: one of those may stand elsewhere as well.
  const isSearched = isSpoken && said.kind !== 'choice' && spoken !== undefined
  const muted = isSearched ? mute(spoken) : spoken
  return {
    message,
    muted: muted ?? message,
    isHidden: muted === undefined || namesKeys(message, said, place)
  }
}

/** Whether an author wrote the sentence, or nobody else says what is wrong. */
const isOwn = ({ kind, stock }: Said): boolean => !stock || kind === 'rule' || kind === 'unknown'

const one = (
  issue: object,
  said: Said,
  place: Place,
  branches: Issue['branches'],
  { isHidden, message, muted = '' }: Text
): Issue => {
  const missing = isMissing(said, place)
  const kind = missing ? 'missing' : said.kind
  const echo = message !== undefined && (isHidden === true || echoes(issue, said, place, muted))
  const isAuthored = !said.stock && message !== undefined && kind !== 'rule' && kind !== 'unknown'
  // A sentence that cannot be shown does not stand for the rule.
  const isShown = isAuthored && !echo
  const keyword = isShown ? 'errorMessage' : missing ? 'required' : said.keyword
  // What a missing key may hold, where the rule lists it; its type is said by the place.
  const params = missing && said.kind !== 'choice' ? undefined : paramsOf(said, place.path)
  const isAbove = said.isOfKey === true || said.isOfOwner === true || said.isRest === true
  return {
    path: isAbove ? place.path.slice(0, -1) : place.path,
    kind,
    ...(keyword === undefined ? {} : { keyword }),
    ...(message === undefined ? {} : { message: echo ? message : muted }),
    ...(params === undefined ? {} : { params }),
    ...(branches === undefined || missing ? {} : { branches }),
    ...(echo ? { echo } : {})
  }
}

/** What was not said is absent. */
const sentence = (message: string | undefined): string | undefined =>
  message === '' ? undefined : message

const paramsOf = ({ isOfKey, isRest, params }: Said, path: Path): Params | undefined => {
  const last = path.at(-1)
  if (last === undefined) return params
  if (isOfKey === true) return { ...params, propertyName: last }
  return isRest === true ? { limit: Number(last) } : params
}

const textsOf = ({ texts = [] }: Said, { value }: Place): ReadonlyArray<unknown> => [
  value,
  ...texts
]

const echoes = (issue: object, said: Said, place: Place, message: string): boolean =>
  repeats(message, textsOf(said, place)) ||
  repeatsActual(message, textOf(issue, 'received')) ||
  repeatsWas(message, textOf(issue, 'actual'))

/** A library names a surplus key as it is, an author may. */
const namesKeys = (message: string, { keys, kind, stock }: Said, { path }: Place): boolean => {
  if (kind !== 'unexpected') return false
  const names = keys === undefined || keys.length === 0 ? path.slice(-1) : keys
  if (names.length > MANY) return true
  return stock
    ? names.some((key) => typeof key === 'string' && message.includes(key))
    : repeats(message, names)
}

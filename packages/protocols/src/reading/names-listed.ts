import { isList, keysOf, own } from '@toolfault/model'

/** So many names are told. */
const MOST = 64

/** What a list of keys says of them by its own name; of `missing` alone nothing else can be listed. */
const kinds: ReadonlyArray<readonly [name: RegExp, error: object]> = [
  [
    /^missing(?:_?(?:fields|params|parameters|arguments|args|keys|properties))?$/i,
    { type: 'missing' }
  ],
  [
    /^(?:unknown|unexpected|extra)_?(?:fields|params|parameters|arguments|args|keys|properties)$/i,
    { type: 'unknown_fields' }
  ],
  [/^invalid_?(?:fields|arguments|args|keys|properties)$/i, { code: 'invalid' }]
]

/** The keys that a body lists, each as an error of its own. */
export const keysListed = (body: unknown): ReadonlyArray<ReadonlyArray<unknown>> =>
  keysOf(body).flatMap((name) => {
    const error = kinds.find(([form]) => form.test(name))?.[1]
    const keys = error === undefined ? [] : namesIn(own(body, name))
    return keys.length > 0 ? [keys.map((key) => ({ ...error, name: key }))] : []
  })

/** Lists of names that speak of what was sent, or of what may be, and are no fields with what is wrong with them. */
const ofNames =
  /^(?:missing|required|optional|invalid|unknown|unexpected|extra|allowed|available|accepted|supported|valid|known|expected|options|choices|suggestions)(?:_?(?:fields|params|parameters|arguments|args|keys|names|values|properties|tools|options))?$/i

/** Whether a member lists names and says of none what is wrong with it. */
export const isOfNames = (body: unknown, name: string): boolean =>
  ofNames.test(name) && namesIn(own(body, name)).length > 0

/** Such lists in words, where a body says nothing else: `allowed: celsius, fahrenheit`. */
export const namesSaid = (body: unknown): string =>
  keysOf(body)
    .filter((name) => isOfNames(body, name))
    .slice(0, 4)
    .map((name) => `${name.replaceAll('_', ' ')}: ${namesIn(own(body, name)).join(', ')}`)
    .join('; ')

/** The names of a list; none where a sentence is among them: then a field is called so, of which that is said. */
const namesIn = (list: unknown): ReadonlyArray<string> => {
  const names = isList(list) ? list.slice(0, MOST).filter(isKey) : []
  return isList(list) && names.length === Math.min(list.length, MOST) ? names : []
}

/** A name, and no word for what is wrong with a field, as `required` is. */
const isKey = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[$\w][\w$.[\]-]{0,100}$/.test(text) &&
  !/^(?:required|missing|invalid|blank|empty|null|taken|unknown|error)$/i.test(text)

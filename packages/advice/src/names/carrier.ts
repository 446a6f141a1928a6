import { setOf } from '../set-of.js'
import type { Finder } from './finder.js'
import { headOf, wordsOf } from './spelling.js'

/** Words under which stands the thing itself: `{ "id": "x" }`, `{ "accountId": "x" }`. */
const carriers: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'address src value values item items list element elements entry entries id uid uuid key name text string content data type url uri href link path email code label title date time message body query q input username login slug file filename'
)

/**
 * Whether a key only carries what a place is to hold: it says so, or the name of the place again. What
 * stands under any other is a part of what was meant: `{ "app": "web" }` for a selector.
 */
export const isCarrier = (key: string, place: string | undefined, meant: Finder): boolean => {
  const last = wordsOf(key).at(-1)
  return last === undefined || carriers.has(last) || isNameOf(key, place, meant)
}

/**
 * The same of a text that may be a whole object written as one: of a `body` a part stands under `title`, all of it under
 * `text`; of what a program reads (`isData`) all stands only under the name of the place.
 */
export const carriesText = (
  key: string,
  place: string,
  meant: Finder,
  isData: boolean
): boolean => {
  const last = headOf(place)
  if (!isData && !data.has(last) && !texts.has(last)) return isCarrier(key, place, meant)
  const isText = !isData && texts.has(last) && /^(?:value|text|string|content)$/i.test(key)
  // What people write has no parts of these names.
  const isSaid = !isData && said.has(last) && /^(?:message|data|prompt|query|q|body)$/i.test(key)
  return isText || isSaid || (!isData && isMaybeText(key, place)) || isNameOf(key, place, meant)
}

/** Whether a key is what a thing is called by, which may be all of a text that is read, and no more than that. */
export const isMaybeText = (key: string, place: string): boolean =>
  /^(?:id|name)$/i.test(key) && read.has(headOf(place))

const isNameOf = (key: string, place: string | undefined, meant: Finder): boolean => {
  if (place === undefined || key === place) return true
  const words = wordsOf(key)
  return wordsOf(place).some((word) => words.includes(word)) || meant(key, [place]) !== undefined
}

/** Names of texts that somebody reads, and of those that a program does. */
const texts: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'body content filter input message prompt query request response text value'
)
const said: ReadonlySet<string> = /* @__PURE__ */ setOf('message prompt query text')
const read: ReadonlySet<string> = /* @__PURE__ */ setOf('query filter prompt text')
const data: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'args arguments attributes config configuration data extra fields filters headers inputs json meta metadata options params parameters payload properties settings variables vars'
)

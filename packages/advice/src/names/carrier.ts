import type { Finder } from './finder.js'
import { wordsOf } from './spelling.js'

/** Words under which stands the thing itself: `{ "id": "x" }`, `{ "accountId": "x" }`. */
const carriers: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'address src value values item items list element elements entry entries id uid uuid key name text string content data type url uri href link path email code label title date time message body query q input username login slug file filename'.split(
    ' '
  )
)

/**
 * Whether a key only carries what a place is to hold: it says so, or the name of the place again. What
 * stands under any other is a part of what was meant: `{ "app": "web" }` for a selector.
 */
export const isCarrier = (key: string, place: string | undefined, meant: Finder): boolean => {
  const words = wordsOf(key)
  const last = words.at(-1)
  if (last === undefined || carriers.has(last)) return true
  if (place === undefined || key === place) return true
  return wordsOf(place).some((word) => words.includes(word)) || meant(key, [place]) !== undefined
}

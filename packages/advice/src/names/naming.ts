import { setOf } from '../set-of.js'

/** Words under which the entry of a map says its name. */
const ofEntries: ReadonlySet<string> = /* @__PURE__ */ setOf('name key header')

/** Whether the name of an entry stands under a key. */
export const isEntryName = (key: string): boolean => ofEntries.has(key.toLowerCase())

/** Whether an object of these keys is the entry of a map: `{ name, value }`, `{ field, direction }`. */
export const isEntryOf = (keys: Iterable<string>): boolean => {
  const all = [...keys]
  return all.some(isCalling) && all.some((key) => isHolding(key.replace(/s$/i, '')))
}

/** Whether what an entry says of what it is of stands under a key. */
export const isHolding = (key: string): boolean => /^(?:value|content|order|direction)$/i.test(key)

/** Whether what an entry is of stands under a key, which is called by that, too: `{ "field": "age", "order": "desc" }`. */
export const isCalling = (key: string): boolean =>
  isEntryName(key) || /^(?:field|column)$/i.test(key)

/** Whether a key says no more than that the name of the object stands under it, which may be an id or a label, too. */
export const isNaming = (key: string): boolean => isEntryName(key) || /^(?:id|label)$/i.test(key)

/** Whether any thing may have what stands under a key: of two things nobody knows whose it is. */
export const isOfAny = (key: string): boolean =>
  isNaming(key) ||
  /^(?:colou?r|description|kind|size|slug|state|status|text|title|type|unit|url|value)$/i.test(key)

/** Whether keys say one entry of a map, or the names and the values of several, and nothing else: `key` and `value`. */
export const areKeyAndValue = (keys: ReadonlyArray<string>): boolean =>
  keys.length === 2 &&
  [/^(?:attribute|field|header|key|property)s?$/i, /^values?$/i].every((is) =>
    keys.some((key) => is.test(key.replace(/ies$/i, 'y')))
  )

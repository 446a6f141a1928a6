import { setOf } from '../set-of.js'

/** Words under which the entry of a map says its name. */
const ofEntries: ReadonlySet<string> = /* @__PURE__ */ setOf('name key header')

/** Whether the name of an entry stands under a key. */
export const isEntryName = (key: string): boolean => ofEntries.has(key.toLowerCase())

/** Whether a key says no more than that the name of the object stands under it, which may be an id or a label, too. */
export const isNaming = (key: string): boolean => isEntryName(key) || /^(?:id|label)$/i.test(key)

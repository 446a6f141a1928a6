import type { Convert, JsonType } from '@toolfault/model'
import { isList, isRecord, keysOf, own, owns } from '@toolfault/model'
import { isEntryOf } from '../names/naming.js'
import { isUnit } from '../names/quantity.js'
import { accepts } from '../schema/accepts.js'
import { typeOf } from '../schema/value.js'
import type { Use } from './command.js'
import { copiedKey, isTypeWord, labelKey, optionKey, partKey, partsIn } from './copied.js'

/** Whether a value would fit a place, itself or as its only item. */
export interface Wanted {
  readonly fits: (value: unknown) => boolean
  readonly fitsItem: (value: unknown) => boolean
  /** Whether an object of the place is known to have a key. */
  readonly knows?: (key: string) => boolean
  /** Whether an object is one of the items, though something in it is wrong. */
  readonly isItem?: (value: unknown) => boolean
  /** Whether a value is a list of such objects, though something in them is wrong. */
  readonly areItems?: (value: unknown) => boolean
  /** Whether an object has none of the keys that the place names, or an item of it. */
  readonly isOther?: (value: unknown) => boolean
  readonly isOtherItem?: (value: unknown) => boolean
  /** Whether a list of the place has several places of its own. */
  readonly isTuple?: () => boolean
  /** The key of an object of the place that a value would be, if it is the only one that has to be there. */
  readonly soleKey?: (value: unknown) => string | undefined
  /** The key of an object of the place that a list would be. */
  readonly listKey?: (list: ReadonlyArray<unknown>) => string | undefined
  /** How the list of the place is made of a map, or its map of a list. */
  readonly restructured?: (value: unknown, types: ReadonlyArray<string>) => Convert | undefined
  /** Whether the author says that a text of the place is a date, a time or how long something takes. */
  readonly isDated?: () => boolean
  /** How much a text or an object with its unit says in the unit of the place, or the number by which its author means the text. */
  readonly amount?: (value: string | object) => number | undefined
  /** Whether the author says that a text of the place is JSON. */
  readonly isJson?: () => boolean
  /** Whether a value is data, of which a text of the place may be the JSON. */
  readonly isData?: (value: unknown) => boolean
  /** What the author wants between the items of a list that a text of the place says. */
  readonly sign?: () => string | undefined
  /** Whether a text is the items of a list of the place in markup. */
  readonly areElements?: (text: string) => boolean
  /** What the name of the place says of its items. */
  readonly use?: () => Use | undefined
  /** The only key of several under which a text of the format of the place stands. */
  readonly formKey?: (held: object) => string | undefined
  /** The key of the id of a thing, where the place is for that. */
  readonly idKey?: (held: object) => string | undefined
  /** Whether a text under a key is all that is meant; any is, where nobody says. */
  readonly carries?: (key: string) => boolean
  /** Whether what stands under a key, or alone in a list, is all of a text that may be JSON as well. */
  readonly carriesText?: (key: string | undefined, inner: unknown) => boolean
  /** Whether a text only says again what the schema calls the place. */
  readonly isOwnText?: (text: unknown) => boolean
}

/** A conversion as a fix. */
export const convert = (how: Convert['how'], to: JsonType, key?: string): Convert => ({
  id: 'convert',
  how,
  to,
  ...(key === undefined ? {} : { key })
})

/** Whether an object says one key and its value, of a map that was written as a list of them; or how both are compared as well. */
const isEntry = (item: unknown, knows: Wanted['knows']): boolean => {
  if (!isRecord(item) || !owns(item, 'value') || knows?.('value') !== false) return false
  const keys = keysOf(item)
  return keys.length === 2 || (keys.length === 3 && isEntryOf(keys) && keys.some(isComparing))
}

const isComparing = (key: string): boolean =>
  /^(?:op|operator|comparator|comparison|condition)$/i.test(key)

/**
 * The only item of an array, or what stands under the only key, unless that is an operator: `$ne`; of several keys the text
 * that has the format of the place, and of the parts of a message their texts.
 */
export const unwrapped = (
  value: unknown,
  types: ReadonlyArray<string>,
  { areItems, carries, carriesText, fits, formKey, idKey, isOther, isOwnText, knows }: Wanted
): Convert | undefined => {
  const parts = accepts(types, 'string') && !accepts(types, 'object') ? partsIn(value) : undefined
  if (parts !== undefined) {
    const isText = fits(parts.text) && carriesText?.('value', parts.text) !== false
    return isText && isOwnText?.(parts.text) !== true
      ? convert('unwrap', 'string', parts.key)
      : undefined
  }
  const [key, more] = isList(value) && value.length !== 1 ? [] : keysOf(value)
  if (key === undefined) return undefined
  if (more !== undefined) {
    const form = isRecord(value) && accepts(types, 'string') ? formKey?.(value) : undefined
    const copied = isRecord(value)
      ? (copiedKey(value) ?? labelKey(value) ?? optionKey(value) ?? partKey(value))
      : undefined
    if (copied !== undefined && knows?.(copied) !== true) {
      const text = own(value, copied)
      const type = typeOf(text)
      // Data may be of such parts, and what the schema says itself is no value.
      const isValue =
        type !== undefined &&
        accepts(types, type) &&
        fits(text) &&
        carriesText?.('value', text) !== false &&
        isOwnText?.(text) !== true
      return isValue ? convert('unwrap', type, copied) : undefined
    }
    const id = isRecord(value) ? idKey?.(value) : undefined
    const held = id === undefined ? undefined : own(value, id)
    const what = typeOf(held)
    if (id !== undefined && what !== undefined && accepts(types, what) && fits(held))
      return convert('unwrap', what, id)
    // What stands under a key of another meaning is a part of what was sent: `after`, `$ne`, `token`.
    return form === undefined || carries?.(form) !== true
      ? undefined
      : convert('unwrap', 'string', form)
  }
  const inner = own(value, key)
  const type = typeOf(inner)
  if (type === undefined || !accepts(types, type)) return undefined
  // So many of one unit are not as many of that of the place, which nobody knows.
  if (typeof inner === 'number' && isUnit(key)) return undefined
  // A schema that was copied without a value holds none.
  if (key === 'type' && isTypeWord(inner)) return undefined
  // An object alone in a list was meant, and a list of such objects, though something in it is wrong.
  const isMeant = isList(value)
    ? isRecord(inner) || areItems?.(inner) === true
    : carries?.(key) === true && areItems?.(inner) === true
  if (!fits(inner) && !isMeant) return undefined
  const isScalar = typeof inner !== 'object'
  if (isScalar && carriesText?.(isList(value) ? undefined : key, inner) === false) return undefined
  if (isList(value))
    return isEntry(inner, knows) || isOther?.(inner) === true ? undefined : convert('unwrap', type)
  return /^[$<>=!]/.test(key) ? undefined : convert('unwrap', type, key)
}

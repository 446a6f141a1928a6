import type { Fix } from '@toolfault/model'
import { isList, isRecord, writeJson } from '@toolfault/model'
import { isNothing } from '../blank.js'
import { beforeMarkup } from '../names/leaked.js'
import { accepts } from '../schema/accepts.js'
import { beginsAsJson, jsonIn, parsed } from '../schema/json-text.js'
import { typeOf } from '../schema/value.js'
import { flagged } from './flagged.js'
import { joined } from './joined.js'
import { parted } from './parts.js'
import { itemIn, scalarsOf } from './scalars.js'
import { areColumns, holdsItems, isByIndex, isOfObjects } from './several.js'
import { convert, unwrapped, type Wanted } from './unwrap.js'

/** A longer text is not looked into, and fewer items are written one by one. */
const LONG = 100_000
const FEW = 20

/**
 * The same value in a form that has one of the types: a number out of its quotation marks, an object out
 * of its text, an item into or out of an array. `undefined` where there is none.
 */
export const converted = (
  value: unknown,
  types: ReadonlyArray<string>,
  wanted: Wanted
): Fix | undefined => {
  // A number is no date as a text either.
  const isDate = typeof value === 'number' && wanted.isDated?.() === true
  // False is nothing, where nothing may be.
  const bare = typeof value === 'string' ? beforeMarkup(value) : undefined
  const forms = value === false ? [null, ...scalarsOf(value)] : scalarsOf(bare ?? value)
  const scalars = isDate ? [] : forms
  const isIt = (one: unknown): boolean => accepts(types, typeOf(one)) && wanted.fits(one)
  const spelled = scalars.find(isIt)
  const scalar = spelled === undefined ? amountsOf(value, types, wanted).find(isIt) : spelled
  if (scalar !== undefined) return { id: 'put', value: scalar }
  const found = typeof value === 'string' ? fromText(value, types, wanted) : undefined
  if (found !== undefined) return found
  const isItself = (): boolean =>
    isNothing(value) || isList(value) || isBroken(value) || isOpen(value, wanted)
  if (accepts(types, 'array') && !isItself()) {
    const isItem =
      wanted.isItem?.(value) === true && !areColumns(value) && !holdsItems(value, wanted)
    const inner = isItem ? undefined : unwrapped(value, types, wanted)
    // The list under its own name is the list, though an object that takes any key would be an item.
    if (inner?.to === 'array' && wanted.carries?.(inner.key ?? '') === true) return inner
    const isOther = isOfObjects(value) || isByIndex(value) || wanted.isOtherItem?.(value) === true
    const item = !isItem && isOther ? undefined : itemIn(value, wanted)
    const isOne = item !== undefined && wanted.fits([item])
    if ((isOne || isItem) && wanted.isTuple?.() === true) return undefined
    if (isOne) return item === value ? convert('wrap', 'array') : { id: 'put', value: [item] }
    if (isItem) return convert('wrap', 'array')
  }
  if (isList(value) && accepts(types, 'array') && wanted.fits([value]) && !wanted.fits(value))
    return convert('wrap', 'array')
  const sign = isList(value) && accepts(types, 'string') ? wanted.sign?.() : undefined
  if (sign !== undefined && wanted.fits(joined(value, sign)))
    return convert('join', 'string', sign === ',' ? undefined : sign)
  const names = accepts(types, 'array') && !isByIndex(value) ? flagged(value) : undefined
  if (names !== undefined && wanted.fits(names)) {
    // Where an author wants "KEY=VALUE", yes and no are values.
    const entries = wanted.restructured?.(value, types)
    return entries?.sign === undefined ? { id: 'put', value: names } : entries
  }
  const restructured = (): Fix | undefined => wanted.restructured?.(value, types)
  const listed = isList(value) && accepts(types, 'object') ? wanted.listKey?.(value) : undefined
  if (listed !== undefined) return convert('wrap', 'object', listed)
  return (
    // An entry alone in a list is no map, and a list alone under its name no entry.
    (isList(value) ? restructured() : undefined) ??
    unwrapped(value, types, wanted) ??
    underKey(value, types, wanted) ??
    restructured() ??
    asJson(value, types, wanted)
  )
}

/** The number that a text or an object says in the unit of its place, or a text by the name that its author gives it. */
const amountsOf = (
  value: unknown,
  types: ReadonlyArray<string>,
  { amount }: Wanted
): ReadonlyArray<number> => {
  if (!(typeof value === 'string' || isRecord(value)) || !accepts(types, 'integer')) return []
  const number = amount?.(value)
  return number === undefined ? [] : [number]
}

/** What was sent as itself where its author wants JSON in a text, or a text is wanted that may be JSON. */
const asJson = (
  value: unknown,
  types: ReadonlyArray<string>,
  { fits, isData, isJson }: Wanted
): Fix | undefined =>
  typeof value === 'object' &&
  value !== null &&
  accepts(types, 'string') &&
  (isJson?.() === true || isData?.(value) === true) &&
  fits(writeJson(value))
    ? convert('stringify', 'string')
    : undefined

/** What stands for an object that has to hold one thing: `"x"` for `{ "id": "x" }`. */
const underKey = (
  value: unknown,
  types: ReadonlyArray<string>,
  wanted: Wanted
): Fix | undefined => {
  if (!accepts(types, 'object') || isRecord(value) || isNothing(value) || isBroken(value))
    return undefined
  const key = wanted.soleKey?.(value)
  return key === undefined ? undefined : convert('wrap', 'object', key)
}

const fromText = (text: string, types: ReadonlyArray<string>, wanted: Wanted): Fix | undefined => {
  if (text.length > LONG) return undefined
  const bare = jsonIn(text)
  if (accepts(types, 'object') && bare.startsWith('{') && bare.endsWith('}'))
    return convert('parse', 'object')
  if (!accepts(types, 'array')) return undefined
  const isList = bare.startsWith('[') && bare.endsWith(']')
  if (isList || isTextOf(bare, wanted)) return convert('parse', 'array')
  if (wanted.areElements?.(text) === true) return undefined
  const { isOpen, parts, separator } = parted(numbersIn(bare) ?? text, wanted.use?.())
  if (isOpen && wanted.fitsItem(text)) return undefined
  const items = isBroken(text) ? [] : parts.map((part) => itemIn(part, wanted))
  const known = items.filter((item) => item !== undefined)
  if (known.length === 0 || known.length < items.length || !wanted.fits(known)) return undefined
  // Numbers are shown; what a text says is not.
  return known.length > FEW || known.some((item) => typeof item === 'string')
    ? convert('split', 'array', separator === ',' ? undefined : separator)
    : { id: 'put', value: known }
}

/** Whether a text is the JSON of an object, and that one of the items. */
const isTextOf = (text: string, { isItem }: Wanted): boolean => {
  const value = text.startsWith('{') && text.endsWith('}') ? parsed(text) : undefined
  return isRecord(value) && isItem?.(value) === true
}

/** What stands in the brackets of numbers that were written as Python does: `(240, 128, 128)`. */
const numbersIn = (text: string): string | undefined => /^\(([-\d.,\s]+)\)$/.exec(text)?.[1]

/** A text that tries to be JSON, and is none, is neither an item nor a list of them. */
const isBroken = (value: unknown): boolean =>
  typeof value === 'string' && beginsAsJson(jsonIn(value))

/** A text may be a list of items as well as one, a command of which nobody knows the words, or items in markup. */
const isOpen = (value: unknown, { areElements, use }: Wanted): boolean =>
  typeof value === 'string' &&
  value.length <= LONG &&
  (areElements?.(value) === true || parted(value, use?.()).isOpen)

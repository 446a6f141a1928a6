import { type Convert, isList, isRecord, keysOf, own, owns } from '@toolfault/model'

/** Of more entries nothing is made. */
const MANY = 1_000

/** What stands under a key. */
type Entry = readonly [key: string, held: unknown]

/**
 * The list that is made of a map, or the map of a list, in one way; `undefined` where something would be lost or is
 * another thing: two items of one key, an item that says more than an entry, columns of two lengths.
 */
export const remade = (given: unknown, convert: Convert): unknown => {
  const { how } = convert
  const size = keysOf(given).length
  if (size === 0 || size > MANY) return undefined
  if (isRecord(given)) {
    if (how === 'list')
      return whole(keysOf(given).map((key) => itemOf([key, own(given, key)], convert)))
    return how === 'rows' ? rowsOf(given) : undefined
  }
  if (!isList(given)) return undefined
  if (how === 'list') return whole(entriesIn(given).map((entry) => itemOf(entry, convert)))
  if (how === 'columns') return columnsOf(given)
  return how === 'map' ? mapOf(given.map((item) => entryOf(item, convert))) : undefined
}

const itemOf = ([name, held]: Entry, { key, sign, value }: Convert): unknown => {
  if (sign !== undefined) {
    const isScalar =
      typeof held === 'string' || typeof held === 'number' || typeof held === 'boolean'
    const isClear = name !== '' && !name.includes(sign.trim())
    return isScalar && isClear ? `${name}${sign}${held}` : undefined
  }
  if (key === undefined) return [name, held]
  if (value !== undefined)
    return Object.fromEntries([
      [key, name],
      [value, held]
    ])
  if (!isRecord(held) || owns(held, key)) return undefined
  return Object.fromEntries([[key, name], ...entriesOf(held)])
}

const entryOf = (item: unknown, { key, sign, value }: Convert): Entry | undefined => {
  if (sign !== undefined) return typeof item === 'string' ? entryIn(item, sign) : undefined
  if (key === undefined) {
    const name = isList(item) && item.length === 2 ? own(item, '0') : undefined
    return typeof name === 'string' ? [name, own(item, '1')] : undefined
  }
  const name = isRecord(item) ? own(item, key) : undefined
  if (typeof name !== 'string' || !isRecord(item)) return undefined
  if (value === undefined)
    return [name, Object.fromEntries(entriesOf(item).filter(([one]) => one !== key))]
  return keysOf(item).length === 2 && owns(item, value) ? [name, own(item, value)] : undefined
}

/** A time and an address have a sign as well: what stands before it begins with a letter, and behind it no slash. */
const named = /^[A-Za-z_][\w.-]*$/

const entryIn = (text: string, sign: string): Entry | undefined => {
  const at = text.indexOf(sign)
  const name = text.slice(0, Math.max(0, at)).trim()
  const held = text.slice(at + sign.length)
  return named.test(name) && !held.startsWith('/') ? [name, held.trim()] : undefined
}

const entriesOf = (held: object): ReadonlyArray<Entry> =>
  keysOf(held).map((key) => [key, own(held, key)])

/** The entries of all objects in a list, in their order; none where they are too many, or something else is in it. */
const entriesIn = (given: ReadonlyArray<unknown>): ReadonlyArray<Entry> => {
  const entries: Array<Entry> = []
  for (const item of given) {
    if (!isRecord(item) || entries.length + keysOf(item).length > MANY) return []
    entries.push(...entriesOf(item))
  }
  return entries
}

/** All items, if each is known. */
const whole = (items: ReadonlyArray<unknown>): ReadonlyArray<unknown> | undefined =>
  items.length === 0 || items.includes(undefined) ? undefined : items

/** An object of entries, if each is known and no two are of one key. */
const mapOf = (entries: ReadonlyArray<Entry | undefined>): unknown => {
  const known = entries.filter((entry) => entry !== undefined)
  const names = new Set(known.map(([key]) => key))
  return names.size === entries.length ? Object.fromEntries(known) : undefined
}

/** The items of which each list under a name has one value. */
const rowsOf = (given: object): unknown => {
  const columns = entriesOf(given)
  const [first] = columns
  const length = isList(first?.[1]) ? first[1].length : 0
  const areLists = columns.every(([, list]) => isList(list) && list.length === length)
  if (!areLists || length === 0 || length * columns.length > MANY) return undefined
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(columns.map(([key, list]) => [key, own(list, String(at))]))
  )
}

/** The lists of what all objects have under their keys, which are the same. */
const columnsOf = (given: ReadonlyArray<unknown>): unknown => {
  const keys = isRecord(given[0]) ? keysOf(given[0]) : []
  const areRows = given.every(
    (row) =>
      isRecord(row) && keysOf(row).length === keys.length && keys.every((key) => owns(row, key))
  )
  if (!areRows || keys.length === 0 || keys.length * given.length > MANY) return undefined
  return Object.fromEntries(keys.map((key) => [key, given.map((row) => own(row, key))]))
}

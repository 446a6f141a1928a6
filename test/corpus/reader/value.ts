/** Plain data, as JSON has it. */
export interface Entries {
  readonly [key: string]: unknown
}

export type Keys = ReadonlyArray<string>

export const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

/** The position that a key names in a list; -1 where it names none. */
const indexOf = (key: string): number => (/^(?:0|[1-9]\d{0,8})$/.test(key) ? Number(key) : -1)

/** What stands under one key. */
export const child = (value: unknown, key: string): unknown => {
  if (isList(value)) return value[indexOf(key)]
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** What stands at a path; `undefined` where nothing does. */
export const at = (value: unknown, path: Keys): unknown => path.reduce<unknown>(child, value)

/** The same value with another one at a path; the objects and lists on the way are made where they are not there. */
export const put = (value: unknown, [key, ...rest]: Keys, next: unknown): unknown => {
  if (key === undefined) return next
  const inner = put(child(value, key), rest, next)
  if (isList(value)) {
    const index = indexOf(key)
    if (index < 0 || index > value.length) return value
    return index === value.length ? [...value, inner] : value.with(index, inner)
  }
  if (value === undefined && key === '0') return [inner]
  const entries = isObject(value) ? Object.entries(value) : []
  const place = entries.findIndex(([name]) => name === key)
  return Object.fromEntries(
    place < 0 ? [...entries, [key, inner]] : entries.with(place, [key, inner])
  )
}

/** The same value without what stands at a path; itself where nothing does. */
export const without = (value: unknown, path: Keys): unknown => {
  const last = path.at(-1)
  const parent = path.slice(0, -1)
  const owner = at(value, parent)
  if (last === undefined || child(owner, last) === undefined) return value
  if (isList(owner)) return put(value, parent, owner.toSpliced(indexOf(last), 1))
  if (!isObject(owner)) return value
  return put(
    value,
    parent,
    Object.fromEntries(Object.entries(owner).filter(([name]) => name !== last))
  )
}

/** The word for what a value is, as JSON Schema has it. */
export const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (isList(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

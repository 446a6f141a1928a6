import { isList, own, STEPS, total } from './total.js'

/** Unescaped keys from the root; `[]` is the root. An array index is its decimal text. */
export type Path = ReadonlyArray<string>

/**
 * Write a path as a JSON Pointer.
 *
 * The inverse of {@link parsePointer}; the root is the empty string. Returns `''` for what is no path.
 *
 * @example
 * printPointer(['a/b', '0']) // '/a~1b/0'
 *
 * @see RFC 6901, section 3
 */
export const printPointer = (path: Path): string => printKeys(path)

/** So many keys of a path are printed: a list may say anything of its length. */
const PRINTED = 1_000_000

/** A path as a pointer in which each key is spelled in some way. */
export const printKeys = (path: Path, spell: (key: string) => string = String): string => {
  try {
    let pointer = ''
    if (!isList(path)) return pointer
    const end = Math.min(path.length, PRINTED)
    for (let at = 0; at < end; at++) pointer += `/${escapeKey(spell(String(path[at])))}`
    return pointer
  } catch {
    return ''
  }
}

/**
 * Read a JSON Pointer as a path.
 *
 * The inverse of {@link printPointer}. Returns `undefined` for a text that is no pointer: one that is
 * neither empty nor begins with `/`, or that holds a `~` without `0` or `1` behind it.
 *
 * @example
 * parsePointer('/a~1b/0') // ['a/b', '0']
 *
 * @see RFC 6901, sections 3 and 4
 */
export const parsePointer = (pointer: string): Path | undefined => {
  if (pointer === '') return []
  if (typeof pointer !== 'string' || pointer[0] !== '/') return undefined
  if (!pointer.includes('~')) return between(pointer)
  return /~(?![01])/.test(pointer) ? undefined : between(pointer).map(unescapeKey)
}

/**
 * The keys behind the slashes; `split` takes three times as long, and each error of a validator has a pointer. Counted
 * first: a list that grows keeps twice the room.
 */
const between = (pointer: string): Path => {
  let count = 1
  for (let at = pointer.indexOf('/', 1); at >= 0; at = pointer.indexOf('/', at + 1)) count++
  const keys = new Array<string>(count)
  let start = 1
  for (let nth = 0; nth < count - 1; nth++) {
    const end = pointer.indexOf('/', start)
    keys[nth] = pointer.slice(start, end)
    start = end + 1
  }
  keys[count - 1] = pointer.slice(start)
  return keys
}

/** Whether a key may be an array index: canonical decimal, no sign, no leading zero, at most 16 digits. */
export const isIndex = (key: string): boolean => {
  if (typeof key !== 'string' || key.length > 16 || !isDigit(key.charCodeAt(0))) return false
  if (key.charCodeAt(0) === ZERO) return key.length === 1
  for (let at = 1; at < key.length; at++) if (!isDigit(key.charCodeAt(at))) return false
  return true
}

const ZERO = 0x30

const isDigit = (code: number): boolean => code >= ZERO && code <= 0x39

/**
 * The value at a path, or at its first `depth` keys, by own properties alone; `undefined` where it leads
 * nowhere, and the value itself for what is no path.
 */
export const valueAt = (value: unknown, path: Path, depth?: number): unknown => {
  try {
    if (!isList(path)) return value
    let here = value
    // A list that says it is longer than that is no path.
    const end = Math.min(depth ?? path.length, path.length, STEPS)
    for (let at = 0; at < end; at++) here = own(here, path[at] ?? '')
    return here
  } catch {
    return undefined
  }
}

/** Whether a path leads to a place or below it. */
export const isWithin = (path: Path, place: Path): boolean =>
  total(
    () => {
      if (!isList(path) || !isList(place) || place.length > Math.min(path.length, STEPS))
        return false
      for (let at = 0; at < place.length; at++) if (path[at] !== place[at]) return false
      return true
    },
    () => false
  )

/** `~` first, or the escape of `/` would be escaped again (RFC 6901, section 3). */
const escapeKey = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key

/** `~1` first, or `~01` would become `/` (RFC 6901, section 4). */
const unescapeKey = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

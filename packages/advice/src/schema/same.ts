import { isList, isRecord, keysOf, own, owns } from '@toolfault/model'

/** Deeper values are taken to differ. */
const DEPTH = 32

/** Whether two JSON values are equal (JSON Schema 2020-12, section 4.2.2): the order of keys is none. */
export const same = (a: unknown, b: unknown, depth = 0): boolean => {
  if (a === b) return true
  if (depth > DEPTH) return false
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, at) => same(item, b[at], depth + 1))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = keysOf(a)
  return (
    keys.length === keysOf(b).length &&
    keys.every((key) => owns(b, key) && same(own(a, key), own(b, key), depth + 1))
  )
}

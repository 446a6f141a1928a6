import { isList, isRecord, keysOf, own, owns, type Steps, step, steps } from '@toolfault/model'

/** Deeper values are taken to differ, and so are those of more members: parts that share parts have no end. */
const DEPTH = 32
const MEMBERS = 100_000

/** Whether two JSON values are equal (JSON Schema 2020-12, section 4.2.2): the order of keys is none. */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && alike(a, b, steps(MEMBERS), 0))

const alike = (a: unknown, b: unknown, members: Steps, depth: number): boolean => {
  if (a === b) return true
  if (depth > DEPTH || !step(members)) return false
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, at) => alike(item, b[at], members, depth + 1))
  }
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = keysOf(a)
  return (
    keys.length === keysOf(b).length &&
    keys.every((key) => owns(b, key) && alike(own(a, key), own(b, key), members, depth + 1))
  )
}

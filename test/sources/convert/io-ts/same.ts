import { isList, isRecord, own, owns } from '@toolfault/model'

/** Whether two values are the same JSON. */
export const same = (a: unknown, b: unknown): boolean => {
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, at) => same(item, b[at]))
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a)
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => owns(b, key) && same(own(a, key), own(b, key)))
    )
  }
  return a === b
}

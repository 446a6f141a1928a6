import { isList } from '@toolfault/model'

/** Whether a value has more than `most` elements of arrays and members of objects, at all depths. */
export const hasMore = (value: unknown, most: number): boolean => {
  const waiting = [value]
  let count = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const inner: ReadonlyArray<unknown> = isList(next) ? next : Object.values(next)
    count += inner.length
    if (count > most) return true
    for (const one of inner) if (typeof one === 'object' && one !== null) waiting.push(one)
  }
  return false
}

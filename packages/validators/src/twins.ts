import { isList, isRecord, keysOf, own } from '@toolfault/model'

/** Two places of a list that hold equal items; `i` is the later one, as ajv names them. */
export interface Twins {
  readonly i: number
  readonly j: number
}

/**
 * The last item of a list that equals one before it (JSON Schema 2020-12, sections 4.2.2 and 6.4.3), and the
 * nearest such; `undefined` where no two are equal.
 *
 * Takes time in proportion to what is in the list; validators compare each pair of items, which takes minutes
 * for a list that fits into a request. Throws a `RangeError` for what is nested too deeply.
 */
export const twins = (list: ReadonlyArray<unknown>): Twins | undefined => twinsBy(numbering(), list)

/** The length of the longest list in a value, at any depth, that holds an item twice; 0 where none does. */
export const longestWithTwins = (value: unknown): number => {
  const numberOf = numbering()
  const seen = new Set<object>()
  let longest = 0
  const open = [value]
  for (let at = 0; at < open.length; at++) {
    const part = open[at]
    if (typeof part !== 'object' || part === null || seen.has(part)) continue
    seen.add(part)
    if (isList(part) && part.length > longest && twinsBy(numberOf, part) !== undefined) {
      longest = part.length
    }
    for (const key of keysOf(part)) open.push(own(part, key))
  }
  return longest
}

type Numbering = (value: unknown) => number

const twinsBy = (numberOf: Numbering, list: ReadonlyArray<unknown>): Twins | undefined => {
  let found: Twins | undefined
  const last = new Map<number, number>()
  for (let i = 0; i < list.length; i++) {
    const number = numberOf(list[i])
    const j = last.get(number)
    if (j !== undefined) found = { i, j }
    last.set(number, i)
  }
  return found
}

/** Numbers for values, of which two are the same where the values are equal; each object is looked at once. */
const numbering = (): Numbering => {
  const scalars = new Map<unknown, number>()
  const spelled = new Map<string, number>()
  const objects = new Map<object, number>()
  let count = 0
  const kept = <K>(map: Map<K, number>, key: K): number => {
    const known = map.get(key)
    if (known !== undefined) return known
    map.set(key, count)
    return count++
  }
  const numberOf = (value: unknown): number => {
    if (isList(value) || isRecord(value)) {
      const known = objects.get(value)
      if (known !== undefined) return known
      const number = kept(spelled, isList(value) ? listed(value) : named(value))
      objects.set(value, number)
      return number
    }
    return kept(scalars, value)
  }
  const listed = (list: ReadonlyArray<unknown>): string => `[${list.map(numberOf).join()}`
  const named = (object: object): string =>
    [...keysOf(object)]
      .sort()
      .map((key) => `${JSON.stringify(key)}${numberOf(own(object, key))}`)
      .join()
  return numberOf
}

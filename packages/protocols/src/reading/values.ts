import type { Json } from '@toolfault/types/json'

/**
 * The values that a sentence lists as zod prints them: a text between quotation marks with nothing in it
 * escaped, anything else bare. `undefined` where the marks do not tell where one ends.
 */
export const valuesIn = (list: string, between: string): ReadonlyArray<Json> | undefined => {
  const values: Array<Json> = []
  for (let at = 0; at <= list.length; ) {
    const mark = markAt(list, at)
    const stop = list.indexOf(mark + between, at + mark.length)
    const end = stop < 0 ? list.length : stop + mark.length
    const found = valueIn(list.slice(at, end))
    if (found === undefined) return undefined
    values.push(...found)
    at = end + between.length
  }
  return values
}

/** The values of a list whose last stands behind another word: `"a", "b" or "c"`. */
export const enumeratedIn = (list: string): ReadonlyArray<Json> | undefined => {
  const at = list.lastIndexOf(' or ')
  const first = at < 0 ? undefined : valuesIn(list.slice(0, at), ', ')
  const last = valueIn(list.slice(at + 4))
  return first === undefined || last === undefined ? valuesIn(list, ' or ') : [...first, ...last]
}

/** One value as it is printed; none of those that JSON cannot hold, which nobody can send. */
export const valueIn = (item: string): ReadonlyArray<Json> | undefined => {
  const mark = markAt(item, 0)
  if (mark !== '') {
    return item.length > 1 && item.endsWith(mark) ? [item.slice(1, -1)] : undefined
  }
  if (item === 'null') return [null]
  if (item === 'true' || item === 'false') return [item === 'true']
  const number = /^-?\d[\d.e+-]{0,30}$/.test(item) ? Number(item) : Number.NaN
  if (!Number.isNaN(number)) return [number]
  return /^(?:undefined|NaN|-?Infinity|-?\d{1,400}n)$/.test(item) ? [] : undefined
}

const markAt = (text: string, at: number): string =>
  text[at] === '"' || text[at] === "'" ? text.charAt(at) : ''

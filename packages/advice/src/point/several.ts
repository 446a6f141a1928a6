import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { Wanted } from './unwrap.js'

/** Several objects under names of their own are no single item. */
export const isOfObjects = (value: unknown): boolean => {
  const keys = keysOf(value)
  return keys.length > 1 && keys.every((key) => isRecord(own(value, key)))
}

/** Nor is what stands under the indexes of a list. */
export const isByIndex = (value: unknown): boolean => {
  const keys = keysOf(value)
  return keys.length > 0 && keys.every((key, at) => key === String(at))
}

/** Several lists, as long, under names of their own are the columns of several items, and no single one. */
export const areColumns = (value: unknown): boolean => {
  const lists = keysOf(value).map((key) => own(value, key))
  const [first] = lists
  return (
    lists.length > 1 &&
    isList(first) &&
    first.length > 1 &&
    lists.every((list) => isList(list) && list.length === first.length)
  )
}

/**
 * Whether an object holds the items themselves under its only key, which may be called as one of an item is, and is none:
 * `{ "step": [{ "step": "a" }] }`.
 */
export const holdsItems = (
  value: unknown,
  { areItems, fitsItem }: Pick<Wanted, 'areItems' | 'fitsItem'>
): boolean => {
  const [key, more] = isRecord(value) ? keysOf(value) : []
  if (key === undefined || more !== undefined) return false
  const held = own(value, key)
  return isList(held) && areItems?.(held) === true && !fitsItem(value)
}

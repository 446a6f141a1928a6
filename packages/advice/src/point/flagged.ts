import { isRecord, keysOf, own } from '@toolfault/model'

/** More names are not written one by one, nor longer ones. */
const FEW = 20
const LONG = 64

/**
 * The names that an object says yes to, and no to all others: `["name", "age"]` of `{ "name": true, "age": true, "x": false }`, or
 * with 1 and 0, which alone would be a number; `undefined` where something else stands under one, or none is meant.
 */
export const flagged = (value: unknown): ReadonlyArray<string> | undefined => {
  const keys = isRecord(value) ? keysOf(value) : []
  if (keys.length > FEW || keys.some((key) => key.length > LONG)) return undefined
  const isFlag = (key: string): boolean => {
    const flag = own(value, key)
    return typeof flag === 'boolean' || (keys.length > 1 && (flag === 0 || flag === 1))
  }
  const meant = keys.every(isFlag) ? keys.filter((key) => Boolean(own(value, key))) : []
  return meant.length > 0 ? meant : undefined
}

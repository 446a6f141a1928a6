import * as t from 'io-ts'
import { type Codec, limit, some } from './own.js'
import { same } from './same.js'

/** A codec of listed values: `keyof` where all are texts. */
export const listed = (values: ReadonlyArray<unknown>): Codec =>
  values.length > 0 && values.every((value) => typeof value === 'string')
    ? t.keyof(Object.fromEntries(values.map((value) => [value, null])))
    : some(values.map(only))

/** A codec of one value. */
export const only = (value: unknown): Codec => {
  if (value === null) return t.null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return t.literal(value)
  }
  return limit(t.unknown, 'const', (other) => same(value, other))
}

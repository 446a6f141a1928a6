import { isList, own } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import type { Copy } from '../copy.js'
import { kindOfSchema } from './kind.js'

/** The values of a union of 0.34 that is of nothing but literals; `undefined` for any other. */
export type Literals = (schema: unknown) => ReadonlyArray<Json> | undefined

/** Deeper unions in unions than this are not looked into. */
const DEPTH = 8

/** A reader that looks at each union once: many errors may be about the same. */
export const literalsReader = (copy: Copy): Literals => {
  const known = new Map<unknown, ReadonlyArray<Json> | undefined>()
  return (schema) => {
    const branches = own(schema, 'anyOf')
    if (!known.has(branches)) known.set(branches, valuesOf(branches, copy, 0))
    return known.get(branches)
  }
}

const valuesOf = (
  branches: unknown,
  copy: Copy,
  depth: number
): ReadonlyArray<Json> | undefined => {
  if (!isList(branches) || branches.length === 0 || depth > DEPTH) return undefined
  const found: Array<Json> = []
  for (let at = 0; at < branches.length; at++) {
    const one = own(branches, String(at))
    const value = kindOfSchema(one) === 'Literal' ? copy(own(one, 'const')) : undefined
    const values = value === undefined ? valuesOf(own(one, 'anyOf'), copy, depth + 1) : [value]
    if (values === undefined) return undefined
    for (const each of values) found.push(each)
  }
  return found
}

import { type Fix, type Issue, isRecord, keysOf, own, type Path } from '@toolfault/model'
import { accepts } from '../schema/accepts.js'
import { shapeOf } from '../schema/shape.js'
import { typeOf } from '../schema/value.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** The keys for which what is wanted has no room; a single one may be the name of a listed value. */
export const withoutRoom = (
  walk: Walk,
  { path }: Issue,
  fix: Fix | undefined,
  value: unknown
): ReadonlyArray<string> => {
  const keys = isRecord(value) ? keysOf(value) : []
  if (fix?.id === 'choose' || fix?.id === 'put') return keys
  if (fix?.id === 'convert' && fix.key !== undefined) return keys.filter((key) => key !== fix.key)
  if (fix?.id !== 'send' || keys.length < 2 || fix.types.includes('object')) return []
  return fix.types.includes('array') && isOfItems(walk, path, value) ? [] : keys
}

/** Whether the items of a list may be such an object, or what it holds: `{ a: 'x', b: 'y' }` for texts. */
const isOfItems = (walk: Walk, path: Path, value: unknown): boolean => {
  const types = rulesAt(walk, [...path, '0']).map(({ schema }) => [...shapeOf(walk, schema).types])
  const isItem = (one: unknown): boolean =>
    types.every((some) => some.length === 0 || accepts(some, typeOf(one)))
  return isItem(value) || keysOf(value).every((key) => isItem(own(value, key)))
}

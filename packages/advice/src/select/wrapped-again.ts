import { isRecord, keysOf, own } from '@toolfault/model'
import { jsonIn, parsed } from '../schema/json-text.js'
import { sole } from '../union/sole.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { knows } from './inside.js'
import { openKeys } from './keys.js'
import type { Owner } from './owners.js'
import { isNegated } from './search.js'

/** A longer text is not looked into. */
const LONG = 100_000

/**
 * The only key of an object, though it knows it, where the object under it has that key again, and all that is missing:
 * `{ "body": { "body": …, "id": … } }`. Not where what stands under it may have all of that itself. The same holds
 * of a key that no branch of a union knows, where all of its keys are of branches.
 */
export const againIn = (walk: Walk, owner: Owner): string | undefined => {
  const { path, value } = owner
  const key = sole(keysOf(value))
  if (key === undefined || isNegated([key])) return undefined
  const inside = keysIn(owner, key)
  if (!holdsMissing(owner, inside)) return undefined
  const open = rulesAt(walk, path).flatMap(({ schema }) =>
    isRecord(schema) ? openKeys(walk, schema, path) : []
  )
  const known = new Set([...owner.known, ...open])
  const isWhole =
    (inside.includes(key) || (open.length > 0 && !known.has(key))) &&
    inside.every((name) => known.has(name))
  return isWhole && !inside.every((name) => knows(walk, [...path, key], name)) ? key : undefined
}

/** Whether keys are missing, and each of them is one of these. */
export const holdsMissing = ({ missing }: Owner, keys: ReadonlyArray<string>): boolean =>
  missing.size > 0 && [...missing.keys()].every((name) => keys.includes(name))

/** The object that a wrapper holds. */
export const heldIn = (value: unknown): unknown => {
  const text = typeof value === 'string' ? jsonIn(value) : ''
  return text.startsWith('{') && text.length <= LONG ? parsed(text) : value
}

/** The keys of what stands under a key, as an object or as its JSON text. */
export const keysIn = ({ value }: Owner, key: string): ReadonlyArray<string> => {
  const held = heldIn(own(value, key))
  return isRecord(held) ? keysOf(held) : []
}

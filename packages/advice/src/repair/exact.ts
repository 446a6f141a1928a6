import { isList, isRecord, keysOf, own, type Steps, step } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'

/** Deeper values are left alone. */
const DEPTH = 256

/**
 * Copy a value that is JSON, all of it.
 *
 * `undefined` where any part is no JSON, too deep or beyond the budget: half a value is none.
 */
export const exact = (value: unknown, budget: Steps, depth = 0): Json | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (depth > DEPTH || !step(budget)) return undefined
  if (isList(value)) return list(value, budget, depth + 1)
  return isRecord(value) ? record(value, budget, depth + 1) : undefined
}

const list = (value: ReadonlyArray<unknown>, budget: Steps, depth: number): Json | undefined => {
  const copy: Array<Json> = []
  for (let at = 0; at < value.length; at++) {
    const item = step(budget) ? exact(own(value, String(at)), budget, depth) : undefined
    if (item === undefined) return undefined
    copy.push(item)
  }
  return copy
}

const record = (value: object, budget: Steps, depth: number): Json | undefined => {
  const entries: Array<readonly [string, Json]> = []
  for (const key of keysOf(value)) {
    const item = step(budget) ? exact(own(value, key), budget, depth) : undefined
    if (item === undefined) return undefined
    entries.push([key, item])
  }
  // Not an assignment in a loop: a key called `__proto__` would be lost.
  return Object.fromEntries(entries)
}

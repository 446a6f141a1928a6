import type { Json, JsonObject } from '@toolfault/types/json'
import { isList, isRecord, keysOf, own, type Steps, step, steps, total } from './total.js'

/** Deeper JSON than this is cut: no rule of a tool needs it, and nothing below may recurse on input. */
const DEPTH = 32

/**
 * Copy any value as JSON, within a budget of steps.
 *
 * A bigint becomes its digits, a number that JSON lacks `null`; functions, symbols and what lies
 * deeper than 32 levels or beyond the budget are left out. Returns `undefined` when nothing is left.
 */
export const toJson = (value: unknown, budget: Steps): Json | undefined => copied(value, budget, 0)

/** More members than these nobody reads in a text. */
const MEMBERS = 1_000

/** More are not written, whatever is asked for. */
const MOST = 1_000_000

/**
 * Write any value as JSON, so many members of it at the most, and never more than 1 000 000: parts that share
 * parts have no end.
 *
 * What JSON lacks is written as {@link toJson} copies it. Returns `undefined` when nothing is left.
 */
export const writeJson = (value: unknown, members: number = MEMBERS): string | undefined =>
  total(
    () => JSON.stringify(toJson(value, steps(Math.min(members, MOST)))),
    () => undefined
  )

/** Whether JSON is an object, and no list. */
export const isJsonObject = (json: Json | undefined): json is JsonObject => isRecord(json)

const copied = (value: unknown, budget: Steps, depth: number): Json | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  // JSON has no negative zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || depth > DEPTH || !step(budget)) return undefined
  return isList(value) ? list(value, budget, depth + 1) : record(value, budget, depth + 1)
}

const list = (value: ReadonlyArray<unknown>, budget: Steps, depth: number): Json => {
  const copy: Array<Json> = []
  const length = own(value, 'length')
  const end = Math.min(typeof length === 'number' ? length : 0, budget.left)
  for (let at = 0; at < end && step(budget); at++) {
    copy.push(copied(own(value, String(at)), budget, depth) ?? null)
  }
  return copy
}

const record = (value: object, budget: Steps, depth: number): Json => {
  let copy: Record<string, Json> = {}
  for (const key of keysOf(value)) {
    if (!step(budget)) break
    const item = copied(own(value, key), budget, depth)
    if (item === undefined) continue
    // To assign is ten times as fast as `Object.fromEntries`, and would lose this one key.
    if (key === '__proto__') copy = { ...copy, [key]: item }
    else copy[key] = item
  }
  return copy
}

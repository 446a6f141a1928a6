import { applyRepair, type JsonPatchOperation } from '@toolfault/advice/repair'
import type { Json } from '@toolfault/types/json'
import { frozen } from '../../hostile/frozen.js'

export type Ops = ReadonlyArray<JsonPatchOperation>
export type Row = readonly [string, unknown, Ops, unknown]

/** A value after operations that all apply; `undefined` where one does not. What was given is never written to. */
export const after = (value: unknown, ...ops: Ops): unknown => {
  const { done, value: now } = applyRepair(frozen(value), [{ path: [], grade: 'certain', ops }])
  return done.length === 1 ? now : undefined
}

export const add = (path: string, value: Json): JsonPatchOperation => ({ op: 'add', path, value })

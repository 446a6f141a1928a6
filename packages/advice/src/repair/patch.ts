import {
  isList,
  own,
  type Path,
  parsePointer,
  type Steps,
  step,
  toJson,
  total,
  valueAt
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { hasAt } from '../schema/at.js'
import { type Draft, edit } from '../schema/draft.js'
import { same } from '../schema/same.js'

/** One operation of a JSON Patch; `path` and `from` are JSON Pointers (RFC 6902, section 4). */
export type JsonPatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string }

/**
 * The value after all operations in their order, or `undefined` when one of them does not apply
 * (RFC 6902, section 5). What was given stays as it is; untouched parts are shared.
 *
 * Stricter than the RFC in one point: an operation on the whole value does not apply.
 */
export const patched = (
  value: unknown,
  ops: ReadonlyArray<JsonPatchOperation>,
  budget: Steps
): { readonly value: unknown } | undefined =>
  total(
    () => {
      const draft: Draft = { root: value, ours: new Set() }
      const isDone = isList(ops) && ops.every((op) => step(budget) && applied(draft, op, budget))
      return isDone ? { value: draft.root } : undefined
    },
    () => undefined
  )

/** The path in a member of an operation; `undefined` for the root and for what is no pointer. */
export const pathIn = (op: unknown, member: 'path' | 'from'): Path | undefined => {
  const pointer = own(op, member)
  const path = typeof pointer === 'string' ? parsePointer(pointer) : undefined
  return path === undefined || path.length === 0 ? undefined : path
}

/** A copy of a value that is JSON, all of it; `undefined` for any other: half a value is none. */
export const exact = (value: unknown, budget: Steps): Json | undefined => {
  const copy = toJson(value, budget)
  return same(copy, value) ? copy : undefined
}

const applied = (draft: Draft, op: JsonPatchOperation, budget: Steps): boolean => {
  const path = pathIn(op, 'path')
  const from = pathIn(op, 'from')
  if (path === undefined) return false
  switch (op.op) {
    case 'add':
    case 'replace':
      return edit(draft, path, op.op, op.value)
    case 'remove':
      return edit(draft, path, 'remove')
    case 'test':
      return hasAt(draft.root, path) && same(valueAt(draft.root, path), op.value)
    case 'move':
      return from !== undefined && move(draft, from, path)
    case 'copy':
      // A copy of its own, within the steps: copies of copies would double without end.
      return (
        from !== undefined && edit(draft, path, 'add', exact(valueAt(draft.root, from), budget))
      )
  }
}

/** Nothing can be moved into itself (RFC 6902, section 4.4). */
const move = (draft: Draft, from: Path, path: Path): boolean => {
  if (!hasAt(draft.root, from)) return false
  if (from.every((key, at) => key === path[at])) return from.length === path.length
  const value = valueAt(draft.root, from)
  return edit(draft, from, 'remove') && edit(draft, path, 'add', value)
}

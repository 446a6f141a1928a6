import { isList, own, type Path, parsePointer, type Steps, step, total } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { hasAt, valueAt } from '../schema/at.js'
import { same } from '../schema/same.js'
import { add, type Draft, remove, replace } from './draft.js'
import { exact } from './exact.js'

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
      if (!isList(ops)) return undefined
      const draft: Draft = { root: value, ours: new Set(), budget }
      for (const op of ops) if (!step(budget) || !applied(draft, op)) return undefined
      return { value: draft.root }
    },
    () => undefined
  )

/** The path in a member of an operation; `undefined` for the root and for what is no pointer. */
export const pathIn = (op: unknown, member: 'path' | 'from'): Path | undefined => {
  const pointer = own(op, member)
  const path = typeof pointer === 'string' ? parsePointer(pointer) : undefined
  return path === undefined || path.length === 0 ? undefined : path
}

const applied = (draft: Draft, op: JsonPatchOperation): boolean => {
  const path = pathIn(op, 'path')
  if (path === undefined) return false
  switch (op.op) {
    case 'add':
      return add(draft, path, op.value)
    case 'remove':
      return remove(draft, path)
    case 'replace':
      return replace(draft, path, op.value)
    case 'test':
      return hasAt(draft.root, path) && same(valueAt(draft.root, path), op.value)
    case 'move':
      return move(draft, pathIn(op, 'from'), path)
    case 'copy':
      return copy(draft, pathIn(op, 'from'), path)
    default:
      return false
  }
}

/** Nothing can be moved into itself (RFC 6902, section 4.4). */
const move = (draft: Draft, from: Path | undefined, path: Path): boolean => {
  if (from === undefined || !hasAt(draft.root, from)) return false
  const into = from.every((key, at) => key === path[at])
  if (into) return from.length === path.length
  const value = valueAt(draft.root, from)
  return remove(draft, from) && add(draft, path, value)
}

/** A copy of its own, within the steps: copies of copies would double without end. */
const copy = (draft: Draft, from: Path | undefined, path: Path): boolean =>
  from !== undefined && add(draft, path, exact(valueAt(draft.root, from), draft.budget))

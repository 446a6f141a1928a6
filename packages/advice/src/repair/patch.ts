import {
  isIndex,
  isList,
  isRecord,
  own,
  owns,
  type Path,
  parsePointer,
  type Steps,
  step,
  total
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { hasAt, valueAt } from '../at.js'
import { same } from '../same.js'
import { exact } from './exact.js'

/** One operation of a JSON Patch; `path` and `from` are JSON Pointers (RFC 6902, section 4). */
export type JsonPatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string }

/** More elements than this are not copied. */
const LONG = 1_000_000

/** A value on its way: containers that are already our own copies may be written to. */
interface Draft {
  root: unknown
  readonly ours: Set<unknown>
  readonly budget: Steps
}

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

const add = (draft: Draft, path: Path, value: unknown): boolean => {
  const owner = ownerOf(draft, path)
  const key = path.at(-1) ?? ''
  if (value === undefined) return false
  if (!Array.isArray(owner)) return put(owner, key, value)
  // The member after the last (RFC 6901, section 4) is `-` in an array alone.
  const at = key === '-' ? owner.length : indexIn(key, owner.length)
  if (at === undefined) return false
  owner.splice(at, 0, value)
  return true
}

const remove = (draft: Draft, path: Path): boolean => {
  const owner = ownerOf(draft, path)
  const key = path.at(-1) ?? ''
  if (Array.isArray(owner)) {
    const at = indexIn(key, owner.length - 1)
    return at !== undefined && owner.splice(at, 1).length === 1
  }
  return owns(owner, key) && Reflect.deleteProperty(Object(owner), key)
}

const replace = (draft: Draft, path: Path, value: unknown): boolean => {
  const owner = ownerOf(draft, path)
  const key = path.at(-1) ?? ''
  if (value === undefined) return false
  if (!Array.isArray(owner)) return owns(owner, key) && put(owner, key, value)
  const at = indexIn(key, owner.length - 1)
  if (at === undefined) return false
  owner[at] = value
  return true
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

/** The container of a path, copied on the way where it is not ours; `undefined` when there is none. */
const ownerOf = (draft: Draft, path: Path): unknown => {
  draft.root = writable(draft, draft.root)
  let here = draft.root
  for (const key of path.slice(0, -1)) {
    if (!isElement(here, key)) return undefined
    const next = writable(draft, own(here, key))
    put(here, key, next)
    here = next
  }
  return here
}

/** Whether a container has the key; an array has its elements alone. */
const isElement = (owner: unknown, key: string): boolean =>
  isList(owner) ? isIndex(key) && owns(owner, key) : owns(owner, key)

const writable = (draft: Draft, value: unknown): unknown => {
  if (draft.ours.has(value)) return value
  if (isList(value)) {
    const { length } = value
    if (length > LONG) throw new RangeError('too long')
    const ours = Array.from({ length }, (_, at) => value[at])
    draft.ours.add(ours)
    return ours
  }
  if (!isRecord(value)) return value
  const ours = { ...value }
  draft.ours.add(ours)
  return ours
}

/** Not an assignment: that would read `__proto__` as something else. */
const put = (owner: unknown, key: string, value: unknown): boolean =>
  typeof owner === 'object' &&
  owner !== null &&
  Reflect.defineProperty(owner, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  })

const indexIn = (key: string, last: number): number | undefined =>
  isIndex(key) && Number(key) <= last ? Number(key) : undefined

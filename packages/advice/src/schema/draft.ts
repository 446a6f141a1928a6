import { isIndex, isList, own, owns, type Path } from '@toolfault/model'
import { lastOf } from '../pointers.js'

/** More elements than this are not copied. */
const LONG = 1_000_000

/** A value on its way: containers that are already our own copies may be written to. */
export interface Draft {
  root: unknown
  readonly ours: Set<unknown>
}

/**
 * Put a value in, take out or replace what is there, as RFC 6902 has it: to add an element is to insert
 * it. False where the path leads nowhere, or nothing is there to be removed or replaced.
 */
export const edit = (
  draft: Draft,
  path: Path,
  how: 'add' | 'remove' | 'replace',
  value?: unknown
): boolean => {
  const owner = ownerOf(draft, path)
  const key = lastOf(path)
  if (value === undefined && how !== 'remove') return false
  if (Array.isArray(owner)) {
    const last = how === 'add' ? owner.length : owner.length - 1
    // The element after the last (RFC 6901, section 4) is `-`.
    const at = how === 'add' && key === '-' ? last : isIndex(key) ? Number(key) : last + 1
    if (at > last) return false
    owner.splice(at, how === 'add' ? 0 : 1, ...(how === 'remove' ? [] : [value]))
    return true
  }
  if (how !== 'add' && !owns(owner, key)) return false
  return how === 'remove' ? Reflect.deleteProperty(Object(owner), key) : put(owner, key, value)
}

/** The container of a path, copied on the way where it is not ours; `undefined` when there is none. */
const ownerOf = (draft: Draft, path: Path): unknown => {
  draft.root = writable(draft, draft.root)
  let here = draft.root
  for (const key of path.slice(0, -1)) {
    if (!owns(here, key)) return undefined
    const next = writable(draft, own(here, key))
    put(here, key, next)
    here = next
  }
  return here
}

const writable = (draft: Draft, value: unknown): unknown => {
  if (draft.ours.has(value) || typeof value !== 'object' || value === null) return value
  if (isList(value) && value.length > LONG) throw new RangeError('too long')
  const ours = isList(value)
    ? Array.from({ length: value.length }, (_, at) => value[at])
    : { ...value }
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

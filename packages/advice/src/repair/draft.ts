import { isIndex, isList, isRecord, own, owns, type Path, type Steps } from '@toolfault/model'

/** More elements than this are not copied. */
const LONG = 1_000_000

/** A value on its way: containers that are already our own copies may be written to. */
export interface Draft {
  root: unknown
  readonly ours: Set<unknown>
  readonly budget: Steps
}

/** Put a value in: a member in place of another, an element before another; false where none can be. */
export const add = (draft: Draft, path: Path, value: unknown): boolean => {
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

/** Take out what is there; false where nothing is. */
export const remove = (draft: Draft, path: Path): boolean => {
  const owner = ownerOf(draft, path)
  const key = path.at(-1) ?? ''
  if (Array.isArray(owner)) {
    const at = indexIn(key, owner.length - 1)
    return at !== undefined && owner.splice(at, 1).length === 1
  }
  return owns(owner, key) && Reflect.deleteProperty(Object(owner), key)
}

/** Put a value in place of what is there; false where nothing is. */
export const replace = (draft: Draft, path: Path, value: unknown): boolean => {
  const owner = ownerOf(draft, path)
  const key = path.at(-1) ?? ''
  if (value === undefined) return false
  if (!Array.isArray(owner)) return owns(owner, key) && put(owner, key, value)
  const at = indexIn(key, owner.length - 1)
  if (at === undefined) return false
  owner[at] = value
  return true
}

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

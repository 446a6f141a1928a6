import { isList, isRecord, own, owns, type Path, type Steps, step } from '@toolfault/model'

/** A place in the value that was rejected, and what is known to stand there. */
export interface Place {
  readonly path: Path
  /** `absent`: its owner has no such key. `untold`: there is no value to look at, or none that tells. */
  readonly here: 'there' | 'absent' | 'untold'
  readonly value?: unknown
}

/** Where all paths begin. Nobody needs to know whether `undefined` was handed over or nothing. */
export const rootOf = (value: unknown): Place =>
  value === undefined ? { path: [], here: 'untold' } : { path: [], here: 'there', value }

/** The place that a foreign path leads to; a path that is none leads nowhere else. */
export const below = (owner: Place, path: unknown, budget: Steps): Place => {
  if (!isList(path)) return owner
  const keys: Array<string> = [...owner.path]
  let place = owner
  for (let at = 0; at < path.length && step(budget); at++) {
    const segment = path[at]
    // The members of a set have no key (valibot says `null`).
    if (own(segment, 'type') === 'set' && own(segment, 'key') === null) {
      place = { path: keys, here: 'untold' }
      continue
    }
    const key = owns(segment, 'key') ? own(segment, 'key') : segment
    keys.push(written(key))
    place = child(place, key, keys)
  }
  return { ...place, path: keys }
}

/** One step down. */
export const inside = (owner: Place, key: unknown): Place => {
  const path = [...owner.path, written(key)]
  return child(owner, key, path)
}

const child = ({ here, value }: Place, key: unknown, path: Path): Place => {
  if (here !== 'there' || (typeof key !== 'string' && typeof key !== 'number')) {
    return { path, here: 'untold' }
  }
  if (!isList(value) && !isPlain(value)) return { path, here: 'untold' }
  return owns(value, String(key))
    ? { path, here: 'there', value: own(value, String(key)) }
    : { path, here: 'absent' }
}

/** Of a map or another instance its own keys tell nothing. */
const isPlain = (value: unknown): boolean => {
  if (!isRecord(value)) return false
  try {
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === null || Object.getPrototypeOf(prototype) === null
  } catch {
    return false
  }
}

/**
 * A key as text. An object as the key of a map is the caller's data, and may be large or refuse to be
 * written: it is called what it is.
 */
const written = (key: unknown): string => {
  if (typeof key === 'string') return key
  if (typeof key === 'function') return '(function)'
  if (typeof key !== 'object' || key === null) return String(key)
  return isList(key) ? '(array)' : '(object)'
}

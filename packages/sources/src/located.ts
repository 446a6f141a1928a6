import { own, owns, type Path } from '@toolfault/model'
import { locationOf } from './location.js'
import { pieces } from './quoted.js'

/** A longer text is no place. */
const LONG = 10_000

/** The value that a place is in, where it is known. */
export interface Whole {
  readonly value: unknown
  readonly hasValue: boolean
}

const nothing: Whole = { value: undefined, hasValue: false }

/** Read a place as validators write it: a JSON Pointer, the fragment of a URI or a JSONPath (`$.rooms[1]`). */
export const writtenIn = (text: unknown): Path | undefined => {
  if (typeof text !== 'string' || text.length > LONG) return undefined
  return locationOf(text) ?? (text[0] === '$' ? jsonPath(text) : undefined)
}

/**
 * Read a place as people write it: as validators do, or Python's `deque(['rooms', 1])`, or keys joined by
 * dots or slashes.
 *
 * Joined keys can mean several places: with the value at hand it is the one that is there. Returns
 * `undefined` where none is, and for what is no such text.
 */
export const placeIn = (text: unknown, whole: Whole = nothing): Path | undefined => {
  const known = writtenIn(text)
  if (known !== undefined || typeof text !== 'string' || text.length > LONG) return known
  if (text[0] === '$') return undefined
  return text.startsWith('deque(') ? deque(text) : joined(text, whole)
}

const step = /\[(\d+)\]|\[('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\]|\.([^.[\]]+)/sy

const jsonPath = (text: string): Path | undefined => {
  const path: Array<string> = []
  step.lastIndex = 1
  while (step.lastIndex < text.length) {
    const match = step.exec(text)
    const key = match?.[1] ?? match?.[3] ?? pieces(match?.[2] ?? '')?.[0]
    if (key === undefined) return undefined
    path.push(key)
  }
  return path
}

const deque = (text: string): Path | undefined => {
  const list = /^deque\(\[(.*)\]\)$/s.exec(text)?.[1]
  return list === undefined ? undefined : pieces(list)
}

const joined = (text: string, { hasValue, value }: Whole): Path | undefined => {
  const byDots = keysBetween(text, /[.[\]]/)
  const paths = text.includes('/') ? [keysBetween(text, /\//), byDots] : [byDots]
  if (!hasValue) return paths[0]
  return (
    [[text], ...paths].find((path) => lacking(value, path) === 0) ??
    // Some write the key that is missing behind its owner.
    paths.find((path) => lacking(value, path) === 1)
  )
}

const keysBetween = (text: string, separator: RegExp): Path =>
  text.split(separator).filter((key) => key !== '')

/** How many keys at the end of a path lead nowhere. */
const lacking = (value: unknown, path: Path): number => {
  let inner = value
  for (const [depth, key] of path.entries()) {
    if (!owns(inner, key)) return path.length - depth
    inner = own(inner, key)
  }
  return 0
}

import { type Path, parsePointer } from '@toolfault/model'

/** No validator walks so deep: such a location was made up. */
const DEEP = 5_000

/**
 * Read a location: a JSON Pointer (`/a b`), or a URI whose fragment is one (`#/a%20b`).
 * Returns `undefined` for what is neither.
 */
export const locationOf = (text: unknown): Path | undefined => {
  if (typeof text !== 'string' || text.split('/', DEEP).length === DEEP) return undefined
  if (text === '' || text[0] === '/') return parsePointer(text)
  const hash = text.indexOf('#')
  return hash < 0 ? undefined : parsePointer(decoded(text.slice(hash + 1)))
}

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

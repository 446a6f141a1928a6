import { isIndex, type Path, printKeys } from './path.js'

/** A path as a pointer in which every index is `#`: the place in the schema, not in the value. */
export const foldIndexes = (path: Path): string => printKeys(path, foldedKey)

/** A key, or `#` for an index. */
export const foldedKey = (key: string): string => (isIndex(key) ? '#' : key)

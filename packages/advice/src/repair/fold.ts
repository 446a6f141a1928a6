/** Longer names are not folded. */
const LONG = 1_024

/** Case and separators; a separator between two digits or before the first one tells numbers apart. */
const fold = (name: string): string =>
  name.toLowerCase().replace(/(?<!^|\d)[\s_-]+|[\s_-]+(?!\d)/g, '')

/**
 * Whether two names are one, differently written: they differ in case and separators alone. Stricter
 * than what is near.
 */
export const isSameName = (a: string, b: string): boolean => {
  if (a.length > LONG || b.length > LONG) return false
  const folded = fold(a)
  return folded !== '' && folded === fold(b)
}

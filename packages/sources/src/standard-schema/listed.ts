/**
 * The values that a sentence lists (`"a" | "b"`, `'a' | 'b'`, `"a", "b" or 3`), as libraries write
 * them that keep no list. `undefined` where one part is no value: then it is prose.
 */
export const listedValues = (
  text: string,
  between: RegExp
): ReadonlyArray<string | number | boolean | null> | undefined => {
  const values: Array<string | number | boolean | null> = []
  if (text.length > LONG) return undefined
  for (const part of text.split(between)) {
    const value = literal(part)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

/** A longer list is not looked into. */
const LONG = 100_000

const literal = (part: string): string | number | boolean | null | undefined => {
  if (/^'[^']*'$/.test(part)) return part.slice(1, -1)
  try {
    // One of a list in the list has a bracket before or behind it, which no value begins or ends with.
    const value: unknown = JSON.parse(
      part.startsWith('(') ? part.slice(1) : part.endsWith(')') ? part.slice(0, -1) : part
    )
    if (value === null) return null
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined
  } catch {
    return undefined
  }
}

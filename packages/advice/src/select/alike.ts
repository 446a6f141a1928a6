/** Finds the known keys that a key is like. */
export type Alike = (
  known: ReadonlySet<string>,
  key: string,
  isLike: (name: string) => boolean
) => ReadonlyArray<string>

/** Asks once for all rows that know the same keys. */
export const alikeOnce = (): Alike => {
  const seen = new Map<ReadonlySet<string>, Map<string, ReadonlyArray<string>>>()
  return (known, key, isLike) => {
    const of = seen.get(known) ?? new Map<string, ReadonlyArray<string>>()
    seen.set(known, of)
    const found = of.get(key) ?? [...known].filter(isLike)
    of.set(key, found)
    return found
  }
}

/** No tool and no key that people write is longer. */
const LONG = 256

/**
 * A name that is near to another and none of the known: two letters in the middle change places, or
 * the last is doubled. `undefined` for a name that is too short to be recognised again, or no name.
 */
export const misspell = (name: string, known: ReadonlyArray<string>): string | undefined => {
  if (name.length < 3 || name.length > LONG || !/^[\w./-]+$/.test(name)) return undefined
  const swaps = Array.from({ length: name.length - 2 }, (_, back) => {
    const at = name.length - 2 - back
    return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
  })
  const lower = new Set(known.map((other) => other.toLowerCase()))
  return [...swaps, name + name.at(-1)].find(
    (other) => other !== name && /^[\w./-]+$/.test(other) && !lower.has(other.toLowerCase())
  )
}

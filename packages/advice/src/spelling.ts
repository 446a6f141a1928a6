/** The words of a name in lower case: `startDate`, `start_date` and `Start date` are the same two. */
export const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2_')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Whether two words are one in singular and plural, or the same. */
export const isSameNumber = (a: string, b: string): boolean =>
  a === b || isPlural(a, b) || isPlural(b, a)

/** `isPlural('ids', 'id')`: also `industrys`, which nobody should write and models do. */
const isPlural = (many: string, one: string): boolean =>
  one.length > 1 &&
  ((many === `${one}s` && !one.endsWith('s')) ||
    (many === `${one}es` && /(?:[sxzo]|[cs]h)$/.test(one)) ||
    (one.endsWith('y') && many === `${one.slice(0, -1)}ies`))

/** The numbers in a text, which no slip of the pen changes: `skill1` is not `skill2`. */
export const digitsOf = (text: string): string => (text.match(/\d+/g) ?? []).join()

const SWAP = 2
const REPLACE = 3

/**
 * How far a word is from another in slips of the pen: a letter lost, added, or swapped with its
 * neighbour costs 2, one in place of another 3, because that makes other words (`date` and `data`).
 * Infinite above `most`. Takes a time in proportion to the length times `most`.
 */
export const slips = (a: string, b: string, most: number): number => {
  const reach = most >> 1
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > reach) return Number.POSITIVE_INFINITY
  let before: ReadonlyArray<number> = []
  let above: ReadonlyArray<number> = Array.from({ length: b.length + 1 }, (_, at) => at * SWAP)
  for (let i = 1; i <= a.length; i++) {
    const row: Array<number> = []
    let least = Number.POSITIVE_INFINITY
    const from = Math.max(0, i - reach)
    for (let j = from; j <= Math.min(b.length, i + reach); j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const far = Math.min(
        cost(above, j) + SWAP,
        cost(row, j - 1) + SWAP,
        cost(above, j - 1) + (same ? 0 : REPLACE),
        swapped && i > 1 ? cost(before, j - 2) + SWAP : Number.POSITIVE_INFINITY
      )
      row[j] = far
      least = Math.min(least, far)
    }
    if (least > most) return Number.POSITIVE_INFINITY
    before = above
    above = row
  }
  const far = cost(above, b.length)
  return far <= most ? far : Number.POSITIVE_INFINITY
}

/** What was not computed lies outside of the reach. */
const cost = (row: ReadonlyArray<number>, at: number): number => row[at] ?? Number.POSITIVE_INFINITY

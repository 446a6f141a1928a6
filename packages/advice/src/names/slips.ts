const SWAP = 2
const REPLACE = 3

/**
 * How far a word is from another in slips of the pen: a letter lost, added, or swapped with its
 * neighbour costs 2, one in place of another 3, because that makes other words (`date` and `data`).
 * Infinite above `most`. Takes a time in proportion to the length times `most`.
 */
export const slips = (a: string, b: string, most: number): number => {
  const reach = most >> 1
  if (Math.abs(a.length - b.length) > reach) return Number.POSITIVE_INFINITY
  let before: ReadonlyArray<number> = []
  let above: Array<number> = []
  for (let at = 0; at <= b.length; at++) above.push(at * SWAP)
  for (let i = 1; i <= a.length; i++) {
    const row: Array<number> = []
    let least = Number.POSITIVE_INFINITY
    for (let j = Math.max(0, i - reach); j <= Math.min(b.length, i + reach); j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const far = Math.min(
        cost(above, j) + SWAP,
        cost(row, j - 1) + SWAP,
        cost(above, j - 1) + (same ? 0 : REPLACE),
        swapped ? cost(before, j - 2) + SWAP : Number.POSITIVE_INFINITY
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

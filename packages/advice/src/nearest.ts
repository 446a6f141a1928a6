import { total } from '@toolfault/model'

/** More names than this are not compared. */
const MANY = 2_000

/** Longer names than this are compared by folding alone. */
const LONG = 128

/**
 * The one name that was probably meant: the only one equal after folding case, separators and the
 * plural, else the only one within a Damerau distance of a quarter of its length (at least 1, from
 * three characters on). `undefined` when there is none, or more than one.
 */
export const nearest = (given: string, names: Iterable<string>): string | undefined =>
  total(
    () => {
      const list = [...new Set(names)].slice(0, MANY).filter((name) => name !== given)
      const folded = fold(given)
      const alike = list.filter((name) => fold(name) === folded && folded !== '')
      if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined
      return winner(folded, list)
    },
    () => undefined
  )

/** Case, separators and a final plural `s` do not tell names apart. */
const fold = (name: string): string => {
  const bare = name.toLowerCase().replace(/[\s_\-./:]+/g, '')
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare
}

const winner = (folded: string, list: ReadonlyArray<string>): string | undefined => {
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  let tied = false
  for (const name of list) {
    const other = fold(name)
    const allowed = Math.floor(Math.max(folded.length, other.length) / 4) || 1
    if (Math.min(folded.length, other.length) < 3 || other.length > LONG) continue
    if (Math.abs(folded.length - other.length) > allowed) continue
    const far = distance(folded, other)
    if (far > allowed || far > least) continue
    tied = far === least
    least = far
    best = name
  }
  return tied ? undefined : best
}

/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each counts one. */
const distance = (a: string, b: string): number => {
  if (a.length > LONG) return Number.POSITIVE_INFINITY
  let before: ReadonlyArray<number> = []
  let above: ReadonlyArray<number> = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      )
    }
    before = above
    above = row
  }
  return above[b.length] ?? Number.POSITIVE_INFINITY
}

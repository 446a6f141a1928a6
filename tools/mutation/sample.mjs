// A seeded draw, spread evenly over the files, and what it says of the whole.
import { generator } from '../generator.mjs'

/** `count` of the mutants, each file in proportion; all where there are no more. */
export const drawn = (mutants, count, seed) => {
  if (count >= mutants.length) return mutants
  const next = generator(seed)
  const shuffled = mutants
    .map((mutant) => ({ mutant, by: next() }))
    .sort((a, b) =>
      a.mutant.file < b.mutant.file ? -1 : a.mutant.file > b.mutant.file ? 1 : a.by - b.by
    )
  const step = mutants.length / count
  const first = next()
  return Array.from({ length: count }, (_, i) => shuffled[Math.floor((i + first) * step)].mutant)
}

/** Wilson's interval of 95 % for `hits` of `of`, as two shares. */
export const interval = (hits, of) => {
  if (of === 0) return [0, 1]
  const z = 1.96
  const share = hits / of
  const middle = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [(middle - half) / scale, (middle + half) / scale]
}

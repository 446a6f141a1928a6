import type { Run } from './measure.js'

/** What was measured over some runs: shares in per cent, lengths of the first text in characters. */
export interface Figures {
  readonly n: number
  readonly valid1: number
  readonly faithful1: number
  readonly valid3: number
  readonly faithful3: number
  readonly median: number
  readonly mean: number
  readonly p95: number
}

/** Count the runs; of none, every figure is 0. */
export const figuresOf = (runs: ReadonlyArray<Run>): Figures => {
  const lengths = runs.map(({ rounds }) => rounds[0]?.text.length ?? 0).sort((a, b) => a - b)
  const share = (holds: (run: Run) => boolean): number =>
    (100 * runs.filter(holds).length) / Math.max(1, runs.length)
  return {
    n: runs.length,
    valid1: share(({ rounds }) => rounds[0]?.valid === true),
    faithful1: share(({ rounds }) => rounds[0]?.valid === true && rounds[0].lost.length === 0),
    valid3: share(({ rounds }) => rounds.at(-1)?.valid === true),
    faithful3: share(
      ({ rounds }) => rounds.at(-1)?.valid === true && rounds.at(-1)?.lost.length === 0
    ),
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    mean: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
    p95: lengths[Math.floor(lengths.length * 0.95)] ?? 0
  }
}

/** The runs by what a function says of each, in the order in which it first says so. */
export const grouped = <Key>(
  runs: ReadonlyArray<Run>,
  by: (run: Run) => Key
): ReadonlyMap<Key, ReadonlyArray<Run>> => {
  const groups = new Map<Key, Array<Run>>()
  for (const run of runs) {
    const key = by(run)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [run])
    else group.push(run)
  }
  return groups
}

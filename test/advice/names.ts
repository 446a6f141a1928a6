import { read } from '../house.js'

/** What was given, the names there are, the one that is meant. */
export type Hit = readonly [given: string, names: ReadonlyArray<string>, meant: string]

/** What was given, and names of which none is meant. */
export type NoHit = readonly [given: string, names: ReadonlyArray<string>]

/** The fixture: slips of the pen, other words for the same, and names that only look or sound alike. */
export interface Names {
  readonly spelling: ReadonlyArray<Hit>
  readonly meaning: ReadonlyArray<Hit>
  readonly none: ReadonlyArray<NoHit>
}

// A border: the file is ours.
export const names: Names = JSON.parse(read('test/advice/names.json')) as Names

/** How a name is found. */
export type Find = (given: string, names: ReadonlyArray<string>) => string | undefined

/** How many of the hits are found, and how often a name is said that was not meant. */
export interface Rate {
  readonly hits: number
  readonly of: number
  readonly falseHits: number
  readonly among: number
}

/** Measure a finder: a wrong name for a hit is false as well, and raises the rate of the rest. */
export const rateOf = (find: Find, wanted: ReadonlyArray<Hit>): Rate => ({
  hits: wanted.filter(([given, list, meant]) => find(given, list) === meant).length,
  of: wanted.length,
  falseHits: [...names.spelling, ...names.meaning, ...names.none].filter(([given, list, meant]) => {
    const found = find(given, list)
    return found !== undefined && found !== meant
  }).length,
  among: names.none.length
})

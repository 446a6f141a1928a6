import { read } from '../house.js'
import type { Recipe } from './recipe.js'

/** An input that once broke a law; it is tried first in every run. */
export interface Found extends Recipe {
  readonly target: string
  /** What was wrong. */
  readonly because: string
}

export const FOUND = 'test/fuzz/found.json'

/** A border: the file is written by this program. */
export const readFound = (): ReadonlyArray<Found> => JSON.parse(read(FOUND))

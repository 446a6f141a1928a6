import { nearest } from './nearest.js'
import { synonym } from './synonym.js'

/** The one name that was meant: the {@link nearest} in spelling, else the only one in meaning. */
export const meant = (given: string, names: ReadonlyArray<string>): string | undefined =>
  nearest(given, names) ?? synonym(given, names)

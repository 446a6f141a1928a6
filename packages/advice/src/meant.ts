import { nearest } from './nearest.js'
export const meant = (given: string, names: Iterable<string>): string | undefined =>
  nearest(given, names)

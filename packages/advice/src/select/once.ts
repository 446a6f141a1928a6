import { causeOf, printPointer } from '@toolfault/model'
import type { Told } from './told.js'

/** Several branches of a union ask for one key: each place once, what holds without a cause first. */
export const once = (told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  const places = new Map<string, Told>()
  for (const one of told) {
    const place = printPointer(one.issue.path)
    const known = places.get(place)
    if (known === undefined || (isCaused(known) && !isCaused(one))) places.set(place, one)
  }
  return places.size === told.length ? told : [...places.values()]
}

const isCaused = ({ issue, rule }: Told): boolean =>
  rule === undefined || rule.because !== undefined || causeOf(issue) !== undefined

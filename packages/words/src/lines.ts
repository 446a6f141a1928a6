import { type Advice, isWithin, total } from '@toolfault/model'
import { goesInto, movedTogether } from './gathering.js'
import { ignoredTogether, ownerOfLost } from './ignoring.js'
import { type Saying, sentence } from './sentence.js'

/** What one line says: a point, or several keys of one object of which the same is said. */
export type Line = readonly [Advice, ...ReadonlyArray<Advice>]

/** More keys than this are more than one line. */
const MANY = 8

/**
 * A line for each point, but one for the keys that are only moved from one object into another, and one for those
 * of an object that may be ignored.
 */
export const linesOf = (
  told: ReadonlyArray<Advice>,
  ignored: ReadonlyArray<Advice>,
  { verbosity }: Saying
): ReadonlyArray<Line> => [
  ...together(told, verbosity === 'full' ? () => undefined : goesInto),
  ...together(ignored, ownerOfLost)
]

/** What is told, and the keys that may be ignored, where one of these has to be renamed before a place in it is there. */
export const outward = (
  told: ReadonlyArray<Advice>,
  ignored: ReadonlyArray<Advice>
): readonly [ReadonlyArray<Advice>, ReadonlyArray<Advice>] => {
  const outer = ignored.filter(
    ({ fix }) => fix?.id === 'rename' && told.some(({ path }) => isWithin(path, fix.to))
  )
  if (outer.length === 0) return [told, ignored]
  const isInside = ({ path }: Advice): boolean =>
    outer.some(({ fix }) => fix?.id === 'rename' && isWithin(path, fix.to))
  const first = new Set(outer)
  const at = told.findIndex(isInside)
  return [
    [...told.slice(0, at), ...outer, ...told.slice(at)],
    ignored.filter((one) => !first.has(one))
  ]
}

/** Points that have one name are one line, where the first of them stands. */
const together = (
  points: ReadonlyArray<Advice>,
  nameOf: (point: Advice) => string | undefined
): ReadonlyArray<Line> => {
  // Most calls have one mistake.
  if (points.length < 2) return points.map((point): Line => [point])
  const lines: Array<[Advice, ...Array<Advice>]> = []
  const open = new Map<string, Array<Advice>>()
  for (const point of points) {
    const name = total(
      () => nameOf(point),
      () => undefined
    )
    const line = name === undefined ? undefined : open.get(name)
    if (line !== undefined && line.length < MANY) line.push(point)
    else {
      const fresh: [Advice, ...Array<Advice>] = [point]
      lines.push(fresh)
      if (name !== undefined) open.set(name, fresh)
    }
  }
  return lines
}

/** One line as a sentence without a full stop. */
export const spoken = ([first, ...more]: Line, saying: Saying): string => {
  if (more.length === 0) return sentence(first, saying)
  const say = first.fix?.id === 'rename' ? movedTogether : ignoredTogether
  return total(
    () => say([first, ...more], saying),
    () => ''
  )
}

import type { InvalidArguments } from './fault/fault.js'
import { foldedKey, foldIndexes } from './fold-indexes.js'
import type { Issue } from './issue.js'
import type { Path } from './path.js'
import { isList, isRecord, own, STEPS, total } from './total.js'

/**
 * The points of a fault at which two attempts are compared: its issues, and in place of those of a union
 * the advice on the branch that was meant, since of a union the issues say the same whatever is wrong in
 * the branch (decision 014). The issues as they are where one of them cannot be read.
 */
export const pointsOf = (fault: InvalidArguments): ReadonlyArray<Point> =>
  total(
    () => looked(fault),
    () => fault.issues.slice(0, STEPS)
  )

/** What is compared of a failure. */
export type Point = Pick<Issue, 'kind' | 'path'>

/** So many unions are looked into, and none that lies deeper. */
const UNIONS = 64
/** Pieces of advice, as many as there are of one call. */
const PIECES = 64
const DEEP = 256

const looked = ({ advice, issues }: InvalidArguments): ReadonlyArray<Point> => {
  const found = issues.slice(0, STEPS)
  const pieces = isList(advice) ? advice.slice(0, PIECES).filter(isRecord) : []
  const unions = pieces.length === 0 ? [] : found.filter(isUnion).map(({ path }) => path)
  const places = new Map(unions.map((path) => [foldIndexes(path), path]))
  let points: ReadonlyArray<Point> = found
  for (const place of [...places.values()].slice(0, UNIONS)) {
    const inside = pieces.filter(({ path }) => isInside(path, place))
    const chosen = inside.filter((one) => !(isUnion(one) && one.path.length === place.length))
    if (chosen.length === 0) continue
    // What is said of the whole leaves open which branch it is.
    const isOpen = chosen.length < inside.length
    const kept = isOpen ? points : points.filter(({ path }) => !isInside(path, place))
    points = [...kept, ...chosen]
  }
  return points
}

const isUnion = (one: Point): boolean =>
  own(one, 'kind') === 'alternative' && isList(one.path) && one.path.length <= DEEP

/** Whether a path leads to a place like this, or below one. */
const isInside = (path: Path, place: Path): boolean =>
  isList(path) &&
  path.length >= place.length &&
  place.every((key, at) => foldedKey(key) === foldedKey(path[at] ?? ''))

import { isIndex, isList, isRecord, type Path, valueAt } from '@toolfault/model'
import { above, lastOf } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { hasKeys, holderAt, needs } from './inside.js'
import type { Owner } from './owners.js'

/** The objects in which a key of an owner may have its place. */
export interface Surroundings {
  readonly inside: ReadonlyArray<Path>
  readonly around: ReadonlyArray<Path>
  /** Those inside of the objects inside; none where they are too many to look at. */
  readonly within: () => ReadonlyArray<Path>
}

/** Where a key of an owner may have its place. */
export const placesAround = (walk: Walk, { known, path }: Owner): Surroundings => {
  const inside = [...known].map((name) => placeOf(walk, [...path, name]))
  let found: ReadonlyArray<Path> | undefined
  const within = (): ReadonlyArray<Path> => {
    const all: Array<Path> = []
    for (const place of inside) {
      all.push(...insideOf(walk, place))
      if (all.length > WITHIN) return []
    }
    return all
  }
  return {
    inside,
    around: above(path),
    within: () => (found ??= within())
  }
}

/** More objects inside of others are not looked at. */
const WITHIN = 64

/** The object that would get a key, or the only item of a list; of several nobody knows which, and the list takes none. */
const placeOf = (walk: Walk, place: Path): Path => {
  const there = valueAt(walk.value, place)
  return hasAt(walk.value, place) && !(isList(there) && there.length < 2)
    ? place
    : holderAt(walk, place)
}

/** The objects that one may hold; of a list none, nor of what has to be there and is not, or is no object. */
const insideOf = (walk: Walk, place: Path): ReadonlyArray<Path> => {
  const { keys } = knownOf(rulesAt(walk, place).filter(({ maybe }) => maybe !== true))
  const isNone = hasAt(walk.value, place)
    ? !isRecord(valueAt(walk.value, place))
    : needs(walk, place)
  return isNone || isIndex(lastOf(place))
    ? []
    : [...keys]
        .map((name) => placeOf(walk, [...place, name]))
        .filter((inner) => hasKeys(walk, inner))
}

import type { Path } from '@toolfault/model'
import { sole } from '../union/sole.js'
import { takesKind } from './inside.js'
import type { Owner } from './owners.js'
import { isTaken, move, type Search, type Strange } from './search.js'
import { nearIn } from './spelled.js'
import { hasKeys, placesAround } from './surroundings.js'

/** Of more objects none is looked for. */
const PLACES = 16

/**
 * Several keys that have no place are near to those of the only object inside that has them: `lat` and `lng` beside a
 * `location` of `latitude` and `longitude`, which was left out. One alone may be near to any.
 */
export const byNear =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      const strange = of(owner).filter(([key]) => !isTaken(search, owner)(key))
      if (strange.length < 2) continue
      const { inside } = placesAround(search.walk, owner)
      const places = inside.filter((place) => hasKeys(search.walk, place)).slice(0, PLACES)
      const found = sole(
        places.flatMap((place) => {
          const names = strange.map(([key]) => nameFor(search, owner, key, place))
          const known = names.filter((name) => name !== undefined)
          return known.length > 1 && new Set(known).size === known.length ? [{ names, place }] : []
        })
      )
      for (const [at, [key, told]] of strange.entries()) {
        const name = found?.names[at]
        if (found !== undefined && name !== undefined)
          move(search, told, [...owner.path, key], [...found.place, name], true)
      }
    }
  }

/** What a key of an object is called in a place that would take it. */
const nameFor = (
  { walk }: Search,
  { path }: Owner,
  key: string,
  place: Path
): string | undefined => {
  const name = nearIn(walk, place, key)
  return name !== undefined && takesKind(walk, [...place, name], [...path, key]) ? name : undefined
}

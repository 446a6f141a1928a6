import { type Path, printPointer } from '@toolfault/model'
import { hasAt } from '../schema/at.js'
import { sole } from '../union/sole.js'
import { hasKeys } from './inside.js'
import { takesKind } from './like.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { isTaken, type Search, type Strange } from './search.js'
import { nearIn } from './spelled.js'
import { placesAround } from './surroundings.js'
import { takesListed } from './takes.js'

/** Of more objects none is looked for. */
const PLACES = 16

/**
 * Several keys that have no place are near to those of the only object inside that has them: `lat` and `lng` beside a
 * `location` of `latitude` and `longitude`, which was left out. One alone may be near to any, but for those of an object into which another goes.
 */
export const byNear =
  (of: Strange) =>
  (search: Search): void => {
    const { renamed, walk } = search
    // Gathered once: of many rows each may have something that is renamed, and something that has no place.
    const made = new Set(renamed.map(({ fix }) => printPointer(fix.to.slice(0, -1))))
    for (const owner of search.strange) {
      const strange = of(owner).filter(([key]) => !isTaken(search, owner)(key))
      if (strange.length === 0 || (strange.length < 2 && renamed.length === 0)) continue
      const { inside } = placesAround(walk, owner)
      const places = inside.filter((place) => hasKeys(walk, place)).slice(0, PLACES)
      const found = sole(
        places.flatMap((place) => {
          const names = strange.map(([key]) => nameFor(search, owner, key, place))
          const known = names.filter((name) => name !== undefined)
          const least = !hasAt(walk.value, place) && made.has(printPointer(place)) ? 1 : 2
          const isEach = known.length >= least && new Set(known).size === known.length
          return isEach ? [{ names, place }] : []
        })
      )
      for (const [at, [key, told]] of strange.entries()) {
        const name = found?.names[at]
        if (found === undefined || name === undefined) continue
        const before = renamed.length
        move(search, told, [...owner.path, key], [...found.place, name], true)
        if (renamed.length > before) made.add(printPointer(found.place))
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
  if (name === undefined) return undefined
  const [to, from] = [
    [...place, name],
    [...path, key]
  ]
  return takesKind(walk, to, from) || takesListed(walk, to, from) ? name : undefined
}

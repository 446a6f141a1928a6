import { isIndex, type Path, printPointer } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { isOfAny } from '../names/naming.js'
import { above, lastOf } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import type { Told } from '../told/told.js'
import { sole } from '../union/sole.js'
import { isFar, mayChoose } from './far.js'
import { homesOf } from './homes-of.js'
import { requiredAt } from './inside.js'
import { keysAt } from './keys.js'
import { lackingIn } from './lacking.js'
import { takesKind } from './like.js'
import { hasLonger } from './longer.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { lackingAt, missingAt, type Search, type Strange, single } from './search.js'
import { placesAround } from './surroundings.js'
import { takes, takesForm, takesSpelt, takesUnderKey } from './takes.js'

/** Two keys that belong to one place leave nobody knowing which of them does. */
export const byHome =
  (of: Strange) =>
  (search: Search): void => {
    const { walk } = search
    const homes = search.strange.flatMap((owner) => {
      const strange = of(owner)
      if (strange.length === 0) return []
      const beside = new Set(strange.map(([key]) => key))
      const places = placesAround(walk, owner)
      const finds = strange.map(([key, told]) => {
        const from = [...owner.path, key]
        return { key, told, from, all: homesOf(walk, from, places, owner.known, beside) }
      })
      const sure = new Set(finds.flatMap(({ all }) => (all.length === 1 ? all.map(holderOf) : [])))
      return finds.flatMap(({ all, from, key, told }) => {
        // Of several it is that into which another goes.
        const to = sole(all) ?? sole(all.filter((one) => sure.has(holderOf(one))))
        const isLoose = !owner.refused.has(key)
        // Of a union that nobody could decide no key is sure, nor is that the key has no place.
        const isSure = to !== undefined && keysAt(walk, to.slice(0, -1)).known.has(lastOf(to))
        // A row has what is its own.
        const isOwn = to !== undefined && isLoose && from.slice(to.length - 1).some(isIndex)
        // One beside it that has a word more may have been meant as well.
        const isUnsure =
          isLoose ||
          (to !== undefined &&
            (hasLonger(walk, owner.known, from, to) ||
              mayStay(search, owner, from, to) ||
              (isOfThing(from, to) && missingAt(search, to) === undefined) ||
              isFar(walk, to, from)))
        return to === undefined || (isLoose && !isSure) || isOwn
          ? []
          : [{ told, from, to, isLoose, isUnsure }]
      })
    })
    if (homes.length === 0) return
    const isSingle = single(homes.map(({ to }) => printPointer(to)))
    const isOne = (to: Path): boolean => isSingle(printPointer(to))
    const fitting = new Set(
      homes
        .filter(
          ({ from, to }) =>
            isOne(to) &&
            [takesKind, takesForm, takesSpelt, mayChoose, takesUnderKey].some((does) =>
              does(walk, to, from)
            )
        )
        .map(({ to }) => printPointer(to.slice(0, -1)))
    )
    // What is made of several keys needs each of them, or may not have been meant; so does what that is made in.
    const isMade = (to: Path, depth: number): boolean =>
      to.every((_, at) => {
        const place = to.slice(0, at)
        return (
          at < depth ||
          hasAt(walk.value, place) ||
          [...requiredAt(walk, place)].every((name) => name === to[at] || isOne([...place, name]))
        )
      })
    for (const { from, isUnsure, to, told } of homes) {
      // What does not fit goes where another goes that does.
      if (isOne(to) && fitting.has(printPointer(to.slice(0, -1))))
        moveHome(search, told, from, to, isUnsure || !isMade(to, from.length))
    }
  }

/** Move a key to its home. What surely comes to be by that is missing no more, but what it lacks then. */
const moveHome = (search: Search, told: Told, from: Path, to: Path, guess: boolean): void => {
  move(search, told, from, to, guess)
  if (guess || !search.filled.has(printPointer(to))) return
  for (const place of above(to).slice(1)) {
    const missing = search.places.get(printPointer(place.slice(0, -1)))?.missing
    if (missing?.delete(lastOf(place)) !== true) continue
    search.lacking.push(...lackingIn(search.walk, place, search).map(lackingAt))
  }
}

const holderOf = (to: Path): string => printPointer(to.slice(0, -1))

/** Whether a key further out would get what any thing may have, and so rather the object has in which that stands: `title` of `milestone`. */
const isOfThing = (from: Path, to: Path): boolean =>
  to.length < from.length && isOfAny(lastOf(from)) && !isEnvelope(from[from.length - 2] ?? '')

/** Whether what is not asked for further out may be what is missing beside it. */
const mayStay = (search: Search, { missing, path }: Owner, from: Path, to: Path): boolean =>
  to.length < from.length &&
  missingAt(search, to) === undefined &&
  [...missing.keys()].some((name) => takes(search.walk, [...path, name], from))

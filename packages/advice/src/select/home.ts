import { isIndex, isList, isRecord, owns, type Path, printPointer, valueAt } from '@toolfault/model'
import { hasAt } from '../schema/at.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt, sureOf } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { holderAt, requiredAt, takesKind } from './inside.js'
import { keysAt } from './keys.js'
import { counted, move, type Search, type Strange } from './search.js'
import { nameIn } from './spelled.js'

/** Two keys that belong to one place leave nobody knowing which of them does. */
export const byHome =
  (of: Strange) =>
  (search: Search): void => {
    const homes = search.owners.flatMap((owner) => {
      const strange = of(owner)
      const beside = new Set(strange.map(([key]) => key))
      return strange.flatMap(([key, told]) => {
        const from = [...owner.path, key]
        const to = homeOf(search.walk, from, owner.known, beside)
        const guess = !owner.refused.has(key)
        // Of a union that nobody could decide no key is sure, nor is that the key has no place.
        const isSure =
          to !== undefined && keysAt(search.walk, to.slice(0, -1)).known.has(to.at(-1) ?? '')
        // A row has what is its own.
        const isOwn = to !== undefined && guess && from.slice(to.length - 1).some(isIndex)
        return to === undefined || (guess && !isSure) || isOwn ? [] : [{ told, from, to, guess }]
      })
    })
    const wanted = counted(homes.map(({ to }) => printPointer(to)))
    const isOne = (to: Path): boolean => wanted.get(printPointer(to)) === 1
    // What is made of several keys needs each of them.
    const isMade = (place: Path): boolean =>
      hasAt(search.walk.value, place) ||
      [...requiredAt(search.walk, place)].every((name) => isOne([...place, name]))
    for (const { from, guess, to, told } of homes) {
      if (isOne(to) && isMade(to.slice(0, -1))) move(search, told, from, to, guess)
    }
  }

/**
 * Where a key that is not accepted belongs: the only object inside its owner, or around it, that knows the
 * key, does not have it and takes its value; `known` are the keys of the owner, `beside` those that have no place there. `undefined` where there is none, or more than one.
 */
const homeOf = (
  walk: Walk,
  path: Path,
  known: ReadonlySet<string>,
  beside: ReadonlySet<string>
): Path | undefined => {
  const owner = path.slice(0, -1)
  const key = path.at(-1)
  if (key === undefined) return undefined
  if (knownOf(sureOf(rulesAt(walk, owner))).required.has(key)) return undefined
  const inside = [...known].map((name) => {
    const place = [...owner, name]
    const there = valueAt(walk.value, place)
    // Of several items nobody knows which.
    const isThere = hasAt(walk.value, place) && !(isList(there) && there.length < 2)
    return isThere ? place : holderAt(walk, place)
  })
  const around = owner.map((_, at) => owner.slice(0, at))
  return sole(
    [...inside, ...around].flatMap((place) => {
      const name = nameIn(walk, place, key, known)
      if (name === undefined || !hasRoom(walk, place, name, beside)) return []
      const to = [...place, name]
      return takesKind(walk, to, path) ? [to] : []
    })
  )
}

/** Whether an object is there without the key, or may be made of this key and those beside it. */
const hasRoom = (walk: Walk, place: Path, key: string, beside: ReadonlySet<string>): boolean => {
  if (!hasAt(walk.value, place))
    return [...requiredAt(walk, place)].every((name) => name === key || beside.has(name))
  const there = valueAt(walk.value, place)
  return isRecord(there) && !owns(there, key)
}

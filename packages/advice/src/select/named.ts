import { isList, isRecord, keysOf, owns, type Path, valueAt } from '@toolfault/model'
import { isBoth } from '../names/joined.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { isPartOf, knows, takes, takesForm, takesKind } from './inside.js'
import type { Owner } from './owners.js'
import { nearKeys } from './rename.js'
import { move, type Search } from './search.js'

/** A key that is near to another one, which is missing or in place of which it is refused. */
export const byName = (search: Search): void => {
  for (const owner of search.strange) {
    for (const [name, key] of nearKeys(search.walk, owner)) {
      const told = owner.missing.get(name) ?? owner.refused.get(key)
      const [from, to] = [
        [...owner.path, key],
        [...owner.path, name]
      ]
      // `code` is not `responseCode`, which is an object that has a `code`.
      const isOther =
        (knows(search.walk, to, key) && !takes(search.walk, to, from)) ||
        (owner.missing.has(name) && isPartOf(search.walk, to, from)) ||
        isOfOther(search.walk, owner, to, from)
      // What is missing is found inside.
      const isInside = owner.missing.has(name) && holdsIt(search.walk, from, to)
      if (!isOther && !isInside) move(search, told, from, to)
    }
  }
}

/** Whether a value that does not fit under a name that is near fits into an object that has its own. */
const isOfOther = (walk: Walk, { known, path }: Owner, to: Path, from: Path): boolean =>
  !(takesKind(walk, to, from) || takesForm(walk, to, from)) &&
  [...known].some((name) => isPartOf(walk, [...path, name], from))

/** Whether what stands under a key, or is the only item there, has the name of the place to which it does not fit, itself or behind that key. */
const holdsIt = (walk: Walk, from: Path, to: Path): boolean => {
  const held = valueAt(walk.value, from)
  const one = isList(held) ? sole(held) : held
  const [key, name] = [from.at(-1) ?? '', to.at(-1) ?? '']
  if (!isRecord(one) || takesKind(walk, to, from) || knows(walk, to, name)) return false
  return owns(one, name) || keysOf(one).some((inner) => isBoth(name, key, inner))
}

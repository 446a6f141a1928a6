import type { Path } from '@toolfault/model'
import { bareKey } from '../names/leaked.js'
import { isSameName } from '../names/spelling.js'
import type { Walk } from '../walk/walk.js'
import { listsNear } from './far.js'
import { takesKind } from './like.js'
import { rename } from './move.js'
import type { Owner } from './owners.js'
import { nearKeys } from './rename.js'
import type { Search } from './search.js'
import { takesForm, takesNumber } from './takes.js'

/** A key that nobody refused is near to another that may be left out; one that is only written differently is that. */
export const bySlip = (search: Search): void => {
  for (const owner of search.strange) {
    for (const [name, key] of slipsOf(search.walk, owner))
      rename(search, owner.loose.get(key), owner, key, name, !isSameName(bareKey(key), name))
  }
}

/** The names that the keys of an object which nobody refused are near to, and whose values fit there. */
export const slipsOf = (walk: Walk, owner: Owner): ReadonlyArray<readonly [string, string]> =>
  owner.loose.size === 0
    ? []
    : [...nearKeys(walk, { ...owner, unknown: [...owner.loose.keys()] })].filter(([name, key]) =>
        isSlip(walk, owner.path, key, name)
      )

const isSlip = (walk: Walk, path: Path, key: string, name: string): boolean => {
  const [from, to] = [
    [...path, key],
    [...path, name]
  ]
  return (
    isSameName(bareKey(key), name) ||
    takesKind(walk, to, from) ||
    takesForm(walk, to, from) ||
    takesNumber(walk, to, from) ||
    listsNear(walk, to, from)
  )
}

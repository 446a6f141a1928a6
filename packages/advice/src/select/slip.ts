import { isSameName } from '../names/spelling.js'
import { listsNear } from './far.js'
import { takesKind } from './like.js'
import { rename } from './move.js'
import { nearKeys } from './rename.js'
import type { Search } from './search.js'
import { takesForm, takesNumber } from './takes.js'

/** A key that nobody refused is near to another that may be left out; one that is only written differently is that. */
export const bySlip = (search: Search): void => {
  for (const owner of search.strange) {
    for (const [name, key] of nearKeys(search.walk, {
      ...owner,
      unknown: [...owner.loose.keys()]
    })) {
      const { path } = owner
      const [from, to] = [
        [...path, key],
        [...path, name]
      ]
      if (
        isSameName(key, name) ||
        takesKind(search.walk, to, from) ||
        takesForm(search.walk, to, from) ||
        takesNumber(search.walk, to, from) ||
        listsNear(search.walk, to, from)
      )
        rename(search, owner.loose.get(key), owner, key, name, !isSameName(key, name))
    }
  }
}

import { own } from '@toolfault/model'
import { joinedFor } from '../point/joined-for.js'
import { isOfForm, writings } from '../point/writings.js'
import { rename } from './move.js'
import { namelessIn, type Search } from './search.js'

/**
 * What has the names of two missing keys in one goes under that of the second, of which the first is then told: `action: "light.turn_on"`
 * for `domain` and `service`.
 */
export const byJoined = (search: Search): void => {
  for (const owner of search.strange) {
    const { missing, path, refused, unknown, value } = owner
    if (missing.size < 2 || unknown.length === 0) continue
    for (const key of namelessIn(search, owner)) {
      const name = writings
        .filter(({ form }) => isOfForm(own(value, key), form))
        .map((one) => joinedFor(search.walk, path, key, one))
        .find((one) => one !== undefined)
      if (name !== undefined) rename(search, missing.get(name), owner, key, name, !refused.has(key))
    }
  }
}

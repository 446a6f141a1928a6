import { owns } from '@toolfault/model'
import { isCutOf } from '../names/cut.js'
import { isShortEnough } from '../names/short.js'
import { sole } from '../union/sole.js'
import { fits } from './becoming.js'
import { rename } from './move.js'
import { namelessIn, type Search, single } from './search.js'

/**
 * A refused key may be the only one that was not sent of which it lacks the last letter, where it is a word of its own as well,
 * if its value fits: `stat` of `state`.
 */
export const byCut = (search: Search): void => {
  for (const owner of search.strange) {
    const { known, missing, refused, value } = owner
    const finds = namelessIn(search, owner).flatMap((key) => {
      const name =
        refused.has(key) && isShortEnough(key)
          ? sole([...known].filter((one) => !owns(value, one) && isCutOf(key, one)))
          : undefined
      return name !== undefined && fits(search, owner, key, name) ? [{ key, name }] : []
    })
    const isOne = single(finds.map(({ name }) => name))
    for (const { key, name } of finds)
      if (isOne(name)) rename(search, missing.get(name) ?? refused.get(key), owner, key, name, true)
  }
}

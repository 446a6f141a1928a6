import { isContrary } from '../names/contrary.js'
import { isTail } from '../names/tail.js'
import { sole } from '../union/sole.js'
import { rename } from './move.js'
import { MANY, namelessIn, type Search, single } from './search.js'
import { takes, takesForm, takesUnderKey } from './takes.js'

/** A key that has no place may be the only missing one that ends with it, written as one word: `type` of `issuetype`. */
export const byTail = (search: Search): void => {
  for (const owner of search.strange) {
    const { missing, path, unknown } = owner
    if (missing.size === 0 || missing.size > MANY || unknown.length === 0) continue
    const finds = namelessIn(search, owner).flatMap((key) => {
      const name = sole([...missing.keys()].filter((one) => isTail(key, one)))
      if (name === undefined || isContrary(key, name)) return []
      const [from, to] = [
        [...path, key],
        [...path, name]
      ]
      const isFit = [takes, takesForm, takesUnderKey].some((does) => does(search.walk, to, from))
      return isFit ? [{ key, name }] : []
    })
    const isOne = single(finds.map(({ name }) => name))
    for (const { key, name } of finds)
      if (isOne(name)) rename(search, missing.get(name), owner, key, name, true)
  }
}

import { owns, printPointer } from '@toolfault/model'
import type { Bound } from '../names/ends.js'
import { operatorOf } from '../names/operator.js'
import { limitFor, limitsIn } from '../names/ranges.js'
import { isShortEnough } from '../names/short.js'
import { knownLimits, takesBound } from './bound-ways.js'
import { rename } from './move.js'
import { MANY, namelessIn, type Search } from './search.js'

/**
 * A key that says no more than where something begins or ends is that limit in an object of nothing else: `after` is `gt` beside
 * `gte`, `lt` and `lte`, and so is `>`.
 */
export const byLimit = (search: Search): void => {
  for (const owner of search.strange) {
    const { known, missing, path, refused, value } = owner
    const limits = known.size > MANY ? [] : knownLimits(known).filter(isBare)
    if (limits.length < 2 || limits.length < known.size) continue
    const keys = namelessIn(search, owner).filter((key) => isShortEnough(key))
    const given = limitsIn(new Set(keys)).filter(isBare)
    const named = keys.flatMap((key) => {
      const one = given.find(({ name }) => name === key)
      const name = operatorOf(key, [...known]) ?? (one && limitFor(limits, one)?.name)
      return name === undefined ? [] : [[key, name] as const]
    })
    for (const [key, name] of named) {
      const isOne = named.filter(([, other]) => other === name).length === 1
      const isFree = !(owns(value, name) || search.filled.has(printPointer([...path, name])))
      if (isOne && isFree && takesBound(search.walk, [...path, name], [...path, key]))
        rename(search, missing.get(name) ?? refused.get(key), owner, key, name)
    }
  }
}

const isBare = ({ of }: Bound): boolean => of.length === 0

import { own, printPointer } from '@toolfault/model'
import { isFreeAt } from '../blank.js'
import { areTexts, isKin } from '../names/kin.js'
import { wordsOf } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import { takesLike, takesSpelt } from './inside.js'
import type { Owner } from './owners.js'
import { namelessIn, rename, type Search, single } from './search.js'

/**
 * What is akin to the only key that it could be may have been meant for it: `project` for `projectSlug`. Of a key that may
 * be left out only where the other has to go.
 */
export const byPart = (search: Search): void => {
  for (const owner of search.strange) {
    const free = namelessIn(search, owner)
    const found = free.flatMap((key) => {
      const names = partsOf(search, owner, key)
      const name = sole(names) ?? sole(names.filter((one) => areTexts(key, one)))
      return name === undefined ? [] : [{ key, name }]
    })
    const isOne = single(found.map(({ name }) => name))
    for (const { key, name } of found) {
      // A word more may tell of another thing, where one that has to go as well would do: `file_pattern` beside `query`.
      const isOther = (other: string): boolean =>
        owner.refused.has(other) &&
        !found.some((one) => one.key === other) &&
        takesLike(search.walk, [...owner.path, name], [...owner.path, other])
      const isDecoy = wordsOf(key).length > wordsOf(name).length && free.some(isOther)
      if (!isOne(name) || isDecoy) continue
      const told = owner.missing.get(name) ?? owner.refused.get(key)
      rename(search, told, owner, key, name, true)
    }
  }
}

const partsOf = (
  { renamed, walk }: Search,
  { known, missing, path, refused, value }: Owner,
  key: string
): ReadonlyArray<string> =>
  [...known].filter(
    (name) =>
      isFreeAt(value, [name]) &&
      (missing.has(name) || refused.has(key)) &&
      (isKin(key, name) || (typeof own(value, key) !== 'boolean' && areTexts(key, name))) &&
      !renamed.some(({ fix }) => printPointer(fix.to) === printPointer([...path, name])) &&
      (takesLike(walk, [...path, name], [...path, key]) ||
        takesSpelt(walk, [...path, name], [...path, key]))
  )

import { owns, printPointer } from '@toolfault/model'
import { isPart } from '../names/part.js'
import { takesLike } from './inside.js'
import type { Owner } from './owners.js'
import { writtenAs } from './rename.js'
import { counted, isTaken, MANY, move, type Search } from './search.js'

/**
 * What has a word more or less than the only key that it could be may have been meant for it: `project` for
 * `projectSlug`. Of a key that may be left out only where the other has to go.
 */
export const byPart = (search: Search): void => {
  for (const owner of search.strange) {
    const free = owner.unknown
      .slice(0, MANY)
      .filter((key) => !(isTaken(search, owner)(key) || writtenAs(owner, key).length > 0))
    const found = free.flatMap((key) => {
      const [name, more] = partsOf(search, owner, key)
      return name === undefined || more !== undefined ? [] : [{ key, name }]
    })
    const wanted = counted(found.map(({ name }) => name))
    for (const { key, name } of found) {
      if (wanted.get(name) !== 1) continue
      const told = owner.missing.get(name) ?? owner.refused.get(key)
      move(search, told, [...owner.path, key], [...owner.path, name], true)
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
      !owns(value, name) &&
      (missing.has(name) || refused.has(key)) &&
      isPart(key, name) &&
      !renamed.some(({ fix }) => printPointer(fix.to) === printPointer([...path, name])) &&
      takesLike(walk, [...path, name], [...path, key])
  )

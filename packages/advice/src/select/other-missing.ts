import { nearest } from '../names/nearest.js'
import { isPart } from '../names/part.js'
import { hasLonger } from './longer.js'
import { isNoItem } from './no-item.js'
import type { Owner } from './owners.js'
import { missingAt, type Search } from './search.js'

/**
 * Whether a key says one that is missing in other words, and another that is in one of its own, and would fit there as well:
 * `amount` of `quantity` and `unitAmount`.
 */
export const isWordOfOther = ({ walk }: Search, owner: Owner, key: string, name: string): boolean =>
  owner.missing.size > 1 &&
  owner.missing.has(name) &&
  nearest(key, [name]) === undefined &&
  !isPart(key, name) &&
  hasLonger(walk, owner.missing.keys(), [...owner.path, key], [...owner.path, name])

/**
 * Whether a key that is only a synonym of a missing one is nearer to what is inside: it is missing in an object there under this
 * very name (`title` of `output: { title }`, and no `name`), or is a text beside a list of objects that have to hold more.
 */
export const isInside = (search: Search, owner: Owner, key: string, name: string): boolean => {
  const { known, missing, path } = owner
  if (!missing.has(name) || nearest(key, [name]) !== undefined) return false
  return (
    isNoItem(search.walk, [...path, name], [...path, key]) ||
    [...known].some((one) => missingAt(search, [...path, one, key]) !== undefined)
  )
}

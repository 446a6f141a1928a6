import { isRecord, keysOf, own, owns } from '@toolfault/model'
import { sole } from '../union/sole.js'
import { isListedAt } from './constant.js'
import { knows } from './inside.js'
import type { Owner } from './owners.js'
import { refusedIn, rename, type Search } from './search.js'

/**
 * What stands under the name of a tag that is not there belongs under the only key that may hold it:
 * `{ "resize": { "width": 1 } }` for `{ "type": "resize", "options": { "width": 1 } }`.
 */
export const byTag = (search: Search): void => {
  for (const owner of search.strange) {
    const strange = owner.missing.size === 0 ? [] : refusedIn(owner)
    const only = sole(strange.filter(([key]) => isTag(search, owner, key)))
    const name = only && holderOf(search, owner, only[0])
    if (only === undefined || name === undefined) continue
    rename(search, only[1], owner, only[0], name)
  }
}

const isTag = ({ walk }: Search, { missing, path }: Owner, key: string): boolean =>
  [...missing.keys()].some((name) => isListedAt(walk, [...path, name], key))

const holderOf = (
  { walk }: Search,
  { known, path, value }: Owner,
  key: string
): string | undefined => {
  const held = own(value, key)
  const keys = isRecord(held) ? keysOf(held) : []
  const isHolder = (name: string): boolean =>
    !owns(value, name) && keys.every((one) => knows(walk, [...path, name], one))
  return keys.length === 0 ? undefined : sole([...known].filter(isHolder))
}

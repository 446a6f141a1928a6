import { issue } from '../schema/limits.js'
import type { Told } from '../told/told.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import type { Search } from './search.js'

/** Moves what stands in an object under a key without a place to keys beside that, each for what is missing there. */
export const moveOut = (
  search: Search,
  owner: Owner,
  [key, strange]: readonly [string, Told],
  ways: ReadonlyArray<readonly [inner: string, name: string]>
): void => {
  for (const [inner, name] of ways) {
    const from = [...owner.path, key, inner]
    const told = { ...strange, issue: issue(from, 'additionalProperties') }
    const isLoose = !owner.refused.has(key)
    move(search, owner.missing.get(name) ?? told, from, [...owner.path, name], isLoose)
  }
}

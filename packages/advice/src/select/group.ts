import { isRecord, keysOf, own, owns, printPointer } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { issue } from '../schema/limits.js'
import { takes } from './inside.js'
import type { Owner } from './owners.js'
import { isTaken, MANY, move, type Search, type Strange } from './search.js'

/** What a key without a place holds and its owner may have (`options: { limit }`) belongs beside it. */
export const byGroup =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.owners) {
      for (const [key] of of(owner)) {
        if (isTaken(search, owner)(key)) continue
        const names = groupedIn(search, owner, key)
        for (const name of names) {
          const from = [...owner.path, key, name]
          const told = owner.missing.get(name)
          const guess = told === undefined && !owner.refused.has(key)
          const strange = { issue: issue(from, 'additionalProperties') }
          const said = guess ? { ...strange, aside: true as const } : strange
          move(search, told ?? said, from, [...owner.path, name], guess)
        }
        // Nothing is left of it to be renamed.
        if (names.length > 0) search.taken.add(printPointer([...owner.path, key]))
      }
    }
  }

/** The keys of a group, where the owner takes each of them; a single one may be of another thing. */
const groupedIn = (
  { walk }: Search,
  { known, missing, path, value }: Owner,
  key: string
): ReadonlyArray<string> => {
  const group = own(value, key)
  const names = keysOf(group)
  const near = walk.meant(
    key,
    [...known].filter((name) => !owns(value, name))
  )
  // The group itself may be another key that was misspelt, unless it has what is missing.
  const isOther = near !== undefined && takes(walk, [...path, near], [...path, key])
  if (isOther && !names.some((name) => missing.has(name))) return []
  const isGroup =
    isRecord(group) &&
    (names.length > 1 || isEnvelope(key)) &&
    names.length <= MANY &&
    names.every(
      (name) =>
        known.has(name) && !owns(value, name) && takes(walk, [...path, name], [...path, key, name])
    )
  return isGroup ? names : []
}

import { keysOf, own } from '@toolfault/model'
import { isEnvelope } from '../names/envelope.js'
import { isBoth } from '../names/joined.js'
import { isSameName } from '../names/spelling.js'
import { issue } from '../schema/limits.js'
import { groupedIn } from './grouped.js'
import { isHolder } from './holder.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { isTaken, type Search, type Strange } from './search.js'

/**
 * What a key without a place holds and its owner may have (`options: { limit }`) belongs beside it, also under both
 * names in one (`destination: { name }` for `destinationName`).
 */
export const byGroup =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      for (const [key] of of(owner)) {
        if (isTaken(search, owner)(key)) continue
        const names = groupedIn(search, owner, key)
        for (const [inner, name] of names) {
          const from = [...owner.path, key, inner]
          const told = owner.missing.get(name)
          const isLoose = told === undefined && !owner.refused.has(key)
          const guess =
            isLoose ||
            isMaybe(search, key, inner, name) ||
            (told === undefined &&
              (isLone(owner, key, inner, names.size) ||
                (names.size === 1 && !isSameName(inner, name) && !isBoth(name, key, inner))))
          const strange = { issue: issue(from, 'additionalProperties') }
          const said = isLoose ? { ...strange, aside: true as const } : strange
          move(search, told ?? said, from, [...owner.path, name], guess)
        }
      }
    }
  }

/** Whether a key in a group only may be another, by its words. */
const isMaybe = ({ walk }: Search, key: string, inner: string, name: string): boolean =>
  isHolder(key) &&
  inner !== name &&
  !isSameName(inner, name) &&
  !isBoth(name, key, inner) &&
  walk.meant(inner, [name]) === undefined

/** Whether no more speaks for a key of a group than that it is known beside that, or half of them are at the most. */
const isLone = ({ known, value }: Owner, key: string, inner: string, count: number): boolean => {
  const { length } = keysOf(own(value, key))
  const isFew = count * 2 <= length
  return isEnvelope(key) ? isFew : known.has(inner) && (isFew || length === 1)
}

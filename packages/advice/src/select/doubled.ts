import { behind } from '../names/joined.js'
import { nameOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import { takes } from './inside.js'
import type { Owner } from './owners.js'
import { writtenAs } from './rename.js'
import { isTaken, move, type Search, type Strange } from './search.js'

/** A key that begins with the name of the object around it is the one behind that: `card: { card_number }` of `number`. */
export const byDoubled =
  (of: Strange) =>
  (search: Search): void => {
    for (const owner of search.strange) {
      for (const [key, told] of of(owner)) {
        const name = isTaken(search, owner)(key) ? undefined : meantBy(owner, key)
        if (name === undefined) continue
        const [from, to] = [
          [...owner.path, key],
          [...owner.path, name]
        ]
        const isRefused = owner.refused.has(key)
        // What has to go anyway is made fit there.
        if (isRefused || takes(search.walk, to, from))
          move(search, owner.missing.get(name) ?? told, from, to, !isRefused)
      }
    }
  }

const meantBy = (owner: Owner, key: string): string | undefined => {
  const around = nameOf(owner.path)
  const rest = around === undefined ? undefined : behind(key, around)
  return rest === undefined ? undefined : sole(writtenAs(owner, rest))
}

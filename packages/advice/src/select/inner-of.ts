import { isSameName } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { holderAt, knows } from './inside.js'
import type { Owner } from './owners.js'
import { keysIn as namesIn } from './spelled.js'
import { keysIn } from './wrapped-again.js'

/**
 * Whether a key that has no place holds what a missing object has to hold under the same name, of which that knows more keys than
 * the object around both: `{ "message": { "subject": "s", "body": "x" } }` of `body: { Message: { subject, body } }`.
 */
export const isInnerOf = (walk: Walk, owner: Owner, name: string, key: string): boolean => {
  const inside = keysIn(owner, key)
  if (inside.length === 0 || owner.known.has(key)) return false
  const holder = holderAt(walk, [...owner.path, name])
  const inner = sole([...namesIn(walk, holder)].filter((one) => isSameName(one, key)))
  if (inner === undefined) return false
  const count = (isKnown: (one: string) => boolean): number => inside.filter(isKnown).length
  return count((one) => knows(walk, [...holder, inner], one)) > count((one) => owner.known.has(one))
}

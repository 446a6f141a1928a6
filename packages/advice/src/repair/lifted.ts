import { isRecord, keysOf, printPointer } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { keysAt } from '../select/keys.js'
import type { JsonPatchOperation } from './patch.js'
import type { Mend, Standing } from './site.js'

/** More members than this are not moved. */
const MANY = 100

/**
 * Arguments inside a wrapper: its members are moved out and it goes. What holds it is never replaced.
 * Nothing where a member would take another's place.
 */
export const lifted = ({ owner, path: place, rejected, walk }: Standing): ReadonlyArray<Mend> => {
  const key = lastOf(place)
  const members = keysOf(rejected.value)
  const others = keysOf(owner).filter((other) => other !== key)
  if (!isRecord(owner) || !isRecord(rejected.value) || members.length > MANY) return []
  if (members.some((member) => others.includes(member))) return []
  const move = (member: string): JsonPatchOperation => ({
    op: 'move',
    from: printPointer([...place, member]),
    path: printPointer([...place.slice(0, -1), member])
  })
  const inside = members.filter((member) => member !== key).map(move)
  // A member with the wrapper's own name takes its place, so it must be the last one in it.
  const last: JsonPatchOperation = members.includes(key)
    ? move(key)
    : { op: 'remove', path: printPointer(place) }
  const beside = keysAt(walk, place.slice(0, -1))
    .unknown.filter((other) => other !== key)
    .map(
      (other): JsonPatchOperation => ({
        op: 'remove',
        path: printPointer([...place.slice(0, -1), other])
      })
    )
  return [{ place, grade: 'likely', ops: [...beside, ...inside, last], reveals: true }]
}

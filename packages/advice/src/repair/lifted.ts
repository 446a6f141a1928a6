import { isRecord, keysOf, own, type Path, printPointer } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { holdsSecret } from '../schema/holds-secret.js'
import { isSecret as isSecretAt } from '../secret/secret.js'
import { keysAt } from '../select/keys.js'
import { schemasAt } from '../walk/schemas.js'
import { exact, type JsonPatchOperation } from './patch.js'
import type { Mend, Standing } from './site.js'
import { readingOf } from './text.js'

/** More members than this are not moved. */
const MANY = 100

/**
 * Arguments inside a wrapper: its members are moved out and it goes. What holds it is never replaced. Out of JSON text they are
 * put, unless one of them may be a secret. Nothing where a member would take another's place.
 */
export const lifted = (site: Standing): ReadonlyArray<Mend> => {
  const { owner, path: place, rejected, walk } = site
  const key = lastOf(place)
  const reading = typeof rejected.value === 'string' ? readingOf(rejected.value) : undefined
  const held = reading === undefined ? rejected.value : reading.value
  const members = keysOf(held)
  const others = keysOf(owner).filter((other) => other !== key)
  if (!isRecord(owner) || !isRecord(held) || members.length > MANY) return []
  if (members.some((member) => others.includes(member))) return []
  const around = place.slice(0, -1)
  const beside = keysAt(walk, around)
    .unknown.filter((other) => other !== key)
    .map((other): JsonPatchOperation => ({ op: 'remove', path: printPointer([...around, other]) }))
  const out = reading === undefined ? moved(place, members) : put(site, held)
  return out === undefined
    ? []
    : [{ place, grade: 'likely', ops: [...beside, ...out], reveals: true }]
}

const moved = (place: Path, members: ReadonlyArray<string>): ReadonlyArray<JsonPatchOperation> => {
  const key = lastOf(place)
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
  return [...inside, last]
}

/** What a text holds beside it, when it is gone; `undefined` where something of it may not be shown. */
const put = (
  { isSecret, path: place, walk }: Standing,
  held: object
): ReadonlyArray<JsonPatchOperation> | undefined => {
  const ops = keysOf(held).flatMap((member): ReadonlyArray<JsonPatchOperation> => {
    const to = [...place.slice(0, -1), member]
    const value = exact(own(held, member), walk.budget)
    const isHidden =
      value === undefined ||
      isSecretAt(to, [], value) ||
      holdsSecret(walk, value, schemasAt(walk, to))
    return isHidden ? [] : [{ op: 'add', path: printPointer(to), value }]
  })
  return isSecret || ops.length < keysOf(held).length
    ? undefined
    : [{ op: 'remove', path: printPointer(place) }, ...ops]
}

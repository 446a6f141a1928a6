import { isRecord, own, owns } from '@toolfault/model'
import { isShapedFor } from './like.js'
import type { Owner } from './owners.js'
import type { Search } from './search.js'

/** Whether an object has several keys of another that was not sent, and is that by another name: `location: { x, y, z }` of `position`. */
export const isOfShape = ({ walk }: Search, owner: Owner, key: string, name: string): boolean => {
  const held = own(owner.value, key)
  return (
    isRecord(held) &&
    [...owner.known].some(
      (other) =>
        other !== name &&
        !owns(owner.value, other) &&
        isShapedFor(walk, [...owner.path, other], held)
    )
  )
}

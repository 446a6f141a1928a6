import { type Path, printPointer } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { sole } from '../union/sole.js'
import { isMap } from '../walk/shapes.js'
import type { Search } from './search.js'
import { keysIn } from './spelled.js'

/** The objects that are not there and are made of keys of another, by the pointer of that; each by its own. */
export type Made = ReadonlyMap<string, ReadonlyMap<string, Path>>

/** What comes to be by what is surely moved into it; gathered once, for of many rows each may be made so. */
export const madeOf = ({ renamed, walk }: Search): Made => {
  const all = new Map<string, Map<string, Path>>()
  for (const { fix } of renamed) {
    const [owner, place] = [fix.from.slice(0, -1), fix.to.slice(0, -1)]
    if (fix.guess === true || place.length <= owner.length || hasAt(walk.value, place)) continue
    const pointer = printPointer(owner)
    const made = all.get(pointer) ?? new Map<string, Path>()
    all.set(pointer, made.set(printPointer(place), place))
  }
  return all
}

/** The only object of any keys, called so, in the only one that is made of keys of an object; `undefined` where something goes into it. */
export const mapIn = (
  { gained, walk }: Search,
  made: Made,
  owner: Path,
  isForAny: (name: string) => boolean
): Path | undefined => {
  const place =
    made.size === 0 ? undefined : sole([...(made.get(printPointer(owner))?.values() ?? [])])
  if (place === undefined) return undefined
  const inside = [...keysIn(walk, place)].map((key): Path => [...place, key])
  const map = sole(inside.filter((one) => isMap(walk, one)))
  const isFree = map !== undefined && isForAny(lastOf(map)) && !gained.has(printPointer(map))
  return isFree ? map : undefined
}

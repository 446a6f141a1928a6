import type { Path } from '@toolfault/model'
import { isContrary } from '../names/contrary.js'
import { behind } from '../names/joined.js'
import { isMap } from '../walk/shapes.js'
import { isConstant } from './constant.js'
import { takesLike } from './inside.js'
import type { Owner } from './owners.js'
import { freeIn, lackingAt, move, type Search } from './search.js'

/**
 * Beside the only missing key, which may hold any keys, stand those that nobody knows: they belong into it. A key of one
 * value is missing beside it for nobody.
 */
export const byMap = (search: Search): void => {
  for (const owner of search.strange) {
    const name = owner.unknown.length === 0 ? undefined : soleIn(search, owner)
    if (name === undefined || !isMap(search.walk, [...owner.path, name])) continue
    const free = freeIn(search, owner)
    const place = [...owner.path, name]
    const into = (key: string): Path => [...place, withoutName(key, name)]
    // Of two that would have one name neither is taken for it.
    const isOne = new Set(free.map((key) => withoutName(key, name))).size === free.length
    const fits = free.every(
      (key) => !isContrary(key, name) && takesLike(search.walk, into(key), [...owner.path, key])
    )
    if (!isOne || !fits) continue
    for (const key of free) {
      const guess = !owner.refused.has(key) && withoutName(key, name) === key
      // The map is missing, and nothing in it; of more that may be meant that is said once.
      const whole = owner.missing.get(name) ?? (guess ? owner.loose.get(key) : undefined)
      const told = owner.refused.get(key) ?? whole ?? lackingAt(place)
      owner.missing.delete(name)
      move(search, told, [...owner.path, key], into(key), guess)
    }
  }
}

/** The only missing key that may hold more than one value. */
const soleIn = ({ walk }: Search, { missing, path }: Owner): string | undefined => {
  let found: string | undefined
  for (const key of missing.keys()) {
    if (isConstant(walk, [...path, key])) continue
    if (found !== undefined) return undefined
    found = key
  }
  return found
}

/** `fields.x`, `fields[x]` and `fields_x` say where `x` belongs. */
const withoutName = (key: string, name: string): string => behind(key, name) ?? key

import type { Path } from '@toolfault/model'
import { isContrary } from '../names/contrary.js'
import { behind } from '../names/joined.js'
import { isMap } from '../walk/shapes.js'
import { isConstant } from './constant.js'
import { takesLike } from './inside.js'
import type { Owner } from './owners.js'
import { freeIn, lackingAt, move, type Search } from './search.js'

/**
 * Beside the only missing key, which may hold any keys, stand those that nobody knows: they belong into it. Of several
 * such each gets those that say so: `args.path` of `args`. A key of one value is missing beside it for nobody.
 */
export const byMap = (search: Search): void => {
  for (const owner of search.strange) {
    if (owner.unknown.length === 0) continue
    const only = soleIn(search, owner)
    const names = only === undefined ? [...owner.missing.keys()].slice(0, FEW) : [only]
    for (const name of names)
      if (isMap(search.walk, [...owner.path, name])) fill(search, owner, name, only !== undefined)
  }
}

/** More missing keys are not looked at. */
const FEW = 16

/** Move into a missing map what stands beside it, all of it or what says so. */
const fill = (search: Search, owner: Owner, name: string, isAll: boolean): void => {
  const isSaid = (key: string): boolean => behind(key, name) !== undefined
  const free = freeIn(search, owner).filter((key) => isAll || isSaid(key))
  const place = [...owner.path, name]
  const into = (key: string): Path => [...place, withoutName(key, name)]
  // Of two that would have one name neither is taken for it.
  const isOne = new Set(free.map((key) => withoutName(key, name))).size === free.length
  const fits = free.every(
    (key) =>
      isSaid(key) ||
      (!isContrary(key, name) && takesLike(search.walk, into(key), [...owner.path, key]))
  )
  if (!isOne || !fits) return
  for (const key of free) {
    const guess = !owner.refused.has(key) && withoutName(key, name) === key
    // The map is missing, and nothing in it; of more that may be meant that is said once.
    const whole = owner.missing.get(name) ?? (guess ? owner.loose.get(key) : undefined)
    const told = owner.refused.get(key) ?? whole ?? lackingAt(into(key))
    owner.missing.delete(name)
    move(search, told, [...owner.path, key], into(key), guess)
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

import { isIndex, type Path } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { isMeantFor, needs } from './inside.js'
import { type Nest, nestAt } from './nest.js'
import { freeIn, lackingAt, MANY, move, type Search } from './search.js'

/** Keys beside a missing object go into it, or into what it has to hold. */
export const byNest = (search: Search): void => {
  const { lacking, strange, walk } = search
  for (const owner of strange) {
    const nestFor = (name: string, keys: ReadonlyArray<string>): Nest | undefined =>
      nestAt(walk, [...owner.path, name], keys, owner.known)
    const unknown = freeIn(search, owner)
    const names = [...owner.missing.keys()].slice(0, MANY)
    const claims = claimed(
      walk,
      names.map((name) => [name, nestFor(name, unknown)?.moved] as const)
    )
    for (const name of names) {
      const nest = nestFor(
        name,
        unknown.filter((key) => claims.get(key)?.name === name)
      )
      if (nest === undefined) continue
      const told = owner.missing.get(name)
      owner.missing.delete(name)
      // A key that nobody refused may be what it seems, if it alone would move, unless it is what has to be there.
      const isSure = (key: string): boolean =>
        nest.moved.size > 1 ||
        owner.refused.has(key) ||
        isMeantFor(walk, [...owner.path, key], nest.moved.get(key) ?? [])
      for (const [key, to] of nest.moved) {
        // An item that is not there is no place to say anything of.
        const refused = isIndex(to[to.length - 2] ?? '') ? owner.refused.get(key) : undefined
        // If it was not meant, the object is missing, and not what that may do without.
        const whole = isSure(key) || needs(walk, to) ? undefined : told
        move(search, refused ?? whole ?? lackingAt(to), [...owner.path, key], to, !isSure(key))
      }
      lacking.push(...nest.lacking.map(lackingAt))
    }
  }
}

/** A missing object that knows a key, and how far from it that is; without a name where two know it alike. */
interface Claim {
  readonly name?: string
  readonly far: number
}

/**
 * Which of the missing objects gets a key: the one that knows it in the outermost place, of two such the one that has
 * to have it.
 */
const claimed = (
  walk: Walk,
  nests: ReadonlyArray<readonly [string, ReadonlyMap<string, Path> | undefined]>
): ReadonlyMap<string, Claim> => {
  const claims = new Map<string, Claim>()
  for (const [name, moved] of nests) {
    for (const [key, to] of moved ?? []) {
      const far = to.length + (needs(walk, to) ? 0 : 0.5)
      const other = claims.get(key)
      if (other === undefined || far < other.far) claims.set(key, { name, far })
      else if (far === other.far) claims.set(key, { far })
    }
  }
  return claims
}

import { isIndex, isList, isRecord, keysOf, own, type Path, printPointer } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { holderAt, isMeantFor, knows, needs } from './inside.js'
import { isShapedFor, takesLike } from './like.js'
import { move } from './move.js'
import { type Nest, nestAt } from './nest.js'
import type { Owner } from './owners.js'
import { freeIn, lackingAt, MANY, type Search } from './search.js'
import { takesListed, takesSpelt } from './takes.js'

/** Keys beside a missing object go into it, or into what it has to hold. */
export const byNest = (search: Search): void => {
  const { lacking, strange, walk } = search
  for (const owner of strange) {
    const nestFor = (name: string, keys: ReadonlyArray<string>): Nest | undefined => {
      const missing = [...owner.path, name]
      const holder = holderAt(walk, missing)
      const isOfItem = holder.length > missing.length
      if (isOfItem ? isThere(walk, owner, holder) : isSentAs(walk, owner, holder)) return undefined
      const nest = nestAt(walk, missing, keys, owner)
      const isNone = [...(nest?.moved.keys() ?? [])].every((key) => isEmpty(owner, key))
      return isOfItem && (isNone || isUnfit(search, owner, nest)) ? undefined : nest
    }
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
      const places = [...nest.moved.values()]
      // Of an item that is not there nothing is said, and what an object may do without is not missing, nor is what comes with it.
      const unsaid = new Set(
        places
          .filter((to) => isOfItem(to) || !needs(walk, to))
          .map((to) => printPointer(ownerOf(to)))
      )
      for (const [key, to] of nest.moved) {
        const refused = unsaid.has(printPointer(ownerOf(to))) ? owner.refused.get(key) : undefined
        // If it was not meant, the object is missing, and not what that may do without.
        const whole = isSure(key) || needs(walk, to) ? undefined : told
        move(search, refused ?? whole ?? lackingAt(to), [...owner.path, key], to, !isSure(key))
      }
      lacking.push(...nest.lacking.map(lackingAt))
    }
  }
}

const ownerOf = (to: Path): Path => to.slice(0, -1)

const isOfItem = (to: Path): boolean => isIndex(to[to.length - 2] ?? '')

/** Whether a key holds nothing for which alone an item would be made. */
const isEmpty = ({ value }: Owner, key: string): boolean => {
  const held = own(value, key)
  return typeof held === 'object' && keysOf(held).length === 0
}

/** Whether a list or an object that would make an item is another than the one that the item has under that name. */
const isUnfit = ({ walk }: Search, { path, value }: Owner, nest: Nest | undefined): boolean =>
  [...(nest?.moved ?? [])].some(
    ([key, to]) =>
      typeof own(value, key) === 'object' &&
      ![takesLike, takesSpelt, takesListed].some((does) => does(walk, to, [...path, key]))
  )

/** Whether what would be the first item of a missing list may stand in a list of objects under another name. */
const isThere = (walk: Walk, { unknown, value }: Owner, holder: Path): boolean =>
  unknown.slice(0, MANY).some((key) => {
    const held = own(value, key)
    return !knows(walk, holder, key) && isList(held) && held.length > 0 && held.every(isRecord)
  })

/** Whether a missing object may stand there under another name: several of its keys do, and no other. */
const isSentAs = (walk: Walk, { unknown, value }: Owner, holder: Path): boolean =>
  unknown.slice(0, MANY).some((key) => {
    const held = own(value, key)
    return (
      isRecord(held) &&
      !knows(walk, holder, key) &&
      keysOf(held).length > 1 &&
      isShapedFor(walk, holder, held)
    )
  })

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

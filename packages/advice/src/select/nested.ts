import { isIndex, keysOf, type Path, printPointer, valueAt } from '@toolfault/model'
import type { Walk } from '../walk/walk.js'
import { needs, takesKind } from './inside.js'
import { type Nest, nestAt } from './nest.js'
import type { Owner } from './owners.js'
import { counted, isTaken, lackingAt, MANY, move, type Search } from './search.js'
import { nearIn } from './spelled.js'

/** Keys beside a missing object go into it, or into what it has to hold. */
export const byNest = (search: Search): void => {
  const { lacking, owners, walk } = search
  for (const owner of owners) {
    const nestFor = (name: string, keys: ReadonlyArray<string>): Nest | undefined =>
      nestAt(walk, [...owner.path, name], keys, owner.known)
    const unknown = owner.unknown.slice(0, MANY).filter((key) => !isTaken(search, owner)(key))
    const names = [...owner.missing.keys()].slice(0, MANY)
    const claims = claimed(names.map((name) => [name, nestFor(name, unknown)?.moved] as const))
    const lacks: Array<Lack> = []
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
        (isHolding(walk, [...owner.path, key]) && needs(walk, nest.moved.get(key) ?? []))
      for (const [key, to] of nest.moved) {
        // An item that is not there is no place to say anything of.
        const refused = isIndex(to[to.length - 2] ?? '') ? owner.refused.get(key) : undefined
        // If it was not meant, the object is missing, and not what that may do without.
        const whole = isSure(key) || needs(walk, to) ? undefined : told
        move(search, refused ?? whole ?? lackingAt(to), [...owner.path, key], to, !isSure(key))
      }
      lacks.push(...nest.lacking.map((path) => ({ path, isSure })))
    }
    lacking.push(...renamedInto(search, owner, unknown, lacks).map(lackingAt))
  }
}

/** A key that an object still lacks, and whether one of those beside it goes there without a doubt. */
interface Lack {
  readonly path: Path
  readonly isSure: (key: string) => boolean
}

/** What is still lacking when each key that is near to one of them alone, and to which no other is, went there. */
const renamedInto = (
  search: Search,
  owner: Owner,
  unknown: ReadonlyArray<string>,
  lacks: ReadonlyArray<Lack>
): ReadonlyArray<Path> => {
  const pairs = lacks
    .slice(0, MANY)
    .flatMap((lack) =>
      unknown
        .filter((key) => isMeant(search, owner, key, lack.path))
        .map((key) => ({ key, lack, to: printPointer(lack.path) }))
    )
  const [keys, places] = [counted(pairs.map(({ key }) => key)), counted(pairs.map(({ to }) => to))]
  const found = pairs.filter(({ key, to }) => keys.get(key) === 1 && places.get(to) === 1)
  for (const { key, lack } of found) {
    move(search, lackingAt(lack.path), [...owner.path, key], lack.path, !lack.isSure(key))
  }
  const filled = new Set(found.map(({ lack }) => lack))
  return lacks.filter((lack) => !filled.has(lack)).map(({ path }) => path)
}

/** Whether an object or a list that holds something stands in a place. */
const isHolding = ({ value }: Walk, path: Path): boolean => keysOf(valueAt(value, path)).length > 0

/** Whether a key that has no other place is near to one that an object still lacks, and holds what that takes. */
const isMeant = (search: Search, owner: Owner, key: string, to: Path): boolean =>
  !isTaken(search, owner)(key) &&
  nearIn(search.walk, to.slice(0, -1), key) === to.at(-1) &&
  takesKind(search.walk, to, [...owner.path, key])

/** A missing object that knows a key, and how deep in it; without a name where two know it alike. */
interface Claim {
  readonly name?: string
  readonly depth: number
}

/** Which of the missing objects gets a key: the one that knows it in the outermost place. */
const claimed = (
  nests: ReadonlyArray<readonly [string, ReadonlyMap<string, Path> | undefined]>
): ReadonlyMap<string, Claim> => {
  const claims = new Map<string, Claim>()
  for (const [name, moved] of nests) {
    for (const [key, { length: depth }] of moved ?? []) {
      const other = claims.get(key)
      if (other === undefined || depth < other.depth) claims.set(key, { name, depth })
      else if (depth === other.depth) claims.set(key, { depth })
    }
  }
  return claims
}

import { type Advice, lacksKey, own, type Path, printPointer } from '@toolfault/model'
import type { Describing } from '../point/describe.js'
import { typeOf } from '../point/received.js'
import type { Walk } from '../schema/walk.js'
import { isRefused, type Owner, ownersOf } from './owners.js'
import { elsewhere, fitting, isFree, nearKeys, wrapperOf } from './rename.js'
import { type Renamed, renamedTogether } from './renamed.js'
import type { Told } from './told.js'

/** What is said of keys that stand under another name or at another level, and what is left to say. */
export interface Moved {
  readonly said: ReadonlyArray<Advice>
  readonly rest: ReadonlyArray<Told>
}

/**
 * Find the keys that only have to be renamed or moved: under a name that is near, at another level, or
 * the only unknown one beside the only missing one. Each takes the place of the issues that it explains;
 * a key serves one place only.
 */
export const moves = (to: Describing, told: ReadonlyArray<Told>): Moved => {
  const { walk } = to
  const owners = walk.hasValue && walk.root !== undefined ? ownersOf(walk, told) : []
  if (owners.length === 0) return { said: [], rest: told }
  const said: Array<Advice> = []
  const open: Array<Owner> = []
  for (const owner of owners) {
    const key = wrapperOf(owner)
    if (key === undefined) open.push(owner)
    else said.push(unwrapped(owner, key))
  }
  const renamed = found(walk, open)
  const left = new Set(
    open.flatMap(({ missing, refused }) => [...missing.values(), ...refused.values()])
  )
  const isLeft = (one: Told): boolean =>
    left.has(one) || !(lacksKey(one.issue) || isRefused(one.issue)) || one.issue.path.length === 0
  return { said: [...said, ...renamedTogether(to, renamed)], rest: told.filter(isLeft) }
}

const unwrapped = ({ path, value }: Owner, key: string): Advice => ({
  path: [...path, key],
  kind: 'unexpected',
  fix: { id: 'convert', how: 'unwrap', to: typeOf(own(value, key)) ?? 'object', key }
})

const found = (walk: Walk, owners: ReadonlyArray<Owner>): ReadonlyArray<Renamed> => {
  const renamed: Array<Renamed> = []
  const taken = new Set<string>()
  const places = new Map(owners.map((owner) => [printPointer(owner.path), owner] as const))
  const move = (owner: Owner, name: string, from: Path, guess = false): void => {
    const key = from.at(-1) ?? ''
    const told = owner.missing.get(name) ?? owner.refused.get(key)
    if (told === undefined || taken.has(printPointer(from))) return
    taken.add(printPointer(from))
    owner.missing.delete(name)
    places.get(printPointer(from.slice(0, -1)))?.refused.delete(key)
    const fix = {
      id: 'rename',
      from,
      to: [...owner.path, name],
      ...(guess ? { guess } : {})
    } as const
    renamed.push({ told, fix })
  }
  for (const owner of owners) {
    for (const [name, key] of nearKeys(walk, owner)) move(owner, name, [...owner.path, key])
  }
  for (const owner of owners) {
    for (const name of [...owner.missing.keys()]) {
      const from = elsewhere(walk, owner, name)
      if (from !== undefined) move(owner, name, from, isFree(walk, from.slice(0, -1)))
    }
  }
  for (const owner of owners) {
    const [name, more] = owner.missing.keys()
    if (name === undefined || more !== undefined) continue
    const isTaken = (key: string): boolean => taken.has(printPointer([...owner.path, key]))
    const key = fitting(walk, owner, name, isTaken)
    // A key that is refused has to go anyway; one that is not may be what it seems.
    if (key !== undefined) move(owner, name, [...owner.path, key], !owner.refused.has(key))
  }
  return renamed
}

import {
  isRecord,
  keysOf,
  lacksKey,
  own,
  owns,
  type Path,
  printPointer,
  valueAt
} from '@toolfault/model'
import { isOfAny } from '../names/naming.js'
import { type Draft, edit } from '../schema/draft.js'
import { issue } from '../schema/limits.js'
import type { Told } from '../told/told.js'
import { type Walk, walking } from '../walk/walk.js'
import { isOfCalling } from './calling.js'
import { keysAt } from './keys.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import type { Renamed } from './renamed.js'
import { isTaken, lackingAt, MANY, missingAt, type Search, single } from './search.js'

/** More keys without a place are not looked at, nor more objects that have some: each is asked all that one is. */
const FEW = 8
const CROWD = 64

/** What is found of one object by itself. */
export interface Explored {
  readonly renamed: ReadonlyArray<Renamed>
  readonly lacking: ReadonlyArray<Told>
}

/**
 * What is left without a place beside an object that lacks something may be of that under another name, as it would be if it
 * stood there: `projectKey` beside `fields: { summary }` for `fields.project.key`.
 */
export const asInside =
  (explore: (walk: Walk, owner: Owner) => Explored) =>
  (search: Search): void => {
    if (search.strange.length > CROWD) return
    for (const owner of search.strange) {
      const free = leftIn(search, owner)
      if (free.length === 0 || free.length > FEW) continue
      const guests = keysOf(owner.value)
        .slice(0, MANY)
        .flatMap((key) => search.places.get(printPointer([...owner.path, key])) ?? [])
        .filter(
          ({ missing, path, value }) =>
            isRecord(value) && (missing.size > 0 || search.gained.has(printPointer(path)))
        )
        .map((inner) => ({ inner, ...exploredIn(search.walk, owner, inner, free, explore) }))
      const isOne = single(guests.flatMap(({ finds }) => finds.map(({ key }) => key)))
      for (const { finds, guest, inner, lacking } of guests) {
        for (const { fix, key, told } of finds) {
          if (!isOne(key)) continue
          const strange = owner.refused.get(key) ?? owner.loose.get(key)
          const found = lacksKey(told.issue) ? told : (strange ?? lackingAt(fix.to))
          const said = missingAt(search, fix.to) ?? found
          // What any thing may have may be of the outer one.
          const guess = fix.guess === true || !owner.refused.has(key) || isOfAny(key)
          move(search, said, [...owner.path, key], fix.to, guess)
        }
        const isMade = (name: string): boolean =>
          guest?.missing.has(name) === false &&
          search.gained.has(printPointer([...inner.path, name]))
        const made = new Set([...inner.missing.keys()].filter(isMade))
        for (const name of made) inner.missing.delete(name)
        search.lacking.push(
          ...lacking.filter(({ issue: { path } }) => made.has(path[inner.path.length] ?? ''))
        )
      }
    }
  }

/** The keys of an object that have no place in it, and that nothing was found for; none that only says how a call is made. */
const leftIn = (search: Search, owner: Owner): ReadonlyArray<string> => {
  const isUsed = isTaken(search, owner)
  return [...new Set([...owner.refused.keys(), ...owner.loose.keys()])].filter(
    (key) => !(isUsed(key) || isOfCalling(key) || owner.known.has(key))
  )
}

/** A key that would have another name in an object, and what is told of it. */
interface Find extends Renamed {
  readonly key: string
}

interface Guests extends Pick<Explored, 'lacking'> {
  readonly finds: ReadonlyArray<Find>
  readonly guest?: Owner
}

const nothing: Guests = { finds: [], lacking: [] }

/** What would be found of keys if they stood in an object beside them. */
const exploredIn = (
  walk: Walk,
  owner: Owner,
  inner: Owner,
  free: ReadonlyArray<string>,
  explore: (walk: Walk, owner: Owner) => Explored
): Guests => {
  const draft: Draft = { root: walk.value, ours: new Set() }
  const keys = free.filter((key) => !(owns(inner.value, key) || inner.known.has(key)))
  for (const key of keys) {
    edit(draft, [...owner.path, key], 'remove')
    edit(draft, [...inner.path, key], 'add', own(owner.value, key))
  }
  const { failing, meant, root, tool } = walk
  const next = walking(root, draft.root, true, meant, failing, tool)
  const { known, unknown } = keysAt(next, inner.path)
  const told = (from: ReadonlyMap<string, Told>): Map<string, Told> =>
    new Map(
      keys
        .filter((key) => from.has(key))
        .map((key) => [key, { issue: issue([...inner.path, key], 'additionalProperties') }])
    )
  const guest: Owner = {
    path: inner.path,
    value: valueAt(next.value, inner.path),
    known,
    unknown: unknown.filter((key) => keys.includes(key)),
    missing: new Map(inner.missing),
    refused: told(owner.refused),
    loose: told(owner.loose)
  }
  if (guest.unknown.length === 0) return nothing
  const { lacking, renamed } = explore(next, guest)
  return {
    finds: renamed.flatMap((one) => {
      const key = keyOf(one, inner.path)
      return key === undefined || !keys.includes(key) ? [] : [{ ...one, key }]
    }),
    guest,
    lacking
  }
}

/** The key of an object that goes elsewhere as a whole. */
const keyOf = ({ fix: { from } }: Renamed, path: Path): string | undefined =>
  from.length === path.length + 1 ? from.at(-1) : undefined

import { isRecord, keysOf, own, owns } from '@toolfault/model'
import { isBoth } from '../names/joined.js'
import { isSameName, wholeOf } from '../names/spelling.js'
import { isHolder } from './holder.js'
import { namedIn } from './named-in.js'
import { ofGroup } from './of-group.js'
import { saidAs } from './other-words.js'
import type { Owner } from './owners.js'
import { MANY, type Search, single } from './search.js'
import { takes } from './takes.js'

/**
 * The keys of a group and what the owner calls them, where it takes more than half: a single one may be of another
 * thing. Else those that it calls by both names.
 */
export const groupedIn = (
  search: Search,
  owner: Owner,
  key: string
): ReadonlyMap<string, string> => {
  const { walk } = search
  const { known, missing, path, value } = owner
  const holds = own(value, key)
  const inside = keysOf(holds)
  if (!isRecord(holds) || inside.length > MANY) return none
  const free = [...known].filter((name) => !owns(value, name))
  const like = walk.meant(key, free)
  // The group itself may be another key that was misspelt, unless it has what is missing.
  const isOther = like !== undefined && takes(walk, [...path, like], [...path, key])
  if (isOther && !inside.some((name) => missing.has(name))) return none
  const wholes = new Map(free.map((name) => [wholeOf(name), name] as const))
  const joined = (inner: string): string | undefined => {
    const name = wholes.get(wholeOf(`${key}_${inner}`))
    return name !== undefined && isBoth(name, key, inner) ? name : undefined
  }
  const spelt = (inner: string): string | undefined => {
    const name = wholes.get(wholeOf(inner))
    return name !== undefined && isSameName(name, inner) ? name : undefined
  }
  const sure = inside.flatMap((inner) => {
    const name = joined(inner) ?? (known.has(inner) ? inner : spelt(inner))
    return name === undefined || owns(value, name) ? [] : [[inner, name] as const]
  })
  const claimed = sure.map(([, name]) => name)
  const nameOf = isHolder(key)
    ? (inner: string) => saidAs(walk, inner, free)
    : (inner: string) => walk.meant(inner, free)
  const near = inside.flatMap((inner) => {
    const name = sure.some(([one]) => one === inner) ? undefined : nameOf(inner)
    return name === undefined || claimed.includes(name) ? [] : [[inner, name] as const]
  })
  const isOne = single(near.map(([, name]) => name))
  // One that is near to another and stands alone may be of another thing, unless nothing else stands there.
  const isAlone = sure.length + near.length < 2
  const isItsOwn = ([inner, name]: readonly [string, string]): boolean =>
    isHolder(key) && (missing.has(name) || walk.meant(inner, [name]) !== undefined)
  const more = near.filter((one) => isOne(one[1]) && (!isAlone || isItsOwn(one)))
  const named = sure.length === 0 || like === undefined ? [] : namedIn(inside, known, like, claimed)
  const names = new Map([...sure, ...more, ...named])
  const isJoined = (inner: string): boolean => joined(inner) !== undefined
  return ofGroup(search, owner, { inside, isItsOwn, isJoined, key, like, names })
}

const none: ReadonlyMap<string, string> = new Map()

import type { Path } from '@toolfault/model'
import { inOtherWords } from '../names/in-other-words.js'
import { isBoth } from '../names/joined.js'
import { isShortEnough, spokenOf } from '../names/short.js'
import { lastOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import type { Walk } from '../walk/walk.js'
import { doubtOfId } from './doubt.js'
import { isMisplaced, requiredAt } from './inside.js'
import { kindIn } from './kinds.js'
import { takesKind } from './like.js'
import type { Owner } from './owners.js'
import { nameIn } from './spelled.js'
import { takes } from './takes.js'

/** More keys are not compared by names that are near. */
const FEW = 16

/**
 * What keys of an owner are called at a place that knows them; of two that would have one name, the one that has it. A list
 * or an object for which that is no place goes there only where another goes, and it is refused where it is.
 */
export const namesAt = (
  walk: Walk,
  { known, path, refused }: Owner,
  place: Path,
  keys: ReadonlyArray<string>
): ReadonlyMap<string, string> => {
  const names = keys.flatMap((key) => {
    const name = nameIn(walk, place, key, known)
    return name === undefined || (name !== key && keys.includes(name)) ? [] : [[key, name] as const]
  })
  const isMeant = ([key, name]: readonly [string, string]): boolean =>
    !isMisplaced(walk, [...place, name], [...path, key])
  if (names.some(isMeant))
    return new Map(names.filter((one) => refused.has(one[0]) || isMeant(one)))
  const near = [nearAt, partsAt, kindIn].map((find) => find(walk, path, place, keys))
  return new Map(near.find(({ length }) => length > 0) ?? [])
}

/** What an object has to have, behind the name of that in one key: `projectKey` of `project: { key }`. */
const partsAt = (
  walk: Walk,
  owner: Path,
  place: Path,
  keys: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> =>
  [...requiredAt(walk, place)].flatMap((name) => {
    const key = sole(
      keys
        .slice(0, FEW)
        .filter(
          (one) =>
            isBoth(one, lastOf(place), name) && takes(walk, [...place, name], [...owner, one])
        )
    )
    return key === undefined ? [] : [[key, name] as const]
  })

/** Whether a key says the same as that of a place, in other words or with a word more or less, and for what is an id one may stand. */
const saysSame = (walk: Walk, from: Path, to: Path): boolean => {
  const [key = '', name = ''] = [from.at(-1), to.at(-1)]
  return (
    isShortEnough(key) &&
    inOtherWords(spokenOf(key), spokenOf(name)) &&
    doubtOfId(walk, from, to) === undefined
  )
}

/** All of several keys that an object has to have, where they are near to those of an owner: `latitude`, `longitude`. */
const nearAt = (
  walk: Walk,
  owner: Path,
  place: Path,
  keys: ReadonlyArray<string>
): ReadonlyArray<readonly [string, string]> => {
  const wanted = [...requiredAt(walk, place)]
  if (wanted.length < 2 || wanted.length > keys.length || keys.length > FEW) return []
  const names = keys.flatMap((key) => {
    const from = [...owner, key]
    const name =
      walk.meant(key, wanted) ?? sole(wanted.filter((one) => saysSame(walk, from, [...place, one])))
    if (name === undefined) return []
    const to = [...place, name]
    return takesKind(walk, to, from) && doubtOfId(walk, from, to) !== 'certain'
      ? [[key, name] as const]
      : []
  })
  const all = new Set(names.map(([, name]) => name))
  return all.size === wanted.length && names.length === wanted.length ? names : []
}

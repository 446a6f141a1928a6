import { isRecord, isWithin, owns, type Path, valueAt } from '@toolfault/model'
import { isSameAsAny } from '../names/spelling.js'
import { hasAt } from '../schema/at.js'
import { beginsAsJson, jsonIn } from '../schema/json-text.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { requiredAt } from './inside.js'
import { takesKind } from './like.js'
import { nameIn } from './spelled.js'
import type { Surroundings } from './surroundings.js'
import { takes } from './takes.js'

/**
 * Where a key that is not accepted may belong: the objects inside its owner, or around it, that know the
 * key and do not have it; of several first those that take its value, then those that need no more than the keys
 * `beside` it. Where none of them knows it, those inside of them. `known` are the keys of the owner.
 */
export const homesOf = (
  walk: Walk,
  path: Path,
  { around, inside, within }: Surroundings,
  known: ReadonlySet<string>,
  beside: ReadonlySet<string>
): ReadonlyArray<Path> => {
  const owner = path.slice(0, -1)
  const key = path.at(-1)
  if (key === undefined || knownOf(sureOf(rulesAt(walk, owner))).required.has(key)) return []
  const homesAmong = (places: ReadonlyArray<Path>): ReadonlyArray<Path> =>
    places.flatMap((place) => {
      const name = nameIn(walk, place, key, known)
      // Nothing goes into itself.
      const isPlace = name !== undefined && !isWithin(place, path) && hasRoom(walk, place, name)
      return isPlace ? [[...place, name]] : []
    })
  const homes = homesAmong([...inside, ...around])
  const all = homes.length > 0 ? homes : homesAmong(within())
  const taking = all.filter((to) => takesKind(walk, to, path))
  const some = taking.length > 0 ? taking : all
  const ready = some.filter((to) => isReady(walk, to, beside))
  return ready.length > 0 ? ready : some
}

/** Whether an object is there, or may be made of one key and those beside it. */
const isReady = (walk: Walk, to: Path, beside: ReadonlySet<string>): boolean => {
  const place = to.slice(0, -1)
  return (
    hasAt(walk.value, place) ||
    [...requiredAt(walk, place)].every((name) => name === to.at(-1) || isSameAsAny(name, beside))
  )
}

/** Whether an object is there without the key, or may be made, or has to be where a text stands that is none. */
const hasRoom = (walk: Walk, place: Path, key: string): boolean => {
  const there = valueAt(walk.value, place)
  if (!hasAt(walk.value, place)) return true
  return typeof there === 'string'
    ? !(beginsAsJson(jsonIn(there)) || takes(walk, place, place))
    : isRecord(there) && !owns(there, key)
}

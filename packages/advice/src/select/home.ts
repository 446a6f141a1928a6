import { isRecord, owns, type Path, valueAt } from '@toolfault/model'
import { hasAt } from '../schema/at.js'
import { knownOf } from '../walk/known.js'
import { rulesAt, sureOf } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { holderAt, knows, requiredAt, takes } from './inside.js'

/**
 * Where a key that is not accepted belongs: the only object inside its owner, or around it, that knows the
 * key, does not have it and takes its value; `known` are the keys of the owner, `beside` those that have no place there. `undefined` where there is none, or more than one.
 */
export const homeOf = (
  walk: Walk,
  path: Path,
  known: ReadonlySet<string>,
  beside: ReadonlySet<string>
): Path | undefined => {
  const owner = path.slice(0, -1)
  const key = path.at(-1)
  if (key === undefined) return undefined
  if (knownOf(sureOf(rulesAt(walk, owner))).required.has(key)) return undefined
  const inside = [...known].map((name) => {
    const place = [...owner, name]
    return hasAt(walk.value, place) ? place : holderAt(walk, place)
  })
  const around = owner.map((_, at) => owner.slice(0, at))
  const [home, more] = [...inside, ...around].filter(
    (place) =>
      knows(walk, place, key) &&
      hasRoom(walk, place, key, beside) &&
      takes(walk, [...place, key], path)
  )
  return home === undefined || more !== undefined ? undefined : [...home, key]
}

/** Whether an object is there without the key, or may be made of this key and those beside it. */
const hasRoom = (walk: Walk, place: Path, key: string, beside: ReadonlySet<string>): boolean => {
  if (!hasAt(walk.value, place))
    return [...requiredAt(walk, place)].every((name) => name === key || beside.has(name))
  const there = valueAt(walk.value, place)
  return isRecord(there) && !owns(there, key)
}

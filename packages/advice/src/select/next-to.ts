import { isIndex, isRecord, type Path, printPointer, valueAt } from '@toolfault/model'
import { isContrary } from '../names/contrary.js'
import { lastOf } from '../pointers.js'
import { hasAt } from '../schema/at.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { hasKeys, knows, requiredAt } from './inside.js'
import { lackingIn } from './lacking.js'
import { move } from './move.js'
import type { Owner } from './owners.js'
import { isTaken, lackingAt, MANY, type Search } from './search.js'
import { takes } from './takes.js'

/** Of more keys that have to go, or more objects beside theirs, none is looked for. */
const FEW = 16

/**
 * A key that has to go belongs into the only object beside the one in which it is that knows it by its name and takes its value:
 * `entity_id` of `data` into the missing `target`, or into one that may be left out if that was meant.
 */
export const byNextTo = (search: Search): void => {
  const { places, strange, walk } = search
  for (const owner of strange) {
    const around = owner.path.slice(0, -1)
    if (owner.refused.size === 0 || owner.path.length === 0 || isIndex(lastOf(owner.path))) continue
    const names = namesBeside(search, owner, around)
    if (names.length === 0) continue
    const missing = places.get(printPointer(around))?.missing
    const made = new Set<string>()
    // What was moved is refused no more, and its home needs no other for it.
    const refused = new Map(owner.refused)
    for (const [key, told] of [...refused].slice(0, FEW)) {
      if (owner.known.has(key) || isTaken(search, owner)(key)) continue
      const from = [...owner.path, key]
      const name = sole(names.filter((one) => isHome(walk, refused, [...around, one], from)))
      if (name === undefined) continue
      const to = [...around, name, key]
      move(search, told, from, to, missing?.has(name) !== true)
      if (missing?.has(name) === true && isTaken(search, owner)(key)) made.add(name)
    }
    for (const name of made) {
      missing?.delete(name)
      search.lacking.push(...lackingIn(walk, [...around, name], search).map(lackingAt))
    }
  }
}

/** What an object around one surely knows beside it, but for what says the opposite: nothing goes from a `source` to a `target`. */
const namesBeside = ({ walk }: Search, { path }: Owner, around: Path): ReadonlyArray<string> => {
  const { keys } = knownOf(sureOf(rulesAt(walk, around)))
  const at = lastOf(path)
  if (keys.size > MANY) return []
  const names = [...keys].filter(
    (one) => one !== at && hasKeys(walk, [...around, one]) && !isContrary(one, at)
  )
  return names.length > FEW ? [] : names
}

/** Whether an object knows a key, has room for it, and is there or needs no more than what is refused beside it. */
const isHome = (walk: Walk, refused: Owner['refused'], place: Path, from: Path): boolean => {
  const key = lastOf(from)
  const to = [...place, key]
  if (!knows(walk, place, key) || hasAt(walk.value, to) || !takes(walk, to, from)) return false
  return hasAt(walk.value, place)
    ? isRecord(valueAt(walk.value, place))
    : [...requiredAt(walk, place)].every((name) => refused.has(name))
}

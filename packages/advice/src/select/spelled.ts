import type { Path } from '@toolfault/model'
import { grouped } from '../grouped.js'
import { isSameAsAny, isSameName, wholeOf } from '../names/spelling.js'
import { once } from '../once.js'
import { hasAt } from '../schema/at.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import { isMap } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { knows } from './inside.js'
import type { Owner } from './owners.js'

/** Whether a key names its place as the schema does, or nearly so. */
export type Spelled = 'as written' | 'nearly'

/** The key that an object has to be meant by a name: itself, or the only one that is the same, written differently. */
export const keyIn = (
  walk: Walk,
  owner: Owner,
  place: Path,
  name: string,
  spelled: Spelled
): string | undefined => {
  if (mayHave(walk, owner, place, name)) return name
  if (spelled === 'as written') return undefined
  return sameIn(walk, place, name)
}

/**
 * The key that an object at a place may have by a name that stands in another: itself, in whatever branch, or the only one
 * that is the same, written differently, where the other has none such of its own, `beside` it.
 */
export const nameIn = (
  walk: Walk,
  place: Path,
  name: string,
  beside: ReadonlySet<string>
): string | undefined => {
  if (knows(walk, place, name)) return name
  const same = sameIn(walk, place, name)
  return same === undefined || isSameAsAny(name, beside) ? undefined : same
}

/** The key that is near to a name, among those that are not there. */
export const nearIn = (walk: Walk, place: Path, name: string): string | undefined =>
  walk.meant(
    name,
    [...keysIn(walk, place)].filter((one) => !hasAt(walk.value, [...place, one]))
  )

/** Of more keys none is looked for by another spelling. */
const NAMES = 128

/** Nor one for a longer name. */
const LONG = 1_024

const sameIn = (walk: Walk, place: Path, name: string): string | undefined => {
  const keys = keysIn(walk, place)
  if (keys.size === 0 || name.length > LONG) return undefined
  return sole((wholesOf(keys).get(wholeOf(name)) ?? []).filter((one) => isSameName(one, name)))
}

/** Keys by what they are without separators: a place is asked for each key that has none. */
const wholesOf = /* @__PURE__ */ once((keys: ReadonlySet<string>) => grouped([...keys], wholeOf))

/** The keys that an object at a place may surely have; none where they are too many to be compared. */
export const keysIn = (walk: Walk, place: Path): ReadonlySet<string> => {
  const { keys } = knownOf(sureOf(rulesAt(walk, place)))
  return keys.size > NAMES ? none : keys
}

const none: ReadonlySet<string> = /* @__PURE__ */ new Set()

/** Whether an object of an owner may have a key; of a missing map `byMap` tells, which looks at all keys beside it. */
const mayHave = (walk: Walk, { missing, path }: Owner, place: Path, key: string): boolean =>
  knows(walk, place, key) || (isMap(walk, place) && !missing.has(place[path.length] ?? ''))

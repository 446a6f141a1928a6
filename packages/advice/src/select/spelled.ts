import type { Path } from '@toolfault/model'
import { isSameName } from '../names/spelling.js'
import { hasAt } from '../schema/at.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt, sureOf } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'
import { isMap, knows } from './inside.js'
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
  return sole(namesAt(walk, place).filter((one) => isSameName(one, name)))
}

/** The key that is near to a name, among those that are not there. */
export const nearIn = (walk: Walk, place: Path, name: string): string | undefined =>
  walk.meant(
    name,
    namesAt(walk, place).filter((one) => !hasAt(walk.value, [...place, one]))
  )

/** Of more keys none is looked for by another spelling. */
const NAMES = 128

const namesAt = (walk: Walk, place: Path): ReadonlyArray<string> => {
  const { keys } = knownOf(sureOf(rulesAt(walk, place)))
  return keys.size > NAMES ? [] : [...keys]
}

/** Whether an object of an owner may have a key; of a missing map `byMap` tells, which looks at all keys beside it. */
const mayHave = (walk: Walk, { missing, path }: Owner, place: Path, key: string): boolean =>
  knows(walk, place, key) || (isMap(walk, place) && !missing.has(place[path.length] ?? ''))

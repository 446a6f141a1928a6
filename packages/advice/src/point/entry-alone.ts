import { isIndex, isRecord, keysOf, own, type Path, valueAt } from '@toolfault/model'
import { directionOf } from '../names/direction.js'
import { entriesAmong, mayCall, mayHold, type Named } from '../names/entry-keys.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { heldAs } from './entry-form.js'
import { listedEntry } from './entry-listed.js'
import { isUnlike } from './like-item.js'

/** An entry that came as a map of it alone, and the keys under which its name and its value belong. */
export interface Alone extends Named {
  /** The key that is its name. */
  readonly name: string
}

/** More keys of an object are not looked at. */
const MANY = 64

/**
 * The entry that came as `{ "Date": "desc" }` in place of `{ field, direction }`: in a list, or where its value is the way of
 * an order; `undefined` where it is none, or would not fit.
 */
export const entryAlone = (walk: Walk, place: Path): Alone | undefined => {
  const owner = valueAt(walk.value, place)
  const [name, more] = isRecord(owner) ? keysOf(owner) : []
  if (name === undefined || more !== undefined || place.length === 0) return undefined
  const held = own(owner, name)
  // What holds more says it under names of its own: `{ "not": { … } }`.
  if (isRecord(held)) return undefined
  // What has a name or a value by its own name is another thing, unless something is put in order by it.
  const isNamed = !isIndex(lastOf(place)) || mayCall(name) || mayHold(name)
  if (isNamed && directionOf(held) === undefined) return undefined
  const rules = rulesAt(walk, place)
  const { keys } = knownOf(rules)
  const { required } = knownOf(sureOf(rules))
  if (keys.size < 2 || keys.size > MANY) return undefined
  const pair = required.size === 2 ? [...required.keys()] : [...keys]
  const listed = listedEntry(walk, place, pair, [name])
  const found = listed ?? entriesAmong(pair)[0]
  if (
    found === undefined ||
    !required.has(found.key) ||
    !isUnlike(walk, schemasAt(walk, place), owner)
  )
    return undefined
  const isSaid = listed !== undefined || (mayCall(found.key) && mayHold(found.value))
  return isSaid &&
    fitsAll(walk, schemasAt(walk, [...place, found.key]), name) &&
    heldAs(walk, [...place, found.value], held) !== undefined
    ? { ...found, name }
    : undefined
}

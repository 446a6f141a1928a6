import { isIndex, isRecord, keysOf, own, type Path, valueAt } from '@toolfault/model'
import { directionOf } from '../names/direction.js'
import { mayCall, mayHold, type Named } from '../names/entry-keys.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { heldAs } from './entry-form.js'
import { namedEntry } from './entry-named.js'
import { isUnlike } from './like-item.js'

/** An entry that came as a map of it alone, and the keys under which its name and its value belong. */
export interface Alone extends Named {
  /** The key that is its name. */
  readonly name: string
}

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
  const entry = namedEntry(walk, place, [name])
  if (entry?.isRequired !== true || !isUnlike(walk, schemasAt(walk, place), owner)) return undefined
  const { named } = entry
  return fitsAll(walk, schemasAt(walk, [...place, named.key]), name) &&
    heldAs(walk, [...place, named.value], held) !== undefined
    ? { ...named, name }
    : undefined
}

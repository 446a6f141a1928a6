import { isIndex, type Path } from '@toolfault/model'
import type { Rule } from './rule.js'

/** What is known of one place of the arguments, and the places inside it that were asked for. */
export interface Place {
  rules?: ReadonlyArray<Rule>
  /** The value decides what speaks of it, so that its rules are of one call. */
  isOpen?: true
  /** Those of calls before, by the rules of what the place is in. */
  met?: Array<{ readonly above: ReadonlyArray<Rule>; readonly rules: ReadonlyArray<Rule> }>
  /** By key, and that of all indexes where they have the same rules. */
  inside?: Map<string, Place>
  items?: Place
}

/** The places of a schema that were asked for, and how many there are. */
export interface Places {
  readonly root: Place
  size: number
}

/** No place is known yet. */
export const noPlaces = (): Places => ({ root: {}, size: 0 })

/** The place at the first `depth` keys of a path. Where the schema is uniform, indexes are all the same. */
export const placeOf = (places: Places, path: Path, depth: number, isUniform: boolean): Place => {
  let here = places.root
  for (let at = 0; at < depth; at++) {
    const key = path[at] ?? ''
    here = here.inside?.get(key) ?? added(places, here, key, isUniform && isIndex(key))
  }
  return here
}

const added = (places: Places, owner: Place, key: string, isItem: boolean): Place => {
  if (isItem && owner.items !== undefined) return owner.items
  const place: Place = {}
  places.size++
  if (isItem) owner.items = place
  else {
    owner.inside ??= new Map()
    owner.inside.set(key, place)
  }
  return place
}

import { isList, keysOf, type Path, valueAt } from '@toolfault/model'
import { knownOf, numbered } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import type { Walk } from '../walk/walk.js'

/** One for each place, so that it is looked at once, and only where two issues part in it. */
export interface Owner {
  /** What it is in and itself, the outermost first. */
  readonly line: ReadonlyArray<Owner>
  inside?: Map<string, Owner>
  places?: Places
}

/** Where each key of an object stands, by the list that names it. */
export interface Places {
  readonly isList: boolean
  readonly required: ReadonlyMap<string, number>
  readonly named: ReadonlyMap<string, number>
  readonly came: () => ReadonlyMap<string, number>
}

/** The owner of the last key of a path, below a root; made where nobody has asked for it. */
export const ownerIn = (root: Owner, path: Path): Owner => {
  let here = root
  for (let at = 0; at < path.length - 1; at++) {
    const key = path[at] ?? ''
    here.inside ??= new Map()
    const known = here.inside.get(key)
    const next = known ?? ownerOf(here.line)
    if (known === undefined) here.inside.set(key, next)
    here = next
  }
  return here
}

/** One in others, the outermost of which is the root. */
export const ownerOf = (above: ReadonlyArray<Owner>): Owner => {
  const line: Array<Owner> = [...above]
  const owner = { line }
  line.push(owner)
  return owner
}

/** Where the keys of what is at a path stand, by its rules and by what came. */
export const placesAt = (walk: Walk, owner: Path): Places => {
  const value = valueAt(walk.value, owner)
  if (isList(value)) return { isList: true, required: none, named: none, came: () => none }
  const { named, required } = knownOf(rulesAt(walk, owner))
  let came: ReadonlyMap<string, number> | undefined
  // Nearly every key has its place in the schema.
  return { isList: false, named, required, came: () => (came ??= numbered(keysOf(value))) }
}

const none: ReadonlyMap<string, number> = new Map()

import { isList, isRecord, own, type Path } from '@toolfault/model'
import { directionOf } from '../names/direction.js'
import { fitsAll } from '../schema/misfits.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { wayAt, waysAt } from './ways.js'

/**
 * What an entry holds in the form that its place takes, which is told there: as it is, a number or yes or no as its text, the way of an
 * order in another word (`-1` of "desc"). `undefined` where it takes none.
 */
export const heldAs = (walk: Walk, place: Path, held: unknown): unknown => {
  const schemas = schemasAt(walk, place)
  if (fitsAll(walk, schemas, held)) return held
  const direction = directionOf(held)
  const way = direction === undefined ? undefined : wayAt(walk, place, direction)
  if (way !== undefined) return way
  const isScalar = typeof held === 'number' || typeof held === 'boolean'
  return isScalar && fitsAll(walk, schemas, String(held)) ? String(held) : undefined
}

/** Whether a place takes a list of entries if each holds what is under a key in the form that is told of it there. */
export const fitsSpelt = (
  walk: Walk,
  place: Path,
  key: string | undefined,
  entries: unknown
): boolean => {
  if (key === undefined || !isList(entries)) return false
  const to = [...place, '0', key]
  // Of words and numbers nobody knows which are ways.
  const kinds = new Set(entries.map((entry) => typeof own(entry, key)))
  if (kinds.size > 1 && waysAt(walk, to).length > 0) return false
  const spelt = entries.map((entry) => ({
    ...(isRecord(entry) ? entry : {}),
    [key]: heldAs(walk, to, own(entry, key))
  }))
  return fitsAll(walk, schemasAt(walk, place), spelt)
}

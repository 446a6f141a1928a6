import { type Issue, isIndex, isList, type Path, printPointer, valueAt } from '@toolfault/model'
import { typesAsked } from '../asked.js'
import { areLikeItems } from '../point/like-item.js'
import { isListed } from '../point/tuple.js'
import { isIn, lastOf } from '../pointers.js'
import { issue as issueOf } from '../schema/limits.js'
import { fitsAll } from '../schema/misfits.js'
import { type Told, toldOf } from '../told/told.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'

/** Of a list that fits in a list, or is the only item of its own, that is told, and not what is wrong in each of its items. */
export const layered = (walk: Walk, told: ReadonlyArray<Told>): ReadonlyArray<Told> => {
  if (!told.some(({ issue }) => isOfLayer(walk, issue))) return told
  const places = new Map<string, Path>()
  // What came as JSON text is told there already, and a text says one thing of a place.
  const seen = new Set(
    told.flatMap(({ issue }) => (issue.kind === 'type' ? [printPointer(issue.path)] : []))
  )
  for (const { issue } of told) {
    for (const place of isOfLayer(walk, issue) ? listsAround(issue.path) : []) {
      const pointer = printPointer(place)
      if (places.has(pointer)) break
      if (seen.has(pointer)) continue
      seen.add(pointer)
      if (!isMislaid(walk, place)) continue
      places.set(pointer, place)
      break
    }
  }
  if (places.size === 0) return told
  return [
    ...told.filter(({ issue }) => !isIn(places, issue.path)),
    ...[...places.values()].map((place) => toldOf(walk, issueOf(place, 'type', { type: 'array' })))
  ]
}

/** Whether a list is wanted where none is, or one is where none is wanted. */
const isOfLayer = (walk: Walk, issue: Issue): boolean =>
  issue.kind === 'type' &&
  issue.path.length > 1 &&
  isIndex(lastOf(issue.path)) &&
  typesAsked(issue)?.includes('array') !== isList(valueAt(walk.value, issue.path))

/** What a place is an item of, or an item of its items, the outermost first. */
const listsAround = (path: Path): ReadonlyArray<Path> => {
  const held = path.findLastIndex((key) => !isIndex(key))
  return path.slice(held + 1).map((_, at) => path.slice(0, held + 1 + at))
}

/** So many items tell what a list holds. */
const ITEMS = 16

/**
 * Whether the only item of a list is one that fits its place; or the list as an item does, where none of what it holds is
 * one, nor a text of one. Of a single item it is the same to say it of that.
 */
const isMislaid = (walk: Walk, place: Path): boolean => {
  const value = valueAt(walk.value, place)
  if (!isList(value)) return false
  const schemas = schemasAt(walk, place)
  const items = schemasAt(walk, [...place, '0'])
  const suits = (all: ReadonlyArray<unknown>, one: unknown): boolean =>
    all.length > 0 && fitsAll(walk, all, one)
  const [only, more] = value
  if (more === undefined && isList(only) && only.length > 1)
    return suits(schemas, only) || areLikeItems(walk, items, only)
  const isItem = (item: unknown): boolean => suits(items, item) || (!isList(item) && isListed(item))
  return more !== undefined && !value.slice(0, ITEMS).some(isItem) && suits(schemas, [value])
}

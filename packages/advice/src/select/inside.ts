import { isList, isRecord, keysOf, type Path, valueAt } from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { shapeOf } from '../schema/shape.js'
import { rulesAt } from '../walk/rules.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** Whether an object at a place may have a key by its name, in whatever branch. */
export const knows = (walk: Walk, place: Path, key: string): boolean =>
  shapesAt(walk, place).some(({ properties }) => properties.has(key))

/** The place that holds the keys: of an array its first item. */
export const holderAt = (walk: Walk, place: Path): Path =>
  shapesAt(walk, place).some(({ types }) => types.has('array') && !types.has('object'))
    ? [...place, '0']
    : place

/**
 * The object that a text calls by its key in what a place holds: `create_page` of `actions: [{ create_page: {} }]`; `undefined`
 * where it calls none.
 */
export const calledAt = (walk: Walk, place: Path, text: unknown): Path | undefined => {
  if (typeof text !== 'string') return undefined
  const holder = holderAt(walk, place)
  const inner = [...holder, text]
  return knows(walk, holder, text) && hasKeys(walk, inner) ? inner : undefined
}

/** Whether an object is known to have keys. */
export const hasKeys = (walk: Walk, place: Path): boolean =>
  shapesAt(walk, place).some(({ properties }) => properties.size > 0)

/** The keys that an object at a place has to have; what it needs only as long as another is not there it may do without. */
export const requiredAt = (walk: Walk, place: Path): ReadonlySet<string> =>
  new Set(
    rulesAt(walk, place)
      .filter(({ because, maybe }) => maybe !== true && because?.id !== 'absent')
      .flatMap(({ schema }) => [...shapeOf(walk, schema).required])
  )

/** Whether the object that a path leads to surely has to have the last key of it. */
export const needs = (walk: Walk, path: Path): boolean =>
  requiredAt(walk, path.slice(0, -1)).has(lastOf(path))

/** Whether an object or a list that holds something was meant by its name, where another object has to have it. */
export const isMeantFor = (walk: Walk, from: Path, to: Path): boolean =>
  keysOf(valueAt(walk.value, from)).length > 0 && needs(walk, to)

/** Whether an object or a list would come to a place that takes neither, in whatever branch. */
export const isMisplaced = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const shapes = shapesAt(walk, to)
  const isTyped = shapes.length > 0 && shapes.every(({ types }) => types.size > 0)
  return (
    (isList(value) || isRecord(value)) &&
    isTyped &&
    !shapes.some(({ types }) => types.has('object') || types.has('array'))
  )
}

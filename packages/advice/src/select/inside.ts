import { isList, isRecord, keysOf, type Path, valueAt } from '@toolfault/model'
import { scalarsOf } from '../point/convert.js'
import { soleKeyOf } from '../point/inner-key.js'
import { isLikeItem, knownBy } from '../point/like-item.js'
import { fits } from '../schema/misfits.js'
import { type Shape, shapeOf } from '../schema/shape.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
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

/** The keys that an object at a place has to have. */
export const requiredAt = (walk: Walk, place: Path): ReadonlySet<string> =>
  new Set(shapesAt(walk, place).flatMap(({ required }) => [...required]))

/** Whether the object that a path leads to surely has to have the last key of it. */
export const needs = (walk: Walk, path: Path): boolean =>
  requiredAt(walk, path.slice(0, -1)).has(path.at(-1) ?? '')

/** Whether an object or a list that holds something was meant by its name, where another object has to have it. */
export const isMeantFor = (walk: Walk, from: Path, to: Path): boolean =>
  keysOf(valueAt(walk.value, from)).length > 0 && needs(walk, to)

/**
 * Whether a place takes the value of another, or wants such a list or object, or a list of such objects, though something
 * in it is wrong.
 */
export const takesKind = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return takes(walk, to, from) || isOfKind(shapesAt(walk, to), value) || isItemOf(walk, to, from)
}

/** Whether a place wants a list of such objects as the value of another is. */
export const isItemOf = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return (
    isRecord(value) &&
    shapesAt(walk, to).some(({ types }) => types.has('array')) &&
    isLike(walk, [...to, '0'], value)
  )
}

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

const isOfKind = (shapes: ReadonlyArray<Shape>, value: unknown): boolean => {
  const type = isList(value) ? 'array' : isRecord(value) ? 'object' : undefined
  return type !== undefined && shapes.some(({ types }) => types.has(type))
}

/** Whether a place takes the value of another, or an object with most of its keys, or a list of such, though something in it is wrong. */
export const takesLike = (walk: Walk, to: Path, from: Path): boolean =>
  takes(walk, to, from) || isLike(walk, to, valueAt(walk.value, from))

/**
 * Whether an object stands for a place as it is, and not what it holds under the name of that, which would not do there:
 * `{ "geojson": { "type": "FeatureCollection", "features": [] } }` of `features`.
 */
export const isItself = (walk: Walk, to: Path, from: Path): boolean => {
  const name = to.at(-1) ?? ''
  return knows(walk, to, name) && !takesKind(walk, to, [...from, name]) && takes(walk, to, from)
}

/** More items are not compared. */
const ITEMS = 16

const isLike = (walk: Walk, to: Path, value: unknown, least = 1): boolean => {
  const items = isList(value) ? value.slice(0, ITEMS) : []
  const schemas = schemasAt(walk, items.length > 0 ? [...to, '0'] : to)
  return (items.length > 0 ? items : [value]).every(
    (one) => isLikeItem(walk, schemas, one) && knownBy(walk, schemas, one) >= least
  )
}

/** Whether an object, or each of a list of them, has several keys of what a place holds, and few others. */
export const isShapedFor = (walk: Walk, to: Path, value: unknown): boolean =>
  isLike(walk, to, value, 2)

/** Whether a place holds a list of objects, and a value is one of which half the objects or more have a key of those. */
export const isRelated = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const items = isList(value) ? value.slice(0, ITEMS) : []
  const schemas = schemasAt(walk, [...to, '0'])
  const related = items.filter((one) => isRecord(one) && knownBy(walk, schemas, one) > 0)
  return items.every(isRecord) && related.length > 0 && related.length * 2 >= items.length
}

/** Whether a place holds a list of objects, and a value is one of what each has to hold under one key: `ids` of `inputs: [{ id }]`. */
export const isKeyed = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  if (!isList(value) || value.length === 0 || value.length > ITEMS) return false
  const place = [...to, '0']
  const schemas = schemasAt(walk, place)
  return value.every(
    (one) => typeof one !== 'object' && soleKeyOf(walk, place, schemas, one) !== undefined
  )
}

/** Whether a place takes the value of another, as far as can be told. */
export const takes = (walk: Walk, to: Path, from: Path): boolean =>
  takesValue(walk, to, valueAt(walk.value, from))

const takesValue = (walk: Walk, to: Path, value: unknown): boolean =>
  rulesAt(walk, to).every(({ schema }) => fits(walk, schema, value))

/** Whether a place takes the value of another, or the numbers, or yes or no, that its text or the texts in it spell. */
export const takesSpelt = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const spelt =
    isList(value) && value.length <= ITEMS
      ? value.map((one) => speltAt(walk, [...to, '0'], one))
      : speltAt(walk, to, value)
  return takesValue(walk, to, spelt)
}

/** What a text spells, where a place takes that and not the text; else the value itself. */
const speltAt = (walk: Walk, to: Path, value: unknown): unknown => {
  const forms = typeof value === 'string' ? [value, ...scalarsOf(value)] : []
  return forms.find((form) => takesValue(walk, to, form)) ?? value
}

/** Whether a place takes the scalar of another in another form: without its quotes, in them, or in a list. */
export const takesForm = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const forms = typeof value === 'object' ? [] : [...scalarsOf(value), [value]]
  return forms.some((form) => takesValue(walk, to, form))
}

/**
 * Whether what stands under a key belongs into a place, or a list into an item of it, that has a key of that name, in whatever
 * branch, and is not that place under another name: such an object would have keys of it, and such a list would fit.
 */
export const isPartOf = (walk: Walk, to: Path, from: Path): boolean => {
  const [key, value] = [from.at(-1) ?? '', valueAt(walk.value, from)]
  const holder = isList(value) ? holderAt(walk, to) : to
  const schemas = shapesAt(walk, holder).flatMap(({ properties }) => properties.get(key) ?? [])
  return (
    schemas.some(
      (schema) => fits(walk, schema, value) || isOfKind([shapeOf(walk, schema)], value)
    ) &&
    (isList(value)
      ? !takes(walk, to, from)
      : !keysOf(value).some((inner) => knows(walk, holder, inner)))
  )
}

/** Whether a number stands for a place of numbers: one out of its bounds was meant for it no less. */
export const takesNumber = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return (
    typeof value === 'number' &&
    shapesAt(walk, to).some(
      ({ types }) => types.has('number') || (types.has('integer') && Number.isInteger(value))
    )
  )
}

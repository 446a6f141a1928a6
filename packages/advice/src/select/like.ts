import { isList, isRecord, keysOf, own, type Path, valueAt } from '@toolfault/model'
import { soleKeyOf } from '../point/inner-key.js'
import { isLikeItem, knownBy } from '../point/like-item.js'
import { lastOf } from '../pointers.js'
import { fits } from '../schema/misfits.js'
import { type Shape, shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isOther } from './constant.js'
import { holderAt, knows } from './inside.js'
import { ITEMS, takes } from './takes.js'

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
  const name = lastOf(to)
  return knows(walk, to, name) && !takesKind(walk, to, [...from, name]) && takes(walk, to, from)
}

/** Whether these are objects with keys of what a place holds, of which none says that it is another: `type: "bubble"` of "flex". */
const isLike = (walk: Walk, to: Path, value: unknown, least = 1): boolean => {
  const items = isList(value) ? value.slice(0, ITEMS) : []
  const place = items.length > 0 ? [...to, '0'] : to
  const schemas = schemasAt(walk, place)
  return (items.length > 0 ? items : [value]).every(
    (one) =>
      isLikeItem(walk, schemas, one) &&
      knownBy(walk, schemas, one) >= least &&
      !keysOf(one).some((key) => isOther(walk, [...place, key], own(one, key)))
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
  return value.every((one) => soleKeyOf(walk, place, schemas, one) !== undefined)
}

/**
 * Whether what stands under a key belongs into a place, or a list into an item of it, that has a key of that name, in whatever
 * branch, and is not that place under another name: such an object would have keys of it, and such a list would fit.
 */
export const isPartOf = (walk: Walk, to: Path, from: Path): boolean => {
  const [key, value] = [lastOf(from), valueAt(walk.value, from)]
  const holder = isList(value) ? holderAt(walk, to) : to
  const schemas = shapesAt(walk, holder).flatMap(({ properties }) => properties.get(key) ?? [])
  return (
    schemas.some(
      (schema) => fits(walk, schema, value) || isOfKind([shapeOf(walk, schema)], value)
    ) &&
    (isList(value)
      ? !takes(walk, to, from)
      : !keysOf(value).some(
          (inner) =>
            knows(walk, holder, inner) && !isOther(walk, [...holder, inner], own(value, inner))
        ))
  )
}

import type { Path } from '@toolfault/model'
import { type Shape, shapeOf } from '../schema/shape.js'
import { rulesAt } from './rules.js'
import { schemasAt } from './schemas.js'
import type { Walk } from './walk.js'

/** What the subschemas say that surely speak of a place, whether something is there or not. */
export const shapesAt = (walk: Walk, path: Path): ReadonlyArray<Shape> =>
  schemasAt(walk, path).map((schema) => shapeOf(walk, schema))

/** Whether a place is an object of which no key is known. */
export const isMap = (walk: Walk, place: Path): boolean =>
  shapesAt(walk, place).some(({ types }) => types.size === 1 && types.has('object')) &&
  rulesAt(walk, place).every(({ schema }) => shapeOf(walk, schema).properties.size === 0)

import type { Path } from '@toolfault/model'
import { takesNoKey } from '../schema/patterns.js'
import { type Shape, shapeOf } from '../schema/shape.js'
import { rulesAt } from './rules.js'
import { schemasAt } from './schemas.js'
import type { Walk } from './walk.js'

/** What the subschemas say that surely speak of a place, whether something is there or not. */
export const shapesAt = (walk: Walk, path: Path): ReadonlyArray<Shape> =>
  schemasAt(walk, path).map((schema) => shapeOf(walk, schema))

/** Whether a place is an object of any keys, or may be null as well, as what is left out is written. */
export const isMap = (walk: Walk, place: Path): boolean =>
  shapesAt(walk, place).some(
    ({ types }) => types.has('object') && types.size === (types.has('null') ? 2 : 1)
  ) &&
  rulesAt(walk, place).every(
    ({ schema }) => shapeOf(walk, schema).properties.size === 0 && !takesNoKey(schema)
  )

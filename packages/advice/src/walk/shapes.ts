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
export const isMap = (walk: Walk, place: Path): boolean => isOpen(walk, place, ofNothing)

/** Whether it is that, or its text: how who lets callers send objects as JSON text writes it. */
export const isMapOrText = (walk: Walk, place: Path): boolean => isOpen(walk, place, ofText)

const ofNothing: ReadonlyArray<string> = ['object', 'null']
const ofText: ReadonlyArray<string> = ['object', 'null', 'string']

const isOpen = (walk: Walk, place: Path, known: ReadonlyArray<string>): boolean =>
  shapesAt(walk, place).some(
    ({ types }) => types.has('object') && [...types].every((type) => known.includes(type))
  ) &&
  rulesAt(walk, place).every(
    ({ schema }) => shapeOf(walk, schema).properties.size === 0 && !takesNoKey(schema)
  )

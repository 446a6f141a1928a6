import { isList, type Path, valueAt } from '@toolfault/model'
import { soleKeyOf } from '../point/inner-key.js'
import { scalarsOf } from '../point/scalars.js'
import { beginsAsJson, jsonIn, parsed } from '../schema/json-text.js'
import { fits } from '../schema/misfits.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** More items are not compared. */
export const ITEMS = 16

/** Whether a place takes the value of another, as far as can be told. */
export const takes = (walk: Walk, to: Path, from: Path): boolean =>
  takesValue(walk, to, valueAt(walk.value, from))

const takesValue = (walk: Walk, to: Path, value: unknown): boolean =>
  rulesAt(walk, to).every(({ schema }) => fits(walk, schema, value))

/**
 * Whether a place takes the value of another, or the numbers, or yes or no, that its text or the texts in it spell, or the list or
 * object that its text is the JSON of.
 */
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
  const forms = typeof value === 'string' ? [value, ...scalarsOf(value), ...heldIn(value)] : []
  return forms.find((form) => takesValue(walk, to, form)) ?? value
}

/** What a text is the JSON of, where that is a list or an object. */
const heldIn = (text: string): ReadonlyArray<unknown> => {
  const json = jsonIn(text)
  const held = beginsAsJson(json) ? parsed(json) : undefined
  return held === undefined ? [] : [held]
}

/** Whether a place takes the scalar of another in another form: without its quotes, in them, or in a list. */
export const takesForm = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const forms = typeof value === 'object' ? [] : [...scalarsOf(value), [value]]
  return forms.some((form) => takesValue(walk, to, form))
}

/** Whether a place takes a list of what stands in another, and not that itself. */
export const takesListed = (walk: Walk, to: Path, from: Path): boolean =>
  shapesAt(walk, to).some(({ types }) => types.has('array')) && takes(walk, [...to, '0'], from)

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

/** Whether a place takes an object that holds the scalar of another under its only key, or the only one for such. */
export const takesUnderKey = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return typeof value !== 'object' && soleKeyOf(walk, to, schemasAt(walk, to), value) !== undefined
}

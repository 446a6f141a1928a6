import { isList, isRecord, keysOf, owns, type Path, valueAt } from '@toolfault/model'
import { isNumbering } from '../names/akin.js'
import { behind, isBoth } from '../names/joined.js'
import { measureIn } from '../names/measured.js'
import { isSameName } from '../names/spelling.js'
import { scalarsOf } from '../point/scalars.js'
import { lastOf } from '../pointers.js'
import { beginsAsJson, jsonIn } from '../schema/json-text.js'
import { sole } from '../union/sole.js'
import { isMap, shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { isMisplaced, knows } from './inside.js'
import { takesKind } from './like.js'
import { takes, takesForm } from './takes.js'

/** Whether a number stands for a text that is none of a number: `target: 99.9` of `to`. */
export const isNumberForText = (walk: Walk, from: Path, to: Path): boolean =>
  typeof valueAt(walk.value, from) === 'number' &&
  !takes(walk, to, from) &&
  takesForm(walk, to, from) &&
  !isNumbering(lastOf(to))

/** Whether a value that is no object of any keys says by its key what it is called in one: `args_path` of `args`. */
export const isInMap = (walk: Walk, to: Path, from: Path): boolean =>
  behind(lastOf(from), lastOf(to)) !== undefined && isMap(walk, to) && !mayStand(walk, to, from)

/** Whether a value fits a place, or would in another form: as an item, or as what its text says. */
export const mayStand = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return (
    takesKind(walk, to, from) ||
    takesForm(walk, to, from) ||
    (typeof value === 'string' && beginsAsJson(jsonIn(value)))
  )
}

/** Whether a text that says no number, nor yes or no, or what is no scalar stands for one of these: `context: "all of it"` of `-C`. */
export const isUncounted = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  const types = shapesAt(walk, to).flatMap((shape) => [...shape.types])
  return (
    types.length > 0 &&
    types.every((type) => /^(?:boolean|integer|number)$/.test(type)) &&
    (typeof value === 'string' ? !isCounted(value) : typeof value === 'object')
  )
}

/** `all`, `ten`, `yes`. */
const oneWord = /^[a-z]{1,8}$/i

/** Whether a text may be made a number, or yes or no. */
const isCounted = (text: string): boolean =>
  scalarsOf(text).length > 0 || measureIn(text) !== undefined || oneWord.test(text.trim())

/** Whether several stand for what takes one value alone: a row for each may have been meant, and not the name. */
export const areSeveral = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return isList(value) && value.length > 1 && isMisplaced(walk, to, from)
}

/** Whether objects in a list stand for what takes one value alone, by another name. */
export const areRows = (walk: Walk, to: Path, from: Path): boolean => {
  const value = valueAt(walk.value, from)
  return (
    isList(value) &&
    isRecord(value[0]) &&
    !isSameName(lastOf(from), lastOf(to)) &&
    isMisplaced(walk, to, from)
  )
}

/** Whether a list has for its items what a place takes. */
export const holdsOneOf = (walk: Walk, to: Path, from: Path): boolean =>
  isList(valueAt(walk.value, from)) && takes(walk, to, [...from, '0'])

/** Whether what stands under a key, or is the only item there, has the name of the place to which it does not fit, itself or behind that key. */
export const holdsIt = (walk: Walk, from: Path, to: Path): boolean => {
  const held = valueAt(walk.value, from)
  const one = isList(held) ? sole(held) : held
  const [key, name] = [lastOf(from), lastOf(to)]
  if (!isRecord(one) || takesKind(walk, to, from) || knows(walk, to, name)) return false
  return owns(one, name) || keysOf(one).some((inner) => isBoth(name, key, inner))
}

import { type Path, valueAt } from '@toolfault/model'
import { isSameName } from '../names/spelling.js'
import { soleKeyOf } from '../point/inner-key.js'
import { lastOf } from '../pointers.js'
import { branchesOf } from '../schema/branches.js'
import { beginsAsJson, jsonIn } from '../schema/json-text.js'
import { shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { requiredAt } from './inside.js'

/**
 * Whether a text alone is no item of a list, which has to hold more under names of its own, though the key is nearly that of
 * the list: `comment: "nit"` of `comments: [{ path, body }]` may be meant for another place.
 */
export const isNoItem = (walk: Walk, to: Path, from: Path): boolean => {
  const [value, item] = [valueAt(walk.value, from), [...to, '0']]
  return (
    typeof value === 'string' &&
    !isSameName(lastOf(from), lastOf(to)) &&
    !beginsAsJson(jsonIn(value)) &&
    isOfObjects(walk, to) &&
    holdsMore(walk, item) &&
    soleKeyOf(walk, item, schemasAt(walk, item), value) === undefined
  )
}

/** Whether an object has to hold more than one key, in whatever branch. */
const holdsMore = (walk: Walk, item: Path): boolean =>
  requiredAt(walk, item).size > 1 ||
  schemasAt(walk, item).some((schema) =>
    branchesOf(schema)?.every((branch) => shapeOf(walk, branch).required.size > 1)
  )

/** Whether a list of objects is all that a place takes. */
const isOfObjects = (walk: Walk, to: Path): boolean =>
  [to, [...to, '0']].every((place, at) => {
    const type = at === 0 ? 'array' : 'object'
    return shapesAt(walk, place).every(({ types }) => types.size === 1 && types.has(type))
  })

import type { Path } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { type Direction, directionOf } from '../names/direction.js'
import { headOf } from '../names/spelling.js'
import { lastOf } from '../pointers.js'
import type { Shape } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'

/** How the way of an order is said at a place that takes nothing else: as a listed value, or as yes or no. */
export const wayAt = (walk: Walk, path: Path, direction: Direction): Json | undefined => {
  const shapes = shapesAt(walk, path)
  const listed = waysIn(listedOf(shapes))
  if (listed.length > 0) return sole(listed.filter((one) => directionOf(one) === direction))
  const isFlag = shapes.some(({ types }) => types.size === 1 && types.has('boolean'))
  const way = isFlag ? directionOf(headOf(lastOf(path))) : undefined
  return way === undefined ? undefined : way === direction
}

/** The ways that a place lists, where it takes nothing else. */
export const waysAt = (walk: Walk, path: Path): ReadonlyArray<Direction> =>
  waysIn(listedOf(shapesAt(walk, path))).flatMap((one) => directionOf(one) ?? [])

export const waysIn = (listed: ReadonlyArray<Json>): ReadonlyArray<Json> =>
  listed.every((one) => directionOf(one) !== undefined) ? listed : []

const listedOf = (shapes: ReadonlyArray<Shape>): ReadonlyArray<Json> =>
  shapes.flatMap(({ values = [] }) => values)

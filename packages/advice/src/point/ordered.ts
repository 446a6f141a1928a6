import {
  type Expected,
  type Fix,
  isList,
  isRecord,
  keysOf,
  own,
  type Path,
  valueAt
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isFreeAt } from '../blank.js'
import { type Direction, directionOf, type Order, orderIn } from '../names/direction.js'
import { headOf } from '../names/spelling.js'
import { lastOf } from '../pointers.js'
import type { Shape } from '../schema/shape.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { shapesAt } from '../walk/shapes.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { choosing, type Rejected } from './fix.js'
import { hides } from './rejected.js'
import { hidesList } from './unlisted.js'

/** More keys of an object are not looked at. */
const MANY = 64

type Put = Fix & { readonly id: 'put' }

/**
 * The listed text that came together with the way of an order, which has a place of its own beside it: `created` of
 * `sort: "created-desc"`, and `desc` for `order`. `undefined` where that is not so, and where another way was sent.
 */
export const ordered = (
  walk: Walk,
  path: Path,
  expected: Expected | undefined,
  rejected: Rejected | undefined,
  fix: Fix | undefined
): Fix | undefined => {
  if (rejected === undefined || path.length === 0) return undefined
  if (fix?.id !== 'choose' && fix?.id !== 'put' && fix?.id !== 'send') return undefined
  const said = saidBy(rejected.value)
  const values = said === undefined ? [] : listedIn(walk, path, expected)
  // A list of both together has its own way to say it.
  if (said === undefined || values.some((one) => saidBy(one) !== undefined)) return undefined
  if (hidesList(walk, path, values) || hides(walk, path, path, rejected.value)) return undefined
  if (waysIn(values).length > 0) return turned(walk, path, rejected, said, values)
  const by = choosing(values, { ...rejected, value: said.by })
  const beside = besideOf(walk, path, said.direction)
  if (by.id !== 'put' || beside === undefined) return undefined
  const place = [...path.slice(0, -1), beside.key]
  if (isFreeAt(walk.value, place)) return { ...by, beside }
  return directionOf(valueAt(walk.value, place)) === said.direction ? by : undefined
}

/** The way, where a place takes that alone, and the field for the only key beside it that lists it: `sort` beside `order_by`. */
const turned = (
  walk: Walk,
  path: Path,
  rejected: Rejected,
  said: Order,
  values: ReadonlyArray<Json>
): Fix | undefined => {
  const value = sole(values.filter((one) => directionOf(one) === said.direction))
  const around = path.slice(0, -1)
  const beside = sole(
    [...knownOf(rulesAt(walk, around)).keys].slice(0, MANY).flatMap((key) => {
      const place = [...around, key]
      const listed = shapesAt(walk, place).flatMap((shape) => shape.values ?? [])
      const by = listed.length === 0 ? undefined : choosing(listed, { ...rejected, value: said.by })
      const isIt =
        by?.id === 'put' && isFreeAt(walk.value, place) && !hidesList(walk, place, listed)
      return isIt ? [{ key, value: by.value }] : []
    })
  )
  return value === undefined || beside === undefined ? undefined : { id: 'put', value, beside }
}

/** What is listed, also where no more was told of an object than that it is no text. */
const listedIn = (walk: Walk, path: Path, expected: Expected | undefined): ReadonlyArray<Json> => {
  if (expected?.id === 'one_of') return expected.values
  return expected?.id === 'type' ? shapesAt(walk, path).flatMap(({ values = [] }) => values) : []
}

/** Both as a text, a pair or an object says them: `-price`, `["price", "desc"]`, `{ "field": "price", "order": "desc" }`. */
const saidBy = (value: unknown): Order | undefined => {
  if (typeof value === 'string') return orderIn(value)
  if (isList(value)) return value.length === 1 ? saidAlone(value[0]) : saidApart(value)
  return saidAlone(value)
}

const saidAlone = (value: unknown): Order | undefined => {
  if (typeof value === 'string') return orderIn(value)
  const [key, ...more] = isRecord(value) ? keysOf(value) : []
  if (key === undefined || more.length > 1) return undefined
  const [held, other] = [own(value, key), own(value, more[0] ?? '')]
  return saidApart(more.length === 0 ? [key, held] : [held, other])
}

const saidApart = (parts: ReadonlyArray<unknown>): Order | undefined => {
  const by = sole(parts.filter((one) => directionOf(one) === undefined))
  const direction = sole(parts.flatMap((one) => directionOf(one) ?? []))
  return parts.length === 2 && typeof by === 'string' && direction !== undefined
    ? { by, direction }
    : undefined
}

/** The only key beside a place that takes the way of an order, and what says this one there. */
const besideOf = (walk: Walk, path: Path, direction: Direction): Put['beside'] => {
  const around = path.slice(0, -1)
  const { keys } = knownOf(rulesAt(walk, around))
  const isSent = strangeAt(walk, around).some(
    (key) => directionOf(valueAt(walk.value, [...around, key])) !== undefined
  )
  if (keys.size > MANY || isSent) return undefined
  return sole(
    [...keys]
      .filter((key) => key !== lastOf(path))
      .flatMap((key) => {
        const value = wayAt(walk, [...around, key], direction)
        return value === undefined ? [] : [{ key, value }]
      })
  )
}

/** How the way of an order is said at a place that takes nothing else: as a listed value, or as yes or no. */
const wayAt = (walk: Walk, path: Path, direction: Direction): Put['value'] | undefined => {
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

const waysIn = (listed: ReadonlyArray<Json>): ReadonlyArray<Json> =>
  listed.every((one) => directionOf(one) !== undefined) ? listed : []

const listedOf = (shapes: ReadonlyArray<Shape>): ReadonlyArray<Json> =>
  shapes.flatMap(({ values = [] }) => values)

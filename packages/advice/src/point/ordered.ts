import { type Expected, type Fix, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { isFreeAt } from '../blank.js'
import { type Direction, directionOf, type Order } from '../names/direction.js'
import { lastOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { shapesAt } from '../walk/shapes.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { choosing, type Rejected } from './fix.js'
import { hides } from './hides.js'
import { saidBy } from './said-order.js'
import { hidesList } from './unlisted.js'
import { wayAt, waysIn } from './ways.js'

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
  const { value } = rejected
  const isTold = fix?.id === 'choose' || fix?.id === 'put'
  // Of an object no more may be told than that it is no text.
  if (!isTold && (fix?.id !== 'send' || typeof value !== 'object')) return undefined
  const said = saidBy(value)
  const values = said === undefined ? [] : listedIn(walk, path, expected)
  // A list of both together has its own way to say it.
  if (said === undefined || values.some((one) => saidBy(one) !== undefined)) return undefined
  if (hidesList(walk, path, values) || hides(walk, path, path, value)) return undefined
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

/** What is listed, whatever was told. */
const listedIn = (walk: Walk, path: Path, expected: Expected | undefined): ReadonlyArray<Json> => {
  if (expected?.id === 'one_of') return expected.values
  return expected?.id === 'type' ? shapesAt(walk, path).flatMap(({ values = [] }) => values) : []
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

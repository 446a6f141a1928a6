import { type Fix, type Issue, own, type Path, valueAt } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { type Direction, directionOf, orderIn } from '../names/direction.js'
import { orderMember } from '../names/order-member.js'
import { headOf } from '../names/spelling.js'
import { lastOf } from '../pointers.js'
import { sole } from '../union/sole.js'
import { shapesAt } from '../walk/shapes.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { isPlaceless, soleBeside } from './beside.js'
import { hides } from './hides.js'
import { hidesList } from './unlisted.js'

/**
 * The way of an order that has no place, for the one listed text beside it that says both: `created desc` for `sort: "created"` and
 * `order: "desc"`. `undefined` where nobody knows which text, or which of two ways.
 */
export const wayBeside = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  const { path } = issue
  const around = path.slice(0, -1)
  if (fix?.id === 'choose') {
    const way = wayIn(walk, around)
    const value = way === undefined ? undefined : bothAt(walk, path, way)
    return value === undefined ? undefined : { id: 'put', value }
  }
  if (!isPlaceless(issue, fix)) return undefined
  const way = saidAt(walk, path) === undefined ? undefined : wayIn(walk, around)
  if (way === undefined) return undefined
  const beside = soleBeside(walk, around, (key) => bothAt(walk, [...around, key], way))
  return beside === undefined ? undefined : { id: 'remove', beside }
}

/** The only way that is said under the keys of an object that nobody knows. */
const wayIn = (walk: Walk, around: Path): Direction | undefined =>
  sole(strangeAt(walk, around).flatMap((key) => saidAt(walk, [...around, key]) ?? []))

/** The way that a key says: by its value, or by its name where that is a flag. */
const saidAt = (walk: Walk, path: Path): Direction | undefined => {
  const came = valueAt(walk.value, path)
  if (typeof came === 'string') return directionOf(came)
  const way = typeof came === 'boolean' ? directionOf(headOf(lastOf(path))) : undefined
  if (way === undefined || came === true) return way
  return way === 'rising' ? 'falling' : 'rising'
}

/** The only listed text of a place that orders by what came there, and this way; none where it came so. */
const bothAt = (walk: Walk, path: Path, way: Direction): Json | undefined => {
  const came = own(valueAt(walk.value, path.slice(0, -1)), lastOf(path))
  if (typeof came !== 'string' || orderIn(came) !== undefined) return undefined
  const listed = shapesAt(walk, path).flatMap(({ values = [] }) => values)
  const texts = listed.filter((one) => typeof one === 'string')
  if (hidesList(walk, path, listed) || hides(walk, path, path, came)) return undefined
  const found = orderMember(`${came} ${way === 'rising' ? 'asc' : 'desc'}`, texts)
  return found === came ? undefined : found
}

import { isRecord, keysOf, own } from '@toolfault/model'
import { inUnitOf, type Unit, unitNamed, unitOf } from './unit.js'

/** An object of more keys says more than how much of something. */
const MOST = 4

/**
 * How much an object says in another unit of the same kind, which is asked for last: 7200 for `{ "hours": 2 }` or
 * `{ "value": 2, "unit": "hours" }` in seconds. `undefined` where it says anything else as well.
 */
export const quantityIn = (value: object, wanted: () => Unit | undefined): number | undefined => {
  const keys = keysOf(value)
  if (!isRecord(value) || keys.length === 0 || keys.length > MOST) return undefined
  const parts =
    keys.length === 2 ? (byUnit(value, keys) ?? byName(value, keys)) : byName(value, keys)
  const unit = parts === undefined ? undefined : wanted()
  if (parts === undefined || unit === undefined) return undefined
  const [size, base] = unit
  return parts.every(([, [, of]]) => of === base)
    ? parts.reduce((sum, [much, [each]]) => sum + inUnitOf(much, each, size), 0)
    : undefined
}

/** How many of which unit. */
type Part = readonly [much: number, unit: Unit]

/** Numbers under the names of units: `{ "hours": 1, "minutes": 30 }`. */
const byName = (value: object, keys: ReadonlyArray<string>): ReadonlyArray<Part> | undefined => {
  const parts = keys.flatMap((key) => partOf(own(value, key), unitNamed(key.toLowerCase())))
  return parts.length === keys.length ? parts : undefined
}

/** A number beside the name of its unit. */
const byUnit = (value: object, keys: ReadonlyArray<string>): ReadonlyArray<Part> | undefined => {
  const key = keys.find((one) => /^(?:time_?)?units?$/i.test(one))
  const name = key === undefined ? undefined : own(value, key)
  const other = keys.find((one) => one !== key)
  if (
    typeof name !== 'string' ||
    other === undefined ||
    !/^(?:value|amount|duration|number|interval)$/i.test(other)
  )
    return undefined
  const parts = partOf(own(value, other), unitOf(name))
  return parts.length > 0 ? parts : undefined
}

const partOf = (much: unknown, unit: Unit | undefined): ReadonlyArray<Part> =>
  typeof much === 'number' && unit !== undefined ? [[much, unit]] : []

/** Whether a key says a unit of which there are greater and lesser ones: of time, or of length. */
export const isUnit = (key: string): boolean =>
  /^[a-z]{3,12}$/i.test(key) && isOfSome(unitNamed(key.toLowerCase()))

const isOfSome = (unit: Unit | undefined): boolean =>
  unit !== undefined && unit[1] !== '%' && unit[1] !== 'px'

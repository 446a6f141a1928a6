import {
  dateTimeOf,
  type Fix,
  type Issue,
  momentOf,
  own,
  type Path,
  valueAt
} from '@toolfault/model'
import { inUnitOf } from '../names/unit.js'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { withinNull } from '../schema/beside-null.js'
import { branchesOf } from '../schema/branches.js'
import { fitsAll } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'
import { isMoment, unitFor } from './unit-for.js'

/**
 * A moment that came as a number where its date is wanted, and the other way about: `"2024-05-01T10:00:00Z"` of 1714557600. `undefined`
 * where the unit of a number is not told by its digits or by its author, and where a date has no zone.
 */
export const momentFor = (walk: Walk, { path }: Issue, fix: Fix | undefined): Fix | undefined => {
  if (fix?.id !== 'meet' && fix?.id !== 'send') return undefined
  const came = valueAt(walk.value, path)
  const [counted, said] = [countedBy(came), millisOf(came)]
  // Most of what comes is no moment, and its schemas need not be asked.
  if (counted === undefined && said === undefined) return undefined
  const schemas = [
    ...new Set([...schemasAt(walk, path), ...withinNull(walk.root, schemasAt(walk, path))])
  ]
  // A number out of its bounds may count in another unit than is asked for.
  const moment = said ?? (typeof came === 'number' ? counted : undefined)
  const value = dateOf(schemas, counted) ?? numberOf(walk, path, schemas, moment)
  const isShown =
    value !== undefined &&
    value !== came &&
    fitsAll(walk, schemasAt(walk, path), value) &&
    !hides(walk, path, path, came)
  return isShown ? { id: 'put', value } : undefined
}

/** The milliseconds that a number counts: of ten digits in seconds, of thirteen in milliseconds. */
export const countedBy = (came: unknown): number | undefined => {
  const text = typeof came === 'string' || typeof came === 'number' ? String(came) : ''
  const [, seconds, millis = '000'] = /^([1-3]\d{9})(\d{3})?$/.exec(text) ?? []
  return seconds === undefined ? undefined : Number(seconds) * 1000 + Number(millis)
}

/** The date and time of so many milliseconds, where one is asked for, also as one of several formats; else the date. */
const dateOf = (
  schemas: ReadonlyArray<unknown>,
  millis: number | undefined
): string | undefined => {
  if (millis === undefined) return undefined
  const formats = [formatsIn(schemas), formatsIn(schemas.flatMap((one) => branchesOf(one) ?? []))]
  const [format, ...others] = formats.find((some) => some.length > 0) ?? []
  if (!(format === 'date-time' || format === 'date')) return undefined
  const text = dateTimeOf(millis)
  return format === 'date' && !others.includes('date-time') ? text?.slice(0, 10) : text
}

const formatsIn = (schemas: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  schemas.map((schema) => own(schema, 'format')).filter((one) => one !== undefined)

/** What counts a moment in the unit that its author asks for, or in seconds. */
const numberOf = (
  walk: Walk,
  path: Path,
  schemas: ReadonlyArray<unknown>,
  millis: number | undefined
): number | undefined => {
  const isNumber = schemas.some((schema) => accepts([...shapeOf(walk, schema).types], 'integer'))
  if (millis === undefined || !isNumber || !isMoment(schemas)) return undefined
  const [size, base] = unitFor(lastOf(path), schemas) ?? [1000, 'ms']
  return base === 'ms' ? inUnitOf(millis, 1, size) : undefined
}

/**
 * The milliseconds since 1970 of a date and time with its zone (RFC 3339 §5.6, and as `date` and PostgreSQL print it); `undefined` of
 * a day that no calendar has.
 */
export const millisOf = (came: unknown): number | undefined => {
  const [, date, time, fraction = '0', sign, hours, minutes = '0'] =
    typeof came === 'string' ? (zoned.exec(came) ?? []) : []
  if (date === undefined) return undefined
  const local = momentOf(`${date}T${time}Z`)
  if (local === undefined || dateTimeOf(local)?.startsWith(date) !== true) return undefined
  const offset = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * 60_000
  return local + Math.round(Number(`0.${fraction}`) * 1_000) + (sign === '-' ? offset : -offset)
}

const zoned =
  /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.(\d{1,3}))?(?:Z|([+-])(\d\d)(?::?(\d\d))?)$/

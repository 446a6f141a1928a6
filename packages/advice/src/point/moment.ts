import {
  dateTimeOf,
  type Fix,
  type Issue,
  lacksKey,
  momentOf,
  own,
  type Path,
  valueAt
} from '@toolfault/model'
import { lastOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { withinNull } from '../schema/beside-null.js'
import { fitsAll } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './rejected.js'
import { isMoment, unitFor } from './unit-for.js'

/**
 * A moment that came as a number where its date is wanted, and the other way about: `"2024-05-01T10:00:00Z"` of 1714557600. `undefined`
 * where the unit of a number is not told by its digits or by its author, and where a date has no zone.
 */
export const momentFor = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined => {
  const { path } = issue
  if (lacksKey(issue) || !(fix?.id === 'meet' || fix?.id === 'send')) return undefined
  const came = valueAt(walk.value, path)
  const schemas = [
    ...new Set([...schemasAt(walk, path), ...withinNull(walk.root, schemasAt(walk, path))])
  ]
  const value = dateOf(schemas, came) ?? numberOf(walk, path, schemas, came)
  const isShown =
    value !== undefined &&
    fitsAll(walk, schemasAt(walk, path), value) &&
    !hides(walk, path, path, came)
  return isShown ? { id: 'put', value } : undefined
}

/** The date and time that a number counts: of ten digits in seconds, of thirteen in milliseconds. */
const dateOf = (schemas: ReadonlyArray<unknown>, came: unknown): string | undefined => {
  const format = schemas.map((schema) => own(schema, 'format')).find((one) => one !== undefined)
  const [, seconds, millis = '000'] = /^([1-3]\d{9})(\d{3})?$/.exec(spelled(came)) ?? []
  if (seconds === undefined || !(format === 'date-time' || format === 'date')) return undefined
  const text = dateTimeOf(Number(seconds) * 1000 + Number(millis))
  return format === 'date' ? text?.slice(0, 10) : text
}

const spelled = (came: unknown): string =>
  typeof came === 'string' || typeof came === 'number' ? String(came) : ''

/** What counts a moment that a text says with its zone (RFC 3339 §5.6), in the unit that its author asks for, or in seconds. */
const numberOf = (
  walk: Walk,
  path: Path,
  schemas: ReadonlyArray<unknown>,
  came: unknown
): number | undefined => {
  const isNumber = schemas.some((schema) => accepts([...shapeOf(walk, schema).types], 'integer'))
  const millis = isNumber && isMoment(schemas) ? millisOf(came) : undefined
  const [size, base] = unitFor(lastOf(path), schemas) ?? [1000, 'ms']
  return base === 'ms' && millis !== undefined ? millis / size : undefined
}

/** The milliseconds since 1970 of a date and time with its zone; `undefined` of a day that no calendar has. */
const millisOf = (came: unknown): number | undefined => {
  const [, date = '', time, fraction = '0', sign, hours, minutes] =
    typeof came === 'string' ? (zoned.exec(came) ?? []) : []
  const local = momentOf(`${date}T${time}Z`)
  if (local === undefined || dateTimeOf(local)?.startsWith(date) !== true) return undefined
  const offset = sign === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * 60_000
  return local + Math.round(Number(`0.${fraction}`) * 1_000) + (sign === '-' ? offset : -offset)
}

const zoned =
  /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.(\d{1,3}))?(?:Z|([+-])(\d\d):(\d\d))$/

import { type Fix, type Issue, isRecord, own, type Path, valueAt } from '@toolfault/model'
import { measureIn } from '../names/measured.js'
import { isPercentOf, isScale, percentOf, scaleSaid } from '../names/scale.js'
import { lastOf } from '../pointers.js'
import { descriptionOf } from '../schema/description.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { numberBeside } from './beside.js'
import { hides } from './hides.js'

/**
 * The number of a place that came in percent, on the scale of that: 128 for `brightness` of 0 to 255 of `brightness_pct: 50`.
 * `undefined` where the place has no such scale.
 */
export const onScale = (walk: Walk, from: Path, to: Path): number | undefined => {
  if (!isPercentOf(lastOf(from), lastOf(to))) return undefined
  const came = valueAt(walk.value, from)
  if (typeof came !== 'number' || hides(walk, from, from, came)) return undefined
  const schemas = schemasAt(walk, to)
  const most = sole([...new Set(schemas.flatMap(scaleOf))])
  const value = most === undefined ? undefined : percentOf(came, most)
  return value !== undefined && fitsAll(walk, schemas, value) ? value : undefined
}

/** The upper end of a scale that is none of percents, by its limits or else by what its author says. */
const scaleOf = (schema: unknown): ReadonlyArray<number> => {
  if (!isRecord(schema)) return []
  const [least, most] = [own(schema, 'minimum'), own(schema, 'maximum')]
  if (most !== undefined) return isScale(least, most) ? [most] : []
  const said = scaleSaid(descriptionOf(schema))
  return said === undefined ? [] : [said]
}

/** The number that a text says in percent, on the scale of a place: 128 of `50%` for 0 to 255; `undefined` where it has no such scale. */
export const shareIn = (text: string, schemas: ReadonlyArray<unknown>): number | undefined => {
  const [amount, unit] = text.endsWith('%') ? (measureIn(text) ?? []) : []
  if (amount === undefined || unit !== '%') return undefined
  const most = sole([...new Set(schemas.flatMap(scaleOf))])
  return most === undefined ? undefined : percentOf(Number(amount), most)
}

/** What a missing place, or one that may be left out, is to have for a percentage of it beside it. */
export const inScale = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined =>
  numberBeside(walk, issue, fix, onScale)

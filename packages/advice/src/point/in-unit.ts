import { type Fix, type Issue, type Path, valueAt } from '@toolfault/model'
import { wordsOf } from '../names/spelling.js'
import { inUnitOf, isOtherUnit, type Unit, unitAtEnd } from '../names/unit.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { schemasAt } from '../walk/schemas.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'
import { unitFor } from './unit-for.js'

/**
 * The number of a missing place that came under its name with another unit: 30000 for `timeout_ms` of `timeout_seconds: 30`.
 * `undefined` where none did, or more than one.
 */
export const inUnit = (walk: Walk, { path }: Issue, fix: Fix | undefined): Fix | undefined => {
  if (fix?.id !== 'add') return undefined
  const unit = unitFor(lastOf(path), schemasAt(walk, path))
  if (unit === undefined) return undefined
  const around = path.slice(0, -1)
  const value = sole(
    strangeAt(walk, around)
      .filter((key) => isSameBut(key, lastOf(path)))
      .flatMap((key) => counted(walk, [...around, key], unit))
  )
  return value !== undefined && fitsAll(walk, schemasAt(walk, path), value)
    ? { id: 'put', value }
    : undefined
}

/** Whether a number stands under a name that says another unit than the place does to which it might be moved. */
export const isInOtherUnit = (walk: Walk, from: Path, to: Path): boolean =>
  typeof valueAt(walk.value, from) === 'number' &&
  isOtherUnit(unitAtEnd(lastOf(from)), unitFor(lastOf(to), schemasAt(walk, to)))

/** A number in the unit of its key, in that of a place. */
export const counted = (walk: Walk, path: Path, [size, base]: Unit): ReadonlyArray<number> => {
  const came = valueAt(walk.value, path)
  const [much = 0, of] = unitAtEnd(lastOf(path)) ?? []
  return typeof came === 'number' && of === base && !hides(walk, path, path, came)
    ? [inUnitOf(came, much, size)]
    : []
}

/** Whether two names are one but for the unit at their end. */
export const isSameBut = (a: string, b: string): boolean => bare(a) === bare(b)

const bare = (name: string): string => {
  const words = wordsOf(name)
  return (unitAtEnd(name) === undefined ? words : words.slice(0, -1)).join(' ')
}

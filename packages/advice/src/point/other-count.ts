import { type Fix, type Issue, type Path, valueAt } from '@toolfault/model'
import { inUnitOf } from '../names/unit.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { numberBeside } from './beside.js'
import { hides } from './hides.js'
import { isSameBut } from './in-unit.js'
import { countedBy } from './moment.js'
import { isMoment, unitFor } from './unit-for.js'

/**
 * A number that by its digits counts a moment otherwise than a place does, in the unit of that: 1700000000 of 1700000000000 for a
 * "Unix timestamp in seconds". `undefined` where it is in that unit, or its author names none.
 */
export const otherCount = (walk: Walk, from: Path, to: Path): number | undefined => {
  const came = valueAt(walk.value, from)
  const millis = typeof came === 'number' ? countedBy(came) : undefined
  if (millis === undefined) return undefined
  const schemas = schemasAt(walk, to)
  const [size = 0, base] = unitFor(lastOf(to), schemas) ?? []
  if (base !== 'ms' || !isMoment(schemas) || hides(walk, from, from, came)) return undefined
  const value = inUnitOf(millis, 1, size)
  if (value === came) return undefined
  return [value, Math.floor(value)].find((one) => fitsAll(walk, schemas, one))
}

/** The moment of a missing place, or of one that may be left out, which came under another name of it and counts otherwise. */
export const countedAs = (walk: Walk, issue: Issue, fix: Fix | undefined): Fix | undefined =>
  numberBeside(walk, issue, fix, otherFor)

/** The same of a key that is nearly the name of the place, or that but for its unit. */
const otherFor = (walk: Walk, from: Path, to: Path): number | undefined => {
  const count = otherCount(walk, from, to)
  const [key, name] = [lastOf(from), lastOf(to)]
  const isIt = count !== undefined && (isSameBut(key, name) || walk.meant(key, [name]) === name)
  return isIt ? count : undefined
}

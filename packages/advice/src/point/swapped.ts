import { type Fix, type Issue, isList, isRecord, own, type Path, valueAt } from '@toolfault/model'
import { isOnEarth, partsOf, seriesAmong } from '../names/series.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { hides } from './hides.js'

/**
 * A number that is too large or too small, and fits where its neighbour stands, which fits here: a latitude and a longitude, or the
 * two items of a list, in the wrong order. `undefined` where that is not so.
 */
export const swapped = (
  walk: Walk,
  { kind, path }: Issue,
  fix: Fix | undefined
): Fix | undefined => {
  if (kind !== 'range' || fix?.id !== 'meet') return undefined
  const around = path.slice(0, -1)
  const holder = valueAt(walk.value, around)
  const key = lastOf(path)
  const other = neighbourOf(walk, around, holder, key)
  if (other === undefined) return undefined
  const [here, there] = [own(holder, key), own(holder, other)]
  if (typeof here !== 'number' || typeof there !== 'number') return undefined
  const beside = [...around, other]
  const isFit =
    fitsAll(walk, schemasAt(walk, path), there) &&
    fitsAll(walk, schemasAt(walk, beside), here) &&
    !hides(walk, path, path, here) &&
    !hides(walk, beside, beside, there)
  return isFit ? { id: 'put', value: there, beside: { key: other, value: here } } : undefined
}

/** The other item of a list of two, or the other number of a place on earth. */
const neighbourOf = (
  walk: Walk,
  around: Path,
  holder: unknown,
  key: string
): string | undefined => {
  if (isList(holder)) return holder.length === 2 ? String(1 - Number(key)) : undefined
  if (!isRecord(holder)) return undefined
  const part = partsOf(key).find(isOnEarth)
  const { keys } = knownOf(rulesAt(walk, around))
  const pair = part === undefined || keys.size > MANY ? undefined : seriesAmong(keys, part)
  return pair?.find((name) => name !== key)
}

/** More keys of an object are not looked at. */
const MANY = 64

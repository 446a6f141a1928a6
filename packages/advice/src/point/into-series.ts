import { type Convert, type Fix, type Issue, keysOf, own, owns, valueAt } from '@toolfault/model'
import { isOfWhole, partsOf, seriesAmong } from '../names/series.js'
import { lastOf } from '../pointers.js'
import { fitsAll } from '../schema/misfits.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import { shapesAt } from '../walk/shapes.js'
import type { Walk } from '../walk/walk.js'
import { numberIn } from './numbers-in.js'
import { convert } from './unwrap.js'

/** More keys of an object are not looked at. */
const MANY = 64

/** Where one of several numbers that have no place belongs: `x` beside `y` into the only list that takes both, `coordinate`. */
export const intoSeries = (
  walk: Walk,
  { kind, path }: Issue,
  fix: Fix | undefined
): Convert | undefined => {
  if (kind !== 'unexpected' || fix?.id !== 'remove') return undefined
  const parts = partsOf(lastOf(path))
  if (parts.length === 0) return undefined
  const around = path.slice(0, -1)
  const owner = valueAt(walk.value, around)
  const { keys, required } = knownOf(rulesAt(walk, around))
  if (keys.size > MANY) return undefined
  const free = keysOf(owner)
    .slice(0, MANY)
    .filter((key) => !keys.has(key))
  for (const part of parts) {
    const numbers = (seriesAmong(free, part) ?? []).flatMap((name) => numberIn(own(owner, name)))
    const takes = (key: string): boolean => {
      const to = [...around, key]
      const isOf = part.of === '' ? partsOf(key).length === 0 : isOfWhole(part, key)
      return (
        isOf &&
        // What is missing is put there as it says itself.
        !(owns(owner, key) || required.has(key)) &&
        shapesAt(walk, to).some(({ types }) => types.has('array')) &&
        fitsAll(walk, schemasAt(walk, to), numbers)
      )
    }
    const key = numbers.length > 1 ? sole([...keys].filter(takes)) : undefined
    if (key !== undefined) return convert('wrap', 'array', key)
  }
  return undefined
}
